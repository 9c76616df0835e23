// The sounds that there are. How each of them is made stands in sound.ts, which is loaded later.
export const voices = [
  'flip', 'lay', 'gavel', 'coins', 'jail', 'hooves', 'theft', 'turn', 'fanfare', 'grazie', 'tick', 'sigh',
] as const;
export type Voice = (typeof voices)[number];
