// The club's things in words.
import type { Clock, TableOptions } from '../table/letters';
import { t, words } from '../words/words.svelte';

export function sayFault(fault: { code: string }): string {
  const key = `error-${fault.code}`;
  return words.has(key) ? t(key) : t('error-unknown');
}

export const sayBot = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

export const sayEdition = (id: string, title?: string): string => {
  const key = `options-edition-${id}`;
  return words.has(key) ? t(key) : (title ?? id);
};

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

// What is unusual about a table, in few words for its card: the usual is not worth mentioning.
export function sayOptions(options: TableOptions): string[] {
  const said: string[] = [];
  const { variant, detective_places, score_by } = options.options;
  if (options.edition !== 'classic' && options.edition !== 'italia') said.push(sayEdition(options.edition));
  if (variant && variant !== 'surprise') said.push(t(`options-variant-${variant}`));
  if (detective_places === 'dense') said.push(t('club-note-dense'));
  if (score_by === 'own') said.push(t('club-note-own'));
  if (options.clock.kind !== 'none') said.push(sayClock(options.clock));
  if (options.rated) said.push(t('club-note-rated'));
  if (!options.memory_aid) said.push(t('club-note-no-aid'));
  if (!options.talk) said.push(t('club-note-no-talk'));
  if (options.watching === 'nobody') said.push(t('club-note-no-watching'));
  if (options.watching === 'open') said.push(t('club-note-open-watching'));
  return said;
}
