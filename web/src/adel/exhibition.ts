// Runs of the alphabet: what of a collection can be shown together (A14), and what would rank best (A13).
import type { AdelEdition } from '../table/editions';
import { letterOf, yearOf } from './ids';

export const smallest = 3;

export interface Run {
  // The letters that follow one another without a gap, each with its objects.
  series: { letter: string; objects: string[] }[];
  objects: string[];
}

export function runsOf(edition: AdelEdition, objects: string[]): Run[] {
  const runs: Run[] = [];
  let joined = false;
  for (const { letter } of edition.series) {
    const mine = objects.filter((id) => letterOf(id) === letter).sort((a, b) => yearOf(a) - yearOf(b));
    if (mine.length > 0) {
      if (!joined) runs.push({ series: [], objects: [] });
      const run = runs.at(-1)!;
      run.series.push({ letter, objects: mine });
      run.objects.push(...mine);
    }
    joined = mine.length > 0;
  }
  return runs;
}

// More objects beat fewer; with as many, the one that has the oldest (A13).
export function bestShow(edition: AdelEdition, objects: string[]): string[] {
  const oldest = (run: Run) => Math.min(...run.objects.map(yearOf));
  const shows = runsOf(edition, objects).filter((run) => run.objects.length >= smallest);
  shows.sort((a, b) => b.objects.length - a.objects.length || oldest(a) - oldest(b));
  return shows[0]?.objects ?? [];
}

export const showMove = (objects: string[]): string => ['show', ...[...objects].sort()].join(' ');
