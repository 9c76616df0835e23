// A line that loses letters and brings some of them twice: what is seen at the table is right all the same.
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parlours, type Parlour } from '../../tools/parlour.mjs';
import { settings } from '../src/house/settings.svelte';
import type { LineEnds } from '../src/line/line';
import { type EventsLetter, type GameName, isEvents, isView, type Letter, standing, type ViewLetter } from '../src/table/letters';
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
  older = false; // a club whose letters do not say where the game stands
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
    for (const connection of [1, 2]) this.#arrive(connection);
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

  // The page's line is lost, and whatever is told meanwhile does not reach it.
  cut(): void {
    this.#ends!.state({ is: 'lost' });
    this.#call({ do: 'depart', now: ++this.#now, connection: 1 });
  }

  mend(): void {
    this.#ends!.state({ is: 'open' });
    this.#arrive(1);
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
    const { view, question, game } = this.truth;
    const seen = () => ({ game: this.sitting.view, stage: this.sitting.table?.stage, question: this.sitting.question?.id });
    const meant = { game: view.game && standing(view.game, game), stage: view.table.stage, question: question?.id };
    await vi.waitFor(() => expect(seen()).toEqual(meant), { timeout: 60_000 });
    this.fates = before;
  }

  #arrive(connection: number): void {
    this.#call({ do: 'arrive', now: ++this.#now, table: 't', connection, person: 'me', name: 'Me' });
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
    const { game: _, ...untold } = letter as EventsLetter;
    const told = this.older && isEvents(letter) ? untold : letter;
    setTimeout(() => {
      this.#ends?.letter(told);
      if (fate === 'comes twice') this.#ends?.letter(told);
    });
  }
}

const think = (evening: Evening): void => {
  while (evening.thinking > 0) evening.think();
};

// Everybody decides, the person by the page's own question, until they are asked so many times.
async function play(evening: Evening, questions: number, revealed: (evening: Evening) => Promise<void> | void = think): Promise<void> {
  const { sitting } = evening;
  think(evening);
  for (let asked = 0; asked < questions; ++asked) {
    await evening.settle();
    if (!sitting.question) return; // the end
    const { moves } = sitting.question;
    await sitting.choose(moves[moves.length >> 1]!);
    await revealed(evening);
  }
}

const journalOf = ({ sitting }: Evening): string[] => sitting.journal.entries.map(({ told }) => JSON.stringify(told));

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

  test('what is chosen on another device is seen here too', { timeout: 240_000 }, async () => {
    const evening = new Evening(game);
    think(evening);
    for (let asked = 0; asked < 12; ++asked) {
      await evening.settle();
      const { question } = evening.sitting;
      if (!question) return;
      evening.say(2, { do: 'choose', question: question.id, seat: 0, move: question.moves[question.moves.length >> 1]! });
      think(evening);
    }
  });

  test('a club that does not say where the game stands is asked for the whole view', { timeout: 240_000 }, async () => {
    const evening = new Evening(game);
    evening.older = true;
    await play(evening, 12);
    expect(evening.gaps).toEqual([]);
  });

  test('what happened while the line was lost is in the journal, and told when it is back', { timeout: 240_000 }, async () => {
    const [whole, evening] = [new Evening(game), new Evening(game)];
    await play(whole, 12);
    let summaries = 0;
    await play(evening, 12, async () => {
      evening.cut();
      for (let some = 0; some < 3 && evening.thinking > 0; ++some) evening.think();
      evening.mend();
      await evening.settle();
      const { journal } = evening.sitting;
      const summary = journal.meanwhile;
      if (journal.last[0]?.key === 'stage-meanwhile') {
        ++summaries;
        expect(journal.last.slice(1)).toEqual(summary);
        expect(journalOf(evening).slice(-summary.length)).toEqual(summary.map((one) => JSON.stringify(one)));
        // It stays, whatever is said.
        await evening.settle();
        await vi.waitFor(() => expect(journal.last[0]?.key).toBe('talk-said'), { timeout: 60_000 });
        expect(journal.meanwhile).toBe(summary);
      }
      think(evening);
    });
    expect(journalOf(evening)).toEqual(journalOf(whole));
    expect(evening.gaps).toHaveLength(12);
    expect(summaries).toBeGreaterThan(5);
    expect(whole.sitting.journal.meanwhile).toEqual([]);
  });
});

// Every letter of such an evening as it was sent, for the order alone.
const events = (n: number): EventsLetter => ({ n, events: [{ event: 'talk', seat: 0, phrase: 'hello' }] });
const whole = (n: number, late = false): ViewLetter =>
  ({ n, view: { seats: [0], ...(late ? { games: null } : { game: null }) }, question: null }) as unknown as ViewLetter;

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

test('after a lost line it is asked once what has led to its first view, and that is handed over as missed', () => {
  const missed: number[] = [];
  const sent: object[] = [];
  const post = new Post((message) => sent.push(message), ({ n }, late) => void (late && missed.push(n)));
  for (const letter of [whole(4), events(5)]) post.take(letter);
  for (const letter of [whole(8), events(9)]) {
    post.lineIs({ is: 'lost' });
    post.take(letter); // a second line is lost before it has answered
  }
  for (const letter of [whole(9), events(10), { id: 'gap', ok: true } as const, events(10), events(11)]) post.take(letter);
  expect(sent).toEqual([8, 9].map(() => ({ do: 'resume', after: 5, id: 'gap' })));
  expect(missed).toEqual([10]);
  post.lineIs({ is: 'lost' });
  post.take(whole(11));
  expect(sent).toHaveLength(2);
});

test('where it is not known any more what was missed, the whole view is handed over', () => {
  const { post, sent, shown } = sorted();
  post.take(whole(4));
  post.lineIs({ is: 'lost' });
  for (const letter of [whole(30), { id: 'gap', ok: true } as const, whole(31), events(32)]) post.take(letter);
  expect(shown).toEqual([4, 31, 32]);
  post.lineIs({ is: 'lost' });
  for (const letter of [whole(40), { id: 'gap', refused: 'too late' } as const, events(41)]) post.take(letter);
  expect(shown).toEqual([4, 31, 32, 40, 41]);
  expect(sent).toHaveLength(2);
});

test('another line begins anew, with a lower number too', () => {
  const { post, sent, shown } = sorted();
  post.take(whole(40));
  post.lineIs({ is: 'lost' });
  for (const letter of [events(41), whole(2), events(3)]) post.take(letter);
  expect(shown).toEqual([40, 2, 3]);
  expect(sent).toEqual([]);
});

test('who watches open hands later has numbers of their own, and is brought a whole view when the next game is laid', () => {
  const { post, sent, shown } = sorted();
  for (const letter of [whole(3, true), events(4), { id: 'gap', ok: true } as const, whole(30), events(31), whole(4, true)]) post.take(letter);
  expect(shown).toEqual([3, 30, 31, 4]);
  expect(sent).toEqual([{ do: 'resume', id: 'gap' }]);
});
