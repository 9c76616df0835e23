// How roads are painted: each colour of an edition has a dye of the house, and one stroke, two or three by what a robbery
// there costs (M9), so that a colour is never alone in telling it.
import type { MilleEdition } from '../table/editions';

// `--road-…` in house.css.
const dyes = ['green', 'violet', 'orange', 'blue', 'red', 'brown', 'teal', 'grey'];

// An edition of one's own calls its colours as it likes: one that the house has no dye for gets the next that is free.
export function dyeOf(edition: MilleEdition, color: string): string {
  if (dyes.includes(color)) return color;
  const colors = Object.keys(edition.loss);
  const free = dyes.filter((dye) => !colors.includes(dye));
  const others = colors.filter((other) => !dyes.includes(other));
  const left = free.length > 0 ? free : dyes;
  return left[Math.max(0, others.indexOf(color)) % left.length] ?? 'green';
}

export const strokesOf = (edition: MilleEdition, color: string): number =>
  Math.min(Math.max(edition.loss[color] ?? 1, 1), 3);

// The map's key: what is lost on which roads, the least first.
export function prices(edition: MilleEdition): { loss: number; colors: string[] }[] {
  const painted = new Set(edition.roads.map(({ color }) => color));
  const losses = [...new Set([...painted].map((color) => edition.loss[color] ?? 0))].sort((a, b) => a - b);
  return losses.map((loss) => ({ loss, colors: [...painted].filter((color) => (edition.loss[color] ?? 0) === loss) }));
}
