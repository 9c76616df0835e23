// The options of a table as the form offers them: what is usual, and what there is to choose from.
import { houseEditions } from '../table/editions';
import type { Clock, GameName, Seat, TableOptions } from '../table/letters';

export interface EditionChoice {
  id: string;
  players: [number, number];
  // Of an edition that is not the house's; those are named in five languages.
  title?: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

export const clocks: Clock[] = [
  { kind: 'none' },
  { kind: 'live', bank: 3 * minute, increment: 5_000 },
  { kind: 'live', bank: 10 * minute, increment: 10_000 },
  { kind: 'live', bank: 20 * minute, increment: 20_000 },
  { kind: 'correspondence', bank: day },
  { kind: 'correspondence', bank: 3 * day },
  { kind: 'correspondence', bank: 7 * day },
];

export const sameClock = (one: Clock, other: Clock): boolean =>
  one.kind === other.kind && (one.bank ?? 0) === (other.bank ?? 0) && (one.increment ?? 0) === (other.increment ?? 0);

export const beats = [0, 3_000, 5_000, 10_000];
export const patiences = [0, 30_000, minute, 5 * minute];

// Whoever has days for a decision is not at the table all the time.
export const usualPatience = ({ kind, bank }: Clock): number => (kind === 'correspondence' ? (bank ?? day) : minute);

export const withClock = (options: TableOptions, clock: Clock): TableOptions => ({
  ...options, clock: { ...clock }, patience: usualPatience(clock),
});
export const delays = [0, 5 * minute, 15 * minute, 60 * minute, day];

// A23: only two lords choose between variants; the first is the usual one.
export const variants = ['surprise', 'confrontation', 'standard'];

export function usualOptions(game: GameName, seats = game === 'adel' ? 4 : 3): TableOptions {
  return {
    game,
    edition: houseEditions[game][0]?.id ?? '',
    seats,
    options: {},
    clock: { kind: 'none' },
    watching: 'in sight',
    watch_delay: 0,
    memory_aid: true,
    shown_locks: true,
    beat: 0,
    talk: true,
    rated: false,
    stand_in: 'clubman',
    patience: minute,
  };
}

// The rules' options without those that are at their usual value anyway.
export function withRule(options: TableOptions, key: string, value: string, usual: string): TableOptions {
  const { [key]: _, ...others } = options.options;
  return { ...options, options: value === usual ? others : { ...others, [key]: value } };
}

// Another number of chairs: a variant for two is not for more (A23), and whoever was to travel first may be gone (M19).
export function withSeats(options: TableOptions, seats: number): TableOptions {
  const seated = withFirst({ ...options, seats }, options.first);
  return seats === 2 ? seated : withRule(seated, 'variant', '', '');
}

// M19: who is the first noble; drawn if nobody is named who has a chair.
export function withFirst({ first: _, ...others }: TableOptions, first: Seat | undefined): TableOptions {
  return first === undefined || first >= others.seats ? others : { ...others, first };
}

// The edition for so many: the wanted one, or where it has not so many chairs, the first that has.
export function editionFor(seats: number, wanted: string, editions: readonly EditionChoice[]): string {
  const fits = ({ players: [least, most] }: EditionChoice): boolean => least <= seats && seats <= most;
  const fitting = editions.filter(fits);
  return (fitting.find(({ id }) => id === wanted) ?? fitting[0])?.id ?? wanted;
}

// Another edition: it may have fewer chairs.
export function withEdition(options: TableOptions, edition: EditionChoice): TableOptions {
  const [least, most] = edition.players;
  return withSeats({ ...options, edition: edition.id }, Math.min(Math.max(options.seats, least), most));
}

// Who watches open hands while they are played can tell what they see: so not without a delay, and not where it counts.
export function withWatching(options: TableOptions, watching: TableOptions['watching']): TableOptions {
  const usual = watching === 'open' ? options.watch_delay || 5 * minute : 0;
  return { ...options, watching, watch_delay: usual, rated: options.rated && watching !== 'open' };
}

export function withRated(options: TableOptions, rated: boolean): TableOptions {
  const watched = rated && options.watching === 'open' ? withWatching(options, 'in sight') : options;
  return { ...watched, rated };
}
