// What has happened at a table, in sentences, each with the board as it was then. It is written from what this
// person was told and from nothing else, and kept on their device, so that a reload does not lose it.
import { allOf, dropOf, put } from '../line/cabinet';
import { reel } from '../stage/reel';
import { t, type Told } from '../words/words.svelte';
import type { Edition } from './editions';
import type { Face } from './face';
import { type EventsLetter, type GameEvent, type GameView, type Seat, standing, type ViewLetter } from './letters';

export interface Entry {
  told: Told;
  event: GameEvent;
  n: number;
  round: number;
  view: GameView | null; // null: nothing to look back at
}

export interface Saying {
  seat: Seat;
  text?: string;
  phrase?: string;
  road?: string;
  at: number;
}

// One line of the memoirs: the whole view that they begin with, or a letter.
interface Memoir {
  table: string;
  at: number;
  kept: number; // when
  letter: ViewLetter | EventsLetter;
}

// What the table tells besides the game: `journal-table-…`, where it is worth a line.
const worth: ReadonlySet<string> = new Set([
  'begins', 'taken back', 'away', 'stand_in', 'returned', 'late', 'undo asked', 'undo refused', 'rematch', 'host',
]);

const talked = 'talk-said';

export class Journal {
  entries = $state.raw<Entry[]>([]);
  talk = $state.raw<Saying[]>([]);
  // When talk was last looked at.
  #heard = $state(0);
  // The last sentences, read out by the live region.
  last = $state.raw<Told[]>([]);
  // What has happened while nobody looked on: it stays over the desk until something else has been seen.
  meanwhile = $state.raw<Told[]>([]);

  #table: string;
  #at = 0;
  #read = false;
  #viewed = -1; // the number of the last whole view that was kept

  constructor(table: string) {
    this.#table = table;
  }

  get spoken(): string {
    return this.last.map((told) => t(told.key, told.args)).join(' ');
  }

  // Once a letter, when all of it has been seen. Whoever comes back hears what they have not seen. `news`: the game has gone
  // on; what is only said, or told of the table, replaces nothing.
  announce(said: Told[], { seen, news }: { seen: boolean; news: boolean }): void {
    if (said.length === 0) return;
    const happened = said.filter(({ key }) => key !== talked);
    if (seen && news) this.meanwhile = [];
    if (seen || happened.length === 0) return void (this.last = said);
    this.meanwhile = [...this.meanwhile, ...happened];
    this.last = [{ key: 'stage-meanwhile' }, ...this.meanwhile];
  }

  // As `face` counts rounds.
  write(told: Told, view: GameView | null, n: number, event: GameEvent, face: Pick<Face, 'round'>): void {
    if (event.event === 'talk') return;
    this.entries = [...this.entries, { told, event, n, round: view ? face.round(view) : 0, view }];
  }

  // What was said is heard by whoever is there.
  hear(event: GameEvent): void {
    if (event.event !== 'talk') return;
    this.talk = [...this.talk, { ...event, seat: event.seat ?? 0, at: Date.now() } as Saying].slice(-200);
  }

  // What the table itself tells. Talk is no line of the journal, but said aloud; that one was away oneself is no news.
  sentence(event: GameEvent, name: (seat: Seat) => string, mine: readonly Seat[]): Told | null {
    const who = event.seat === undefined ? '' : name(event.seat);
    if (event.event === 'talk') {
      const phrase = () => t(phraseKey(event.phrase as string), { road: (event.road as string) ?? '' });
      return { key: talked, args: { who, what: (event.text as string | undefined) ?? phrase() } };
    }
    if (!worth.has(event.event) || (event.event === 'away' && mine.includes(event.seat ?? -1))) return null;
    const why = typeof event.why === 'string' ? event.why.replaceAll(' ', '-') : '';
    return { key: `journal-table-${event.event.replaceAll(' ', '-').replaceAll('_', '-')}`, args: { who, why } };
  }

  // Whoever has just been muted is not read any more either.
  hush(seat: Seat): void {
    this.talk = this.talk.filter((saying) => saying.seat !== seat);
  }

  // What others have said since.
  unread(mine: readonly Seat[]): number {
    return this.talk.filter(({ seat, at }) => at > this.#heard && !mine.includes(seat)).length;
  }

  readTalk(): void {
    this.#heard = Date.now();
  }

  begin(): void {
    this.entries = [];
    this.last = this.meanwhile = [];
    this.#at = 0;
    void dropOf('memoirs', this.#table).catch(() => undefined);
  }

  // A whole view: the first one after a reload brings back what was told before.
  async take(letter: ViewLetter, face: Face, edition: Edition, name: (seat: Seat) => string): Promise<void> {
    if (!this.#read) {
      this.#read = true;
      const memoirs = await allOf<Memoir>('memoirs', this.#table).catch(() => [] as Memoir[]);
      this.#recall(memoirs, letter, face, edition, name);
      this.#at = (memoirs.at(-1)?.at ?? -1) + 1;
    }
    // A new beginning for what follows. Views with several people's secrets are not written down.
    if (letter.view.game && letter.view.seats.length < 2 && letter.n !== this.#viewed) {
      this.#viewed = letter.n;
      this.#keep(letter);
    }
  }

  #recall(memoirs: Memoir[], now: ViewLetter, face: Face, edition: Edition, name: (seat: Seat) => string): void {
    let view: GameView | null = null;
    const same = memoirs.some(
      ({ letter }) => 'view' in letter && letter.view.table.game_number === now.view.table.game_number,
    );
    if (!same) return;
    const aid = now.view.table.options.memory_aid;
    const sentence = (event: GameEvent): Told | null => this.sentence(event, name, now.view.seats);
    for (const { letter } of memoirs) {
      if ('view' in letter) {
        view = letter.view.game ? standing(letter.view.game, letter.game) : null;
        continue;
      }
      for (const { events, told, after } of reel(letter.events, view, { face, edition, aid, name, sentence })) {
        events.forEach((event, at) => {
          this.hear(event);
          if (told[at]) this.write(told[at], after, letter.n, event, face);
        });
        view = after;
      }
      if (view) view = standing(view, letter.game);
    }
  }

  keep(letter: EventsLetter, several: boolean): void {
    if (several || letter.events.every((event) => event.event === 'locked')) return;
    this.#keep(letter);
  }

  #keep(letter: ViewLetter | EventsLetter): void {
    void put('memoirs', { table: this.#table, at: this.#at++, kept: Date.now(), letter } satisfies Memoir).catch(() => undefined);
  }
}

export const phraseKey = (phrase: string): string => `phrase-${phrase.replaceAll(' ', '-').replaceAll('?', '')}`;
