// What a person has set on this device.
import { type Language, languages } from '../words/languages';

const themes = ['auto', 'light', 'dark'] as const;
const speeds = ['calm', 'brisk', 'off'] as const;
export type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];

interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  // How loud, 0 to 1; and whether a device may be felt.
  volume: number;
  touch: boolean;
  name: string;
  calls: boolean; // whether this device may notify somebody of their turn
  // Alone against bots: whether a choice can be changed for a moment before it counts.
  grace: boolean;
  // Whether one's odds are unfolded; null: as long as one is new.
  odds: boolean | null;
}

const paces: Record<Speed, number> = { calm: 1, brisk: 0.55, off: 0 };
// What speeds were called once.
const formerly = new Map<unknown, Speed>([['slow', 'calm'], ['normal', 'calm'], ['fast', 'brisk']]);
const place = 'noblesse.settings';
const usual: Kept = { language: null, theme: 'auto', speed: 'calm', volume: 0.6, touch: true, name: '', calls: false, grace: true, odds: null };

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
    speed: speeds.find((speed) => speed === told.speed) ?? formerly.get(told.speed) ?? usual.speed,
    volume: typeof told.volume === 'number' && told.volume >= 0 && told.volume <= 1 ? told.volume : usual.volume,
    touch: typeof told.touch === 'boolean' ? told.touch : usual.touch,
    name: typeof told.name === 'string' ? told.name : usual.name,
    calls: told.calls === true,
    odds: typeof told.odds === 'boolean' ? told.odds : usual.odds,
    grace: typeof told.grace === 'boolean' ? told.grace : usual.grace,
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
  get volume() { return this.#kept.volume; }
  get touch() { return this.#kept.touch; }
  get name() { return this.#kept.name; }
  get calls() { return this.#kept.calls; }
  get odds() { return this.#kept.odds; }
  get grace() { return this.#kept.grace; }

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
