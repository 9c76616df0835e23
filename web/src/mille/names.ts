// The names of cities, roads and tasks, in the language that is spoken when they are read.
import { FluentType } from '@fluent/bundle';
import type { MilleEdition } from '../table/editions';
import type { Seat } from '../table/letters';
import { milleColors } from '../table/seats';
import { t, words } from '../words/words.svelte';
import { end, lossOf, road, task, type Task } from './map';

// An argument of a message that is put into words when the message is: the journal may change its language.
export class Spoken extends FluentType<() => string> {
  override toString(): string {
    return this.value();
  }
}

export function cityName(name: string): string {
  const key = `city-${name.replaceAll(' ', '_')}`;
  return words.has(key) ? t(key) : name;
}

export const together = (things: string[]): string => new Intl.ListFormat(words.language).format(things);

export const taskName = (one: Task): string => t('mille-task', { from: cityName(one.from), to: cityName(one.to) });

export const taskInFull = (one: Task): string =>
  t('mille-task-in-full', { from: cityName(one.from), to: cityName(one.to), points: one.points });

export const tasksNamed = (edition: MilleEdition, ids: string[]): string =>
  together(ids.map((id) => taskName(task(edition, id))));

// Only colours of the house are translated.
export const sayColor = (color: string): string => (words.has(`mille-color-${color}`) ? t(`mille-color-${color}`) : color);

export const colorName = (edition: MilleEdition, letter: string): string => sayColor(road(edition, letter).color);

// "L, Via Liguria, Genoa – La Spezia, green: costs 1 task"
export function roadInFull(edition: MilleEdition, letter: string): string {
  const sign = road(edition, letter);
  return t('mille-road-in-full', {
    letter,
    name: sign.name,
    from: cityName(sign.ends[0]),
    to: cityName(sign.ends[1]),
    color: colorName(edition, letter),
    loss: lossOf(edition, letter),
  });
}

export const roadEnds = (edition: MilleEdition, letter: string): string =>
  t('mille-road-ends', { from: cityName(road(edition, letter).ends[0]), to: cityName(road(edition, letter).ends[1]) });

export const leadsTo = (edition: MilleEdition, letter: string, city: string): string =>
  cityName(end(road(edition, letter), city));

// The noblemen's colours, by seat.
export const colorOf = (seat: Seat): string => milleColors[seat] ?? 'beige';
