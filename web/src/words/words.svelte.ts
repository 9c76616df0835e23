// The page's words: Fluent messages in web/words/LANGUAGE/*.ftl, of which one language is loaded.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import lost from 'virtual:words/lost';
import { needed } from '../house/needed.svelte';
import { settings } from '../house/settings.svelte';
import { type Language, languages } from './languages';

export { type Language, languages };
export type Args = Record<string, FluentVariable>;

// A message that is not put into words yet: the journal keeps these, so that it can change its language.
export interface Told {
  key: string;
  args?: Args;
  // The rule that it happened by ("A10a"), for the link.
  rule?: string;
}

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  it: () => import('virtual:words/it'),
  nl: () => import('virtual:words/nl'),
  ro: () => import('virtual:words/ro'),
};

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));

  async speak(language: Language): Promise<void> {
    const { default: source } = await needed(sources[language]);
    this.#take(language, source);
  }

  // The few words for a page that has none: they come with its first part, in every language.
  stammer(language: Language): void {
    this.#take(language, lost[language]);
  }

  #take(language: Language, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: string, args?: Args): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }
}

export const words = new Words();

// t('hall-play-now'), t('journal-bought', { who: 'Blue', check: 23 })
export const t = (key: string, args?: Args): string => words.say(key, args);

// The language of the browser, if it is one of ours.
export function firstLanguage(): Language {
  if (settings.language) return settings.language;
  for (const wanted of navigator.languages) {
    const base = wanted.slice(0, 2).toLowerCase();
    const known = languages.find((language) => language === base);
    if (known) return known;
  }
  return 'en';
}
