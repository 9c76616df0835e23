// What a person has set for himself on this device.
import { type Language, languages } from '../words/languages';

const themes = ['auto', 'light', 'dark'] as const;
const speeds = ['slow', 'normal', 'fast', 'off'] as const;
export type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];

interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  name: string;
}

const paces: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45, off: 0 };
const place = 'noblesse.settings';
const usual: Kept = { language: null, theme: 'auto', speed: 'normal', name: '' };

// What is kept may be of another version, or by another hand: what is not understood is as usual.
export function readSettings(text: string | null): Kept {
  let told: Partial<Record<keyof Kept, unknown>>;
  try {
    told = (JSON.parse(text ?? '{}') ?? {}) as typeof told;
  } catch {
    return usual;
  }
  return {
    language: languages.find((language) => language === told.language) ?? usual.language,
    theme: themes.find((theme) => theme === told.theme) ?? usual.theme,
    speed: speeds.find((speed) => speed === told.speed) ?? usual.speed,
    name: typeof told.name === 'string' ? told.name : usual.name,
  };
}

function read(): Kept {
  try {
    return readSettings(localStorage.getItem(place));
  } catch {
    return usual; // a browser that stores nothing
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
