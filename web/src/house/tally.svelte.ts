// How one has done alone against the house's characters, on this device.
export interface Score {
  played: number;
  won: number;
}

interface Kept {
  games: number;
  won: number;
  // Games won in a row, now and at best.
  streak: number;
  best: number;
  against: Record<string, Score>;
  // The games that were counted last: a page that is opened again counts none twice.
  counted: string[];
}

const place = 'noblesse.tally';
const remembered = 50;
const none = (): Kept => ({ games: 0, won: 0, streak: 0, best: 0, against: {}, counted: [] });

const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.floor(value) : 0);

// What is kept may be by another hand: what is not understood is as if nothing had been.
export function readTally(text: string | null): Kept {
  try {
    const told = (JSON.parse(text ?? '{}') ?? {}) as Partial<Kept>;
    const against = Object.entries(told.against ?? {}).map(([bot, score]) => [bot, { played: count(score?.played), won: count(score?.won) }]);
    return {
      games: count(told.games), won: count(told.won), streak: count(told.streak), best: count(told.best),
      against: Object.fromEntries(against) as Record<string, Score>,
      counted: Array.isArray(told.counted) ? told.counted.map(String) : [],
    };
  } catch {
    return none();
  }
}

// After one more game; the same as before, if it was counted already.
export function counted(kept: Kept, game: string, won: boolean, bots: readonly string[]): Kept {
  if (kept.counted.includes(game)) return kept;
  const against = { ...kept.against };
  for (const bot of new Set(bots)) {
    const { played, won: before } = against[bot] ?? { played: 0, won: 0 };
    against[bot] = { played: played + 1, won: before + Number(won) };
  }
  const streak = won ? kept.streak + 1 : 0;
  return {
    games: kept.games + 1, won: kept.won + Number(won), streak, best: Math.max(kept.best, streak), against,
    counted: [...kept.counted, game].slice(-remembered),
  };
}

class Tally {
  #kept = $state.raw<Kept>(none());

  constructor() {
    try {
      this.#kept = readTally(localStorage.getItem(place));
    } catch {
      // A browser that stores nothing.
    }
  }

  get games(): number { return this.#kept.games; }
  get won(): number { return this.#kept.won; }
  get streak(): number { return this.#kept.streak; }
  get best(): number { return this.#kept.best; }
  against(bot: string): Score | null { return this.#kept.against[bot] ?? null; }

  count(game: string, won: boolean, bots: readonly string[]): void {
    this.#kept = counted(this.#kept, game, won, bots);
    try {
      localStorage.setItem(place, JSON.stringify(this.#kept));
    } catch {
      // It lasts as long as the page.
    }
  }
}

export const tally = new Tally();
