// The colour of a seat: in Adel the one that was drawn (A4), in Mille Grazie by the seat itself.
import type { GameView, Seat } from './letters';

// What the house has dyes and crests for.
const dyes = ['beige', 'blue', 'purple', 'red', 'green', 'white'];
export const milleColors = ['red', 'blue', 'green', 'beige'] as const;

// An edition of one's own calls its colours as it likes. Whoever's colour has no dye wears one that nobody else does.
export function liveryOf(colors: readonly string[], seat: Seat): string {
  const own = colors[seat] ?? '';
  if (dyes.includes(own)) return own;
  const free = dyes.filter((dye) => !colors.includes(dye));
  const before = colors.slice(0, seat).filter((color) => !dyes.includes(color)).length;
  return free[before] ?? 'beige';
}

export const seatColor = (view: GameView | null, seat: Seat): string =>
  (view?.game === 'adel' ? liveryOf(view.colors, seat) : milleColors[seat]) ?? 'beige';
