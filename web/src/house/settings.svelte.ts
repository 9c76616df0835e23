// What a person has set for himself on this device.
import type { Language } from '../words/words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  name: string;
}

const paces: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45, off: 0 };
const place = 'noblesse.settings';
const usual: Kept = { language: null, theme: 'auto', speed: 'normal', name: '' };

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get language() { return this.#kept.language; }
  get theme() { return this.#kept.theme; }
  get speed() { return this.#kept.speed; }
  // By how much everything takes longer than usual; 0: at once.
  get pace() { return paces[this.#kept.speed]; }
  get name() { return this.#kept.name; }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(place, JSON.stringify(this.#kept));
    } catch {
      // A browser that stores nothing: the settings last as long as the page.
    }
  }
}

export const settings = new Settings();
