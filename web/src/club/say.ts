// The club's things in words.
import { type EditionName, isHouse } from '../table/editions';
import type { Clock, TableOptions } from '../table/letters';
import { t, words } from '../words/words.svelte';

export function sayFault(fault: { code: string; reason?: string; until?: number | null }): string {
  if (fault.code === 'banned' && fault.until) {
    const until = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(fault.until);
    return t('error-banned-until', { until, reason: fault.reason ?? '' });
  }
  if (fault.code === 'banned') return t('error-banned', { reason: fault.reason ?? '' });
  const key = `error-${fault.code}`;
  return words.has(key) ? t(key) : t('error-unknown');
}

// Who has left the club has no name any more.
export const sayPerson = (name: string | undefined): string => name || t('person-left');

export const sayBot = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

// The house's own are named in five languages; any other has its title, where that is known.
export const sayEdition = (name: EditionName, title?: string): string =>
  isHouse(name) ? t(`options-edition-${name.id}`) : (title ?? name.id);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// "3 minutes", in the unit that fits.
export function sayLength(ms: number): string {
  const [unit, size] =
    ms >= day ? (['day', day] as const)
    : ms >= hour ? (['hour', hour] as const)
    : ms >= minute ? (['minute', minute] as const)
    : (['second', second] as const);
  return new Intl.NumberFormat(words.language, {
    style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1,
  }).format(ms / size);
}

// "5 minutes ago"
export function sayAgo(then: number, now = Date.now()): string {
  const passed = Math.max(0, now - then);
  const [unit, size] =
    passed >= day ? (['day', day] as const)
    : passed >= hour ? (['hour', hour] as const)
    : passed >= minute ? (['minute', minute] as const)
    : (['second', second] as const);
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(
    -(unit === 'second' ? 0 : Math.floor(passed / size)), unit);
}

export function sayClock(clock: Clock): string {
  if (clock.kind === 'none') return t('options-clock-none');
  const bank = sayLength(clock.bank ?? 0);
  if (clock.kind === 'correspondence') return t('options-clock-letter', { bank });
  return clock.increment
    ? t('options-clock-live', { bank, increment: sayLength(clock.increment) })
    : t('options-clock-live-bare', { bank });
}

// By which rules a table plays, where they are not the usual ones.
export function sayRules(options: TableOptions): string[] {
  const said: string[] = [];
  const { variant, detective_places, score_by, arrival } = options.options;
  if (options.edition !== 'classic' && options.edition !== 'italia') said.push(sayEdition({ game: options.game, id: options.edition }));
  if (variant && variant !== 'surprise') said.push(t(`options-variant-${variant}`));
  if (detective_places === 'dense') said.push(t('club-note-dense'));
  if (score_by === 'own') said.push(t('club-note-own'));
  if (arrival === 'ends_turn') said.push(t('club-note-ends_turn'));
  return said;
}

// Who travels first where the host has chosen somebody (M19): before the start; then everybody sees it.
export const sayFirst = ({ first }: TableOptions): string[] =>
  first === undefined ? [] : [t('club-note-first', { number: first + 1 })];

// What is unusual about a table, in few words for its card: the usual is not worth mentioning.
export function sayOptions(options: TableOptions): string[] {
  const said = [...sayRules(options), ...sayFirst(options)];
  if (options.clock.kind !== 'none') said.push(sayClock(options.clock));
  if (options.rated) said.push(t('club-note-rated'));
  if (!options.memory_aid) said.push(t('club-note-no-aid'));
  if (!options.talk) said.push(t('club-note-no-talk'));
  if (options.watching === 'nobody') said.push(t('club-note-no-watching'));
  if (options.watching === 'open') said.push(t('club-note-open-watching'));
  return said;
}
