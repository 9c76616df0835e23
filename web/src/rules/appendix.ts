// The tables of the appendix, from the edition that is played with.
import { castleName, colorName, objectName, seriesName } from '../adel/names';
import { cityName, sayColor } from '../mille/names';
import type { AdelEdition, Edition, MilleEdition } from '../table/editions';

type Fill = (edition: never) => string[][];

const both = (numbers: number[]): string => [...numbers].sort((a, b) => a - b).join(', ');

// From which space of the track to which.
function spacesOf({ track }: AdelEdition, castle: number): string {
  const first = track.slice(0, castle).reduce((sum, { spaces }) => sum + spaces, 0);
  const last = first + track[castle]!.spaces - 1;
  return first === last ? String(first) : `${first}–${last}`;
}

export const fills: Record<string, Fill> = {
  sets: ({ sets }: AdelEdition) => sets.map(({ color, checks, thieves }) => [colorName(color), both(checks), both(thieves)]),
  castles: (edition: AdelEdition) =>
    edition.track.map(({ points }, castle) => [castleName(edition, castle), spacesOf(edition, castle), points.join(' / ')]),
  objects: (edition: AdelEdition) =>
    [...edition.cards]
      .sort((a, b) => (a.series === b.series ? a.year - b.year : a.series < b.series ? -1 : 1))
      .map(({ id, series, year }) => [`${series} ${seriesName(edition, series)}`, String(year), objectName(edition, id)]),
  roads: ({ roads, loss }: MilleEdition) =>
    roads.map(({ letter, name, ends, color }) => [`${letter}  ${name}`, ends.map(cityName).join(' – '), `${sayColor(color)} (${loss[color] ?? 0})`]),
  tasks: ({ tasks }: MilleEdition) =>
    tasks
      .map(({ from, to, points }) => [cityName(from), cityName(to), String(points)])
      .sort(([a], [b]) => a!.localeCompare(b!)),
};

export const rowsOf = (edition: Edition, name: string): string[][] => (fills[name] as ((edition: Edition) => string[][]) | undefined)?.(edition) ?? [];
