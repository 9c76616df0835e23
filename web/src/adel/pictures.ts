// Which picture an object has: a drawing of ours, an icon, or a drawing with an icon upon it.
import type { AdelEdition } from '../table/editions';
import type { IconName } from './icons';
import { letterOf } from './ids';
import { ours } from './names';

export type Drawing = 'pipe' | 'pot' | 'sign';
export interface Picture {
  drawing?: Drawing;
  icon?: IconName;
}

const pipe = (icon?: IconName): Picture => ({ drawing: 'pipe', icon });
const pot = (icon?: IconName): Picture => ({ drawing: 'pot', icon });
const sign = (icon: IconName): Picture => ({ drawing: 'sign', icon });

const pictures: Record<string, Picture> = {
  A1585: pipe('anchor'),
  A1622: pipe('sperm-whale'),
  A1688: pipe('spoted-flower'),
  A1731: pipe('turban'),
  A1768: pipe('stag-head'),
  A1799: pipe('crossed-swords'),
  A1816: pipe('jigsaw-piece'),
  A1843: pipe('griffin-shield'),
  A1887: pipe('magnifying-glass'),
  B1540: pot('imperial-crown'),
  B1650: pot('mountains'),
  B1660: pot(),
  B1702: pot('semi-closed-eye'),
  B1744: pot('crossed-swords'),
  B1793: pot('guillotine'),
  B1828: pot('suitcase'),
  B1861: pot('steam-locomotive'),
  C1468: { icon: 'carnival-mask' },
  C1511: { icon: 'devil-mask' },
  C1572: { icon: 'plague-doctor-profile' },
  C1609: { icon: 'drama-masks' },
  C1638: { icon: 'executioner-hood' },
  C1675: { icon: 'double-face-mask' },
  C1719: { icon: 'curly-mask' },
  C1782: { icon: 'domino-mask' },
  C1850: { icon: 'tribal-mask' },
  D1895: { icon: 'binoculars' },
  D1907: { icon: 'musical-score' },
  D1915: { icon: 'leather-boot' },
  D1924: { icon: 'cowboy-boot' },
  D1932: { icon: 'loincloth' },
  D1939: { icon: 'razor' },
  D1953: { icon: 'lipstick' },
  D1956: { icon: 'guitar' },
  E1697: { icon: 'puppet' },
  E1738: { icon: 'plastic-duck' },
  E1752: { icon: 'sailboat' },
  E1776: { icon: 'drum' },
  E1805: { icon: 'film-projector' },
  E1834: { icon: 'trojan-horse' },
  E1866: { icon: 'paddle-steamer' },
  E1879: { icon: 'voodoo-doll' },
  E1903: { icon: 'bear-face' },
  F1821: sign('leeching-worm'),
  F1845: sign('walking-boot'),
  F1858: sign('square-bottle'),
  F1872: sign('elephant'),
  F1891: sign('ample-dress'),
  F1909: sign('coffee-cup'),
  F1921: sign('chelsea-boot'),
  F1934: sign('cheese-wedge'),
};

// For the objects of an edition of one's own: its cards may have the numbers of ours and be something else.
const ofSeries: Record<string, Picture> = {
  pipe: pipe(),
  pot: pot(),
  mask: { icon: 'carnival-mask' },
  star: { icon: 'binoculars' },
  toy: { icon: 'plastic-duck' },
  sign: sign('gavel'),
};

export function pictureOf(edition: AdelEdition, id: string): Picture {
  const icon = edition.series.find((series) => series.letter === letterOf(id))?.icon ?? '';
  return (ours(edition) ? pictures[id] : undefined) ?? ofSeries[icon] ?? { icon: 'gavel' };
}
