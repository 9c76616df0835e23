// The colour of a seat: in Adel the one that was drawn (A4), in Mille Grazie by the seat itself.
import type { GameView, Seat } from './letters';

export const milleColors = ['red', 'blue', 'green', 'beige'] as const;

export const seatColor = (view: GameView | null, seat: Seat): string =>
  (view?.game === 'adel' ? view.colors[seat] : milleColors[seat]) ?? 'beige';
