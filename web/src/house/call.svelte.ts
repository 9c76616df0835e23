// Calls somebody back who looks elsewhere: that it is their turn stands in the title of the page and as a badge on
// its icon; and where they allow it, a notification says it while the page is hidden. What is answered is taken back.
import type { GameName } from '../table/letters';
import { t } from '../words/words.svelte';
import { notify, takeBack } from './notices';
import { settings } from './settings.svelte';

export interface Turn {
  table: string;
  game: GameName;
}

// Not every browser has badges, and a page that is not installed has no icon.
function badge(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}

class Call {
  #turns = $state.raw<ReadonlyMap<string, Turn>>(new Map());
  #by: Record<string, Turn[]> = {};

  // At how many tables one is waited for.
  get waiting(): number {
    return this.#turns.size;
  }

  // What a room knows: all the tables of which it can tell that they wait.
  say(room: string, turns: Turn[]): void {
    this.#by[room] = turns;
    const before = this.#turns;
    const now = new Map(Object.values(this.#by).flat().map((turn) => [turn.table, turn]));
    if (now.size === before.size && [...now.keys()].every((table) => before.has(table))) return;
    this.#turns = now;
    badge(now.size);
    for (const [table, { game }] of now) {
      if (!before.has(table) && settings.calls && document.hidden) void notify(table, t('call-notice'), t(`game-${game}`));
    }
    for (const table of before.keys()) {
      if (!now.has(table)) void takeBack(table);
    }
  }
}

export const call = new Call();
