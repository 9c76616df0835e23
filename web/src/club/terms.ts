// What is agreed on before a game, one thing after the other, as whoever sits down is shown it.
import type { TableOptions } from '../table/letters';
import { t, words } from '../words/words.svelte';
import { sayBot, sayClock, sayEdition, sayLength } from './say';

export interface Term {
  name: string;
  value: string;
}

export interface ChangedTerm extends Term {
  before: string | null; // null: it was not there
}

const yesOrNo = (yes: boolean): string => t(yes ? 'house-yes' : 'terms-no');

// The rules' own options: what they are called in the words, and what is played where nothing is said.
const rules: Record<string, { words: string; usual: string }> = {
  detective_places: { words: 'options-detectives', usual: 'competition' },
  score_by: { words: 'options-numbers', usual: 'leader' },
};

function ofTheRules({ game, seats, first, options }: TableOptions): Term[] {
  const given = new Map(Object.entries(options));
  const terms: Term[] = [];
  if (game === 'adel') {
    for (const [key, { words: name, usual }] of Object.entries(rules)) {
      terms.push({ name: t(name), value: t(`${name}-${given.get(key) ?? usual}`) });
      given.delete(key);
    }
    // A23: only two lords have a variant.
    if (seats === 2) terms.push({ name: t('options-variant'), value: t(`options-variant-${given.get('variant') ?? 'surprise'}`) });
    given.delete('variant');
  } else {
    // M19
    terms.push({ name: t('options-first'), value: first === undefined ? t('options-first-drawn') : t('options-chair', { number: first + 1 }) });
    terms.push({ name: t('options-arrival'), value: t(`options-arrival-${given.get('arrival') ?? 'travel_on'}`) });
    given.delete('arrival');
  }
  // What this page has no words for is shown as it is: nobody agrees to what is kept from them.
  for (const [key, value] of given) {
    const named = `options-${key}`;
    const said = `options-${key}-${value}`;
    terms.push({ name: words.has(named) ? t(named) : key, value: words.has(said) ? t(said) : value });
  }
  return terms;
}

export function termsOf(options: TableOptions): Term[] {
  const { watching, watch_delay, beat } = options;
  return [
    { name: t('terms-game'), value: t(`game-${options.game}`) },
    { name: t('terms-seats'), value: String(options.seats) },
    { name: t('options-edition'), value: sayEdition({ game: options.game, id: options.edition }) },
    ...ofTheRules(options),
    { name: t('options-clock'), value: sayClock(options.clock) },
    { name: t('options-watching'), value: t(`options-watching-${watching.replace(' ', '-')}`) },
    ...(watching === 'open'
      ? [{ name: t('options-delay'), value: watch_delay === 0 ? t('options-delay-none') : sayLength(watch_delay) }]
      : []),
    { name: t('options-rated'), value: yesOrNo(options.rated) },
    { name: t('options-memory_aid'), value: yesOrNo(options.memory_aid) },
    { name: t('options-shown_locks'), value: yesOrNo(options.shown_locks) },
    { name: t('options-talk'), value: yesOrNo(options.talk) },
    { name: t('options-beat'), value: beat === 0 ? t('options-beat-none') : sayLength(beat) },
    { name: t('options-stand_in'), value: sayBot(options.stand_in) },
    { name: t('options-patience'), value: options.patience === 0 ? t('options-patience-none') : sayLength(options.patience) },
  ];
}

export function changedTerms(before: TableOptions, now: TableOptions): ChangedTerm[] {
  const old = new Map(termsOf(before).map(({ name, value }) => [name, value]));
  return termsOf(now)
    .filter(({ name, value }) => old.get(name) !== value)
    .map((term) => ({ ...term, before: old.get(term.name) ?? null }));
}
