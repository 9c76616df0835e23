// A line that loses letters and brings some of them twice: what is seen at the table is right all the same.
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parlours, type Parlour } from '../../tools/parlour.mjs';
import { settings } from '../src/house/settings.svelte';
import type { LineEnds } from '../src/line/line';
import { type EventsLetter, type GameName, isEvents, isView, type Letter, type ViewLetter } from '../src/table/letters';
import { beside } from '../src/table/editions';
import { Post } from '../src/table/post';
import { Sitting } from '../src/table/sitting.svelte';

const open = await parlours(readFileSync(new URL('../../build/wasm/noblesse.wasm', import.meta.url)));
settings.set({ speed: 'off' });

// What happens to a letter that tells something, by its place among them.
type Fate = 'arrives' | 'is lost' | 'comes twice';

// One person with bots, at the real table.
class Evening {
  readonly sitting: Sitting;
  readonly gaps: object[] = []; // that the page has noticed
  fates: readonly Fate[] = ['arrives'];
  thinking = 0;
  #parlour: Parlour = open();
  #now = 0;
  #ends: LineEnds | undefined;
  #told = 0;
  #answering = false;
  #whole: ViewLetter | null = null;

  constructor(game: GameName) {
    this.#call({ do: 'lay', table: 't', host: 'me', options: { game, seats: 3 }, seed: '5a'.repeat(32) });
    // Two lines of the same person: the page's, and one that loses nothing and only tells what is true.
    this.sitting = new Sitting('t', (ends) => {
      this.#ends = ends;
      return { send: (message) => this.say(1, message), close: () => undefined };
    }, beside(undefined));
    this.#ends!.state({ is: 'open' });
    for (const connection of [1, 2]) {
      this.#call({ do: 'arrive', now: ++this.#now, table: 't', connection, person: 'me', name: 'Me' });
    }
    this.say(2, { do: 'sit', seat: 0 });
    for (const seat of [1, 2]) this.say(2, { do: 'bot', seat, bot: 'novice' });
    this.say(2, { do: 'start' });
  }

  say(connection: number, message: object): void {
    if (connection === 1 && 'after' in message) this.gaps.push(message);
    this.#call({ do: 'receive', now: ++this.#now, connection, message: JSON.stringify(message) });
  }

  think(): void {
    this.#call({ do: 'think', now: ++this.#now });
  }

  get truth(): ViewLetter {
    this.say(2, { do: 'resume' });
    return this.#whole!;
  }

  // A word that arrives shows whether anything was lost before it. What is seen then is what is true.
  async settle(): Promise<void> {
    const before = this.fates;
    this.fates = ['arrives'];
    this.#now += 2_000; // a table does not let anybody talk all the time
    this.say(2, { do: 'talk', phrase: 'hello' });
    const { view, question } = this.truth;
    const seen = () => ({ game: this.sitting.view, stage: this.sitting.table?.stage, question: this.sitting.question?.id });
    const meant = { game: view.game, stage: view.table.stage, question: question?.id };
    await vi.waitFor(() => expect(seen()).toEqual(meant), { timeout: 60_000 });
    this.fates = before;
  }

  #call(request: object): void {
    const lines = this.#parlour.call(JSON.stringify(request)).map((line) => JSON.parse(line));
    const answer = lines.pop();
    if (answer.ok !== true) throw new Error(JSON.stringify(answer));
    this.thinking = answer.thinking;
    for (const { send, letter } of lines) {
      if (send === 2 && isView(letter)) this.#whole = letter;
      if (send === 1) this.#deliver(letter);
    }
  }

  // One thing after the other, as over a network. Only news can be lost: an answer belongs to its question, also the one
  // that tells what was missed.
  #deliver(letter: Letter): void {
    const news = isEvents(letter) && !this.#answering;
    this.#answering = 'ok' in letter && letter.id === 'gap';
    const fate = news ? this.fates[this.#told++ % this.fates.length] : 'arrives';
    if (fate === 'is lost') return;
    setTimeout(() => {
      this.#ends?.letter(letter);
      if (fate === 'comes twice') this.#ends?.letter(letter);
    });
  }
}

// Everybody decides, the person by the page's own question, until they are asked so many times.
async function play(evening: Evening, questions: number): Promise<void> {
  const { sitting } = evening;
  for (let asked = 0; asked < questions; ) {
    if (evening.thinking > 0) {
      evening.think();
      continue;
    }
    await evening.settle();
    if (!sitting.question) return; // the end
    const { moves } = sitting.question;
    await sitting.choose(moves[moves.length >> 1]!);
    ++asked;
  }
}

describe.each(['adel', 'mille'] as const)('%s', (game) => {
  test('letters that are lost are asked for, once each gap', { timeout: 240_000 }, async () => {
    const evening = new Evening(game);
    evening.fates = ['arrives', 'is lost', 'arrives', 'is lost', 'is lost'];
    await play(evening, 40);
    expect(evening.gaps.length).toBeGreaterThan(10);
  });

  test('letters that come twice are passed over, and nothing is asked', { timeout: 240_000 }, async () => {
    const evening = new Evening(game);
    evening.fates = ['comes twice', 'arrives'];
    await play(evening, 40);
    expect(evening.gaps).toEqual([]);
  });
});

// Every letter of such an evening as it was sent, for the order alone.
const events = (n: number): EventsLetter => ({ n, events: [{ event: 'talk', seat: 0, phrase: 'hello' }] });
const whole = (n: number, late = false): ViewLetter =>
  ({ n, view: late ? { games: null } : { game: null }, question: null }) as unknown as ViewLetter;

function sorted(): { post: Post; sent: object[]; shown: number[] } {
  const sent: object[] = [];
  const shown: number[] = [];
  return { post: new Post((message) => sent.push(message), ({ n }) => shown.push(n)), sent, shown };
}

test('what comes after a gap waits for what was missed, which comes in one letter', () => {
  const { post, sent, shown } = sorted();
  for (const letter of [whole(4), events(5), events(8), events(9)]) post.take(letter);
  expect(sent).toEqual([{ do: 'resume', after: 5, id: 'gap' }]);
  for (const letter of [{ id: 'gap', ok: true } as const, events(9), events(10)]) post.take(letter);
  expect(shown).toEqual([4, 5, 9, 10]);
  expect(sent).toHaveLength(1);
});

test('a whole view makes everything right, and an old one is passed over', () => {
  const { post, sent, shown } = sorted();
  for (const letter of [whole(4), events(6), whole(6), events(7), whole(6), whole(7), events(8)]) post.take(letter);
  expect(shown).toEqual([4, 6, 7, 7, 8]);
  expect(sent).toHaveLength(1);
});

test('another line begins anew, with a lower number too', () => {
  const { post, sent, shown } = sorted();
  post.take(whole(40));
  post.lineIs({ is: 'lost' });
  for (const letter of [events(41), whole(2), events(3)]) post.take(letter);
  expect(shown).toEqual([40, 2, 3]);
  expect(sent).toEqual([]);
});

test('who watches open hands later has numbers of his own, and is brought a whole view when the next game is laid', () => {
  const { post, sent, shown } = sorted();
  for (const letter of [whole(3, true), events(4), { id: 'gap', ok: true } as const, whole(30), events(31), whole(4, true)]) post.take(letter);
  expect(shown).toEqual([3, 30, 31, 4]);
  expect(sent).toEqual([{ do: 'resume', id: 'gap' }]);
});
