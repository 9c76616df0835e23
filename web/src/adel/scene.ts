import type { AdelEdition } from '../table/editions';
import type { Scene } from '../table/face';
import type { AdelView, Seat } from '../table/letters';

export type AdelScene = Scene<AdelView, AdelEdition>;

// How many lords are ahead, and one more (A16): the place that a pawn holds. At the end the last showing decides among
// equals (A21).
export function rankOf(view: AdelView, seat: Seat): number {
  const shown = (of: Seat): number => (view.phase === 'over' && view.ranking.includes(of) ? -view.ranking.indexOf(of) : -99);
  const ahead = (other: Seat, of: Seat): boolean =>
    view.positions[other]! > view.positions[of]! ||
    (view.phase === 'over' && view.positions[other] === view.positions[of] && shown(other) > shown(of));
  return 1 + view.positions.filter((_, other) => ahead(other, seat)).length;
}

export const objectCount = (view: AdelView, seat: Seat): number => view.objects[seat]!.length + view.hidden[seat]!;

// What lies open before everybody: shows that are still chosen in secret are not among it (A12).
export const onShow = (view: AdelView): Seat[] => view.ranking.filter((seat) => view.exhibitions[seat] !== null);
export const isOnShow = (view: AdelView, object: string): boolean =>
  onShow(view).some((seat) => view.exhibitions[seat]!.includes(object));
