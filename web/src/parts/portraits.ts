// The faces of the characters on a medallion of 48 x 48: its ground, then what is painted on it, one after the other. What has
// a width is a stroke, the rest is filled. Their colours are their own, in both themes.
export type Paint = [color: string, path: string, width?: number];

const [skin, ink, gold, linen, blush, red] = ['#edc9a2', '#33251a', '#e3b445', '#fbf6ea', '#e2937d', '#b3372c'];
const coat = 'M4 48Q7 38 18 37H30Q41 38 44 48Z';
const oval = (x: number, y: number, wide: number, high = wide): string => `M${x} ${y - high}a${wide} ${high} 0 1 1-.01 0`;
const pair = (x: number, y: number, wide: number, high = wide): string => oval(24 - x, y, wide, high) + oval(24 + x, y, wide, high);

export const portraits: Record<string, [ground: string, ...Paint[]]> = {
  // A school cap, ginger hair, ears and freckles.
  toby: [
    '#8fc0d4',
    ['#2b3f6b', coat],
    [linen, 'M16 37L24 44L32 37L28 34H20Z'],
    [red, 'M22 41H26L27 48H21Z'],
    [skin, pair(12, 27, 3, 3.6) + 'M12 20H36Q36 39 24 39T12 20Z'],
    ['#c9682a', 'M11 26Q10 15 14 14H34Q38 15 37 26L33 20L29 23L25 20L20 23L15 20Z'],
    [red, 'M11 18Q11 5 24 5T37 18Q24 14 11 18Z'],
    [gold, 'M18 7Q16 11 16 16M24 5V15M30 7Q32 11 32 16', 1.3],
    ['#7f2219', 'M11 18Q24 13 37 18L43 20Q38 23 31 20Q22 17 11 18Z'],
    [ink, pair(5, 27, 1.7, 2.2) + 'M18 32Q24 34 30 32Q28 37 24 37T18 32Z'],
    ['#b5652f', pair(8.5, 30, .7) + pair(6, 31, .7) + pair(8.8, 32.5, .7)],
    [linen, pair(5.5, 26.3, .6) + 'M20 32.8L23.5 33V35H21.5ZM24.5 33L28 32.8L26.5 35H24.5Z'],
  ],
  // A bun, round spectacles and a collar of lace.
  prudence: [
    '#cdb8d8',
    ['#4a3a68', coat],
    ['#6d4a35', oval(24, 8, 6, 5.5) + 'M11 28Q9 10 24 10T37 28L34 34H14Z'],
    [skin, 'M19 32H29V40H19ZM14 24Q14 14 24 14T34 24Q34 37 24 37.5T14 24Z'],
    ['#7f5840', 'M12 28Q11 12 24 12T36 28Q34 19 24 14Q14 19 12 28ZM19 9Q24 12 29 9Q27 13 24 13T19 9Z'],
    [linen, 'M13 40a3 3 0 0 1 5-2a4 4 0 0 0 12 0a3 3 0 0 1 5 2a3 3 0 0 1-4 4a3 3 0 0 1-5 2a3 3 0 0 1-4 0a3 3 0 0 1-5-2a3 3 0 0 1-4-4Z'],
    ['#8c2f4a', oval(24, 42, 1.9, 2.3)],
    [blush, pair(7, 31, 1.8, 1.3)],
    ['#fffaf077', pair(5, 25.5, 4.2)],
    [ink, pair(5, 25.5, 1.3, 1.6)],
    ['#8a5f0f', pair(5, 25.5, 4.2) + 'M23 25Q24 24 25 25M15 24.5L13 24M33 24.5L35 24', 1.2],
    [ink, 'M16.5 20Q19 18.5 21 19.5M31.5 20Q29 18.5 27 19.5', 1],
    ['#a8483c', 'M22 33.5Q24 34.5 26 33.5', 1.5],
  ],
  // A top hat, two chins and a chain of gold.
  midas: [
    '#d9b96a',
    ['#54243d', coat + 'M6 42Q13 35 24 35T42 42V48H6Z'],
    ['#e0b48b', 'M13 30Q14 40 24 40T35 30Z'],
    [skin, 'M13 20H35Q38 35 24 35T13 20Z'],
    ['#8d8377', 'M13 18H16V23Q17 27 14 29Q11 24 13 18ZM35 18H32V23Q31 27 34 29Q37 24 35 18Z'],
    ['#231c22', 'M14 15Q16 8 15 1H33Q32 8 34 15ZM8 15Q24 12 40 15Q40 20 24 20T8 15Z'],
    [gold, 'M15 11Q24 9 33 11L33.5 14Q24 12 14.5 14Z'],
    [blush, pair(6.5, 28, 2.4, 2) + oval(24, 26.5, 2.6, 2)],
    [ink, 'M17 24.5Q19.5 26.5 22 24.5ZM26 24.5Q28.5 26.5 31 24.5Z'],
    [ink, 'M17 23Q19 21.5 22 22.800M31 23Q29 21.5 26 22.800M19.5 31Q24 33 29 30', 1.2],
    ['#b98a63', 'M17 34.500Q24 38 31 34.5', 1.1],
    [gold, 'M9 40Q24 48 39 40', 2.6],
    [gold, oval(24, 44, 3.2)],
    [red, oval(24, 44, 1.5)],
  ],
  // A fan of feathers behind them, a moustache to match, and eyes for nobody.
  peacock: [
    '#f1dcae',
    ['#1d7a78', 'M24 24Q16 12 24 1Q32 12 24 24ZM24 26Q9 18 10 5Q22 10 24 26ZM24 26Q39 18 38 5Q26 10 24 26ZM24 30Q6 28 2 16Q15 14 24 30ZM24 30Q42 28 46 16Q33 14 24 30Z'],
    [gold, oval(24, 6.5, 2.6, 3) + pair(10.5, 10, 2.7) + pair(17, 18.8, 2.6)],
    ['#213f91', oval(24, 6.8, 1.4, 1.7) + pair(10.3, 10.2, 1.5) + pair(16.8, 19, 1.4) + coat],
    [linen, 'M18 36H30L32 41Q28 40 27 44Q24 42 21 44Q20 40 16 41Z'],
    [skin, 'M14 22Q14 13 24 13T34 22V27Q33 38.5 24 38.5T14 27Z'],
    ['#5b2d17', 'M13 25Q11 12 21 11Q33 8 35 17V25Q33 19 30 17Q22 20 16 17Q14 20 13 25ZM22 36.5H26L24 42Z'],
    [blush, pair(7, 28, 1.9, 1.4)],
    [ink, 'M17 24Q19 26 21.5 24M26.5 24Q29 26 31 24M17 21Q19 19 21.5 20M31 21Q29 19 26.5 20M24 24V27', 1.2],
    ['#5b2d17', 'M24 30Q20 27 17 31Q14 34 11 30Q10 35 15 35.5Q21 35.5 24 32.5Q27 35.5 33 35.5Q38 35 37 30Q34 34 31 31Q28 27 24 30Z'],
    ['#a8483c', 'M22 35.3Q24 36 26 35.3', 1.2],
  ],
  // A domino mask and half a grin, by moonlight.
  jack: [
    '#5d6f96',
    ['#f4ecc8', 'M38 6a5 5 0 1 0 5 8a5 5 0 0 1-5-8Z'],
    ['#1d1a24', coat + 'M14 46L13 33L20 38L24 44L28 38L35 33L34 46Z'],
    [red, 'M19 38L24 41L29 38L27 44H21Z'],
    [skin, 'M14 20Q14 11 24 11T34 20V27Q33 39 24 39T14 27Z'],
    ['#1d1a24', 'M13 25Q10 9 22 8Q36 7 35 25L32 18Q28 15 25 13L24 17L21 13Q17 15 16 18ZM12 21Q18 19 24 21.5Q30 19 36 21Q36 29 30 29.5Q26 29.5 24 26.5Q22 29.5 18 29.5Q12 29 12 21Z'],
    [linen, 'M15 25Q18 21.5 22 25.5Q18 28 15 25ZM33 25Q30 21.5 26 25.5Q30 28 33 25ZM18 32.5Q25 34.5 31 30.5Q30 36.5 24.5 36.5Q20 36.5 18 32.5Z'],
    [ink, oval(20, 25, 1.4) + oval(30, 25, 1.4)],
    [ink, 'M18 32.5Q25 34.5 31 30.5Q30 36.5 24.5 36.5Q20 36.5 18 32.5ZM31 30.5L32 29', 1],
  ],
  // A deerstalker, and an eye behind a lens that misses nothing.
  quill: [
    '#a9b98a',
    ['#6b5334', coat],
    [linen, 'M19 36L24 43L29 36Z'],
    ['#4d3a23', 'M15 37L24 47L17 48H6ZM33 37L24 47L31 48H42Z'],
    [skin, 'M15 19H33V28Q33 39 24 39.5T15 28Z'],
    ['#7a7065', 'M14 20H17V27L18.5 33Q14 32 14 27Z'],
    ['#8f6b3e', 'M12 20Q11 6 24 6T36 20ZM13 15L10 27Q14 28.5 16 26V18ZM35 15L38 27Q34 28.5 32 26V18Z'],
    ['#5f4526', 'M18 7V19M24 6V19M30 7V19M13 12.5H35', 1],
    ['#5f4526', 'M9 21Q24 13 39 21Q38 23.5 33 21.5Q24 18 15 21.5Q10 23.5 9 21ZM24 6L18 3V9ZM24 6L30 3V9Z'],
    [ink, oval(19.5, 26, 1.3, 1.6)],
    [ink, 'M16.5 23.5L21.5 23M23.5 26L22.5 31H25M20 34.5H26', 1.2],
    ['#e8f3f5', oval(31, 27, 7)],
    ['#2f6f74', oval(30.5, 27, 3.2)],
    [ink, oval(30.5, 27, 1.7) + 'M26 21.5Q31 19 36 22.5Q31 21 26 21.5Z'],
    [gold, oval(31, 27, 7) + 'M36 32.5L42 40', 2],
    ['#4d3a23', 'M38.5 35.5L43.5 42', 3.2],
  ],
  // White hair under a tiara, and a fan before whatever her mouth may do.
  duchess: [
    '#7d3a63',
    ['#2c2350', coat],
    ['#dcd7e2', oval(24, 13, 10, 11) + oval(24, 21, 13, 12) + pair(11, 30, 3.6)],
    ['#f3d9c0', 'M20 32H28V37Q33 38 35 41L24 46L13 41Q15 38 20 37ZM15 23Q15 14 24 14T33 23Q32 36 24 36.5T15 23Z'],
    [linen, pair(12, 23, 3.6) + 'M12 20Q13 10 24 10T36 20Q31 15 24 15T12 20ZM20 8Q24 4 28 8Q24 6 20 8Z' + pair(2, 41.5, 1.3) + pair(6, 40, 1.3)],
    [gold, 'M13 15L13.5 8.500L19 11L24 4.500L29 11L34.5 8.500L35 15Q24 9 13 15Z'],
    ['#c8304a', oval(24, 9.8, 1.5, 2) + 'M22 32.500Q23 31.5 24 32Q25 31.5 26.5 32.500Q24 34.5 22 32.500Z'],
    ['#a7a0c4', 'M16.5 24Q19.5 20.5 22 24ZM31.5 24Q28.5 20.5 26 24Z'],
    [ink, 'M17.5 24Q19.5 27 21.5 24ZM26.5 24Q28.5 27 30.5 24Z' + oval(30, 30, .7)],
    [ink, 'M16 24.200Q19.5 23 22 24M32 24.200Q28.5 23 26 24M16.8 20Q19.5 18 22 19.200M31.2 20Q28.5 18 26 19.2', 1],
    [gold, pair(10.5, 32.5, 1.2, 2)],
    ['#2f9490', 'M15 50L32 40A20 20 0 0 0-2 40Z'],
    [gold, 'M15 50L28.5 36M15 50L23 32M15 50V31M15 50L7 32', .8],
    [linen, 'M32 40A20 20 0 0 0-2 40', 2.4],
  ],
};
