// One person's place at a table: what he has been told so far, what is being shown of it, and what he is
// asked. Letters are shown one after another, each event with a moment of its own; what is drawn is always
// a view that the rules allowed, followed event by event.
import { tick } from 'svelte';
import { settings } from '../house/settings.svelte';
import type { Line, LineEnds, LineState } from '../line/line';
import type { Told } from '../words/words.svelte';
import { botName, hear, lockedSeats, lookAgain, unlocked } from './chairs';
import { type Edition, editionOf } from './editions';
import { Exchange, refusalOf } from './exchange';
import type { Face, Scene } from './face';
import { faceOf } from './faces';
import { Journal } from './journal.svelte';
import {
  type AnswerLetter, type EventsLetter, type GameEvent, type GameView, isEvents, isView, type Letter,
  type Question, type Result, type Seat, type TableCard, type ViewLetter,
} from './letters';
import { places, slide } from './motion';
import { allHands } from './open';
import { breathe, Rest } from './rest';

// These are revealed together.
const together: ReadonlySet<string> = new Set(['place', 'action', 'exhibited', 'last showing', 'sealed', 'jailed']);
const slideTime = 620;
const tooMany = 6; // letters that wait: whoever comes back from elsewhere is not shown everything slowly

export class Sitting {
  table = $state.raw<TableCard | null>(null);
  mine = $state.raw<Seat[]>([]);
  host = $state(false);
  maySit = $state(false);
  view = $state.raw<GameView | null>(null);
  result = $state.raw<Result | null>(null);
  question = $state.raw<Question | null>(null);
  choice = $state<string | null>(null);
  // With several chairs on one device: which of them are asked, and whose eyes are open.
  asked = $state.raw<Seat[]>([]);
  eyes = $state<Seat | null>(null);
  answered = $state.raw<Seat[]>([]);
  now = $state.raw<GameEvent | null>(null);
  line = $state.raw<LineState>({ is: 'opening' });
  refusal = $state.raw<Told | null>(null);
  rematch = $state.raw<Seat[]>([]);
  busy = $state(false); // something is being shown
  edition = $state.raw<Edition | null>(null);
  face = $state.raw<Face | null>(null);
  journal: Journal;

  #line: Line;
  #exchange = new Exchange((message) => this.#line.send(message));
  #rest = new Rest();
  #names: (string | null)[];
  #queue: (ViewLetter | EventsLetter)[] = [];
  #heard = 0;
  #wanted: { question: number; move: string } | null = null;
  // With several chairs: what a spectator sees, for the reveals that all of them look at.
  #shared: GameView | null = null;
  #closed = false;
  #again = false; // a rematch has been agreed on

  constructor(id: string, open: (ends: LineEnds) => Line, names: (string | null)[] = []) {
    this.#names = names;
    this.journal = new Journal(id);
    this.#line = open({
      letter: (letter) => this.#receive(letter),
      state: (state) => this.#lineIs(state),
    });
  }

  close(): void {
    this.#closed = true;
    this.#line.close();
    this.#rest.hurry();
  }

  // Sends a message and waits for its answer.
  say(message: object): Promise<AnswerLetter> {
    return this.#exchange.say(message);
  }

  // The same, and whatever is refused is said.
  async do(message: object): Promise<AnswerLetter> {
    this.refusal = null;
    const answer = await this.say(message);
    this.refusal = refusalOf(answer);
    return answer;
  }

  async choose(move: string): Promise<void> {
    const question = this.question;
    if (!question) return;
    const before = this.choice;
    this.choice = move;
    this.#wanted = { question: question.id, move };
    const answer = await this.do({ do: 'choose', question: question.id, seat: question.seat, move });
    if (answer.refused === 'connection lost') return; // said again when the line is back
    if (this.#wanted?.question === question.id && this.#wanted.move === move) this.#wanted = null;
    if (answer.refused) {
      if (this.question?.id === question.id) this.choice = before;
      return;
    }
    if (this.question?.id !== question.id || !this.view || !this.face || !this.edition) return;
    const chose = { event: 'chose', seat: question.seat, move };
    this.view = this.face.follow(this.view, chose, this.#aid(), this.edition);
    if (this.several) {
      this.answered = [...this.answered, question.seat];
      this.#draw();
    }
  }

  async test(move: string): Promise<{ ok: boolean; key?: string; rule?: string }> {
    const answer = await this.say({ do: 'test', seat: this.question?.seat ?? this.me ?? 0, move });
    return { ok: answer.ok === true, ...(answer.key ? { key: answer.key } : {}), ...(answer.rule ? { rule: answer.rule } : {}) };
  }

  // The curtain opens for one of the people before this screen.
  async open(seat: Seat): Promise<void> {
    this.eyes = seat;
    await this.do({ do: 'open', seat });
  }

  // Whatever is being shown is shown to its end at once.
  skip(): void {
    this.#rest.hurry();
  }

  get several(): boolean {
    return this.mine.length > 1;
  }

  get me(): Seat | null {
    if (this.several) return this.eyes;
    return this.mine[0] ?? null;
  }

  name(seat: Seat): string {
    const chair = this.table?.chairs[seat];
    if (chair?.bot) return botName(this.table?.chairs ?? [], seat);
    return this.#names[seat] ?? chair?.name ?? '';
  }

  get scene(): Scene | null {
    const { view, edition, table } = this;
    if (!view || !edition || !table) return null;
    return {
      view, edition, options: table.options, chairs: table.chairs, me: this.me, locked: lockedSeats(table),
      question: this.busy ? null : this.question, choice: this.choice, now: this.now,
      choose: (move) => void this.choose(move),
      test: (move) => this.test(move),
      name: (seat) => this.name(seat),
    };
  }

  // The curtain: nobody's own things are on the screen, nor in the page.
  #draw(): void {
    this.eyes = null;
    this.question = null;
    this.choice = null;
    if (this.#shared) this.view = this.#shared;
  }

  #aid = (): boolean => this.table?.options.memory_aid ?? true;

  #lineIs(state: LineState): void {
    this.line = state;
    this.#exchange.lineIs(state);
  }

  #receive(letter: Letter): void {
    if (isView(letter) || isEvents(letter)) {
      if (isEvents(letter) && letter.n <= this.#heard) return; // told already
      this.#heard = letter.n;
      this.#queue.push(letter);
      if (this.#queue.length > tooMany) this.skip();
      void this.#show();
      return;
    }
    this.#exchange.take(letter);
  }

  #showing = false;
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let letter = this.#queue.shift(); letter && !this.#closed; letter = this.#queue.shift()) {
      try {
        if (isView(letter)) await this.#take(letter);
        else await this.#hear(letter);
      } catch (fault) {
        this.#recover(letter, fault);
      }
    }
    this.#showing = false;
    this.#rest.hurried = false;
  }

  // A fault of the page must not cost anybody his game: whatever could not be shown is in the next whole view.
  #recover(letter: ViewLetter | EventsLetter, fault: unknown): void {
    console.error(fault);
    this.busy = false;
    this.now = null;
    if (isEvents(letter)) this.#line.send({ do: 'resume' });
  }

  async #take(letter: ViewLetter): Promise<void> {
    const { table, seats, host, may_sit, result } = letter.view;
    const game = letter.view.games ? allHands(letter.view.games) : (letter.view.game ?? null);
    if (!this.face || this.table?.options.game !== table.options.game) this.face = await faceOf(table.options.game);
    if (this.edition?.edition !== table.options.edition) {
      this.edition = await editionOf(table.options.game, table.options.edition);
    }
    this.table = table;
    this.mine = seats;
    this.host = host;
    this.maySit = may_sit ?? false;
    this.result = result ?? null;
    this.view = game;
    if (this.several && game?.seat === null) this.#shared = game;
    if (this.several) this.answered = [...new Set([...this.answered, ...lockedSeats(table)])];
    await this.journal.take(letter, this.face, this.edition, (seat) => this.name(seat));
    this.#ask(letter.question, letter.asked);
    if (this.#again) this.#dealAgain(table);
    if (this.#wanted && this.#wanted.question === letter.question?.id) {
      const { move } = this.#wanted;
      if (letter.question.choice !== move) void this.choose(move);
    }
  }

  // Among people the host deals a rematch when all are ready; alone with bots there is nobody to wait for.
  #dealAgain(table: TableCard): void {
    this.#again = false;
    const alone = table.chairs.every((chair, seat) => chair.holder === 'bot' || this.mine.includes(seat));
    if (this.host && alone && table.stage === 'gathering') this.#line.send({ do: 'start' });
  }

  #ask(question: Question | null | undefined, asked: Seat[] | undefined): void {
    this.asked = asked ?? [];
    if (question === undefined) return;
    this.question = question;
    this.choice = question?.choice ?? null;
    if (this.view && this.face) this.view = this.face.ask(this.view, question);
    if (question === null && this.several) this.eyes = null;
  }

  async #hear(letter: EventsLetter): Promise<void> {
    const reveals = letter.question !== undefined;
    if (reveals && this.several && this.#shared) {
      this.#draw(); // everybody looks at a reveal
      this.answered = [];
    }
    const saying: Told[] = [];
    this.busy = reveals && letter.events.length > 0;
    if (this.busy) this.refusal = null;
    for (let at = 0; at < letter.events.length; ) {
      const first = letter.events[at];
      if (!first) break;
      let end = at + 1;
      while (together.has(first.event) && letter.events[end]?.event === first.event) ++end;
      const group = letter.events.slice(at, end);
      saying.push(...(await this.#moment(group, letter.n)));
      at = end;
      await breathe();
    }
    this.busy = false;
    this.now = null;
    if (reveals && this.table) this.table = unlocked(this.table);
    this.#ask(letter.question, letter.asked ?? (reveals ? undefined : this.asked));
    if (reveals && this.several) this.#shared = this.view;
    this.journal.keep(letter, this.several);
    if (saying.length > 0) this.journal.announce(saying);
    if (letter.events.some((event) => lookAgain.has(event.event) || this.#missed(event))) {
      this.rematch = [];
      this.#line.send({ do: 'resume' });
    }
  }

  // What a stand-in chose for this person is in his view, and in no event.
  #missed(event: GameEvent): boolean {
    const stood = event.event === 'late' || event.event === 'stand_in' || event.event === 'returned';
    return stood && event.seat !== undefined && this.mine.includes(event.seat);
  }

  // Some events that happen at once: told, drawn, and looked at for a while.
  async #moment(group: GameEvent[], n: number): Promise<Told[]> {
    const said: Told[] = [];
    const before = this.view;
    let after = before;
    let pause = 0;
    for (const event of group) {
      if (this.table) this.table = hear(this.table, event);
      if (event.event === 'over') this.result = event.result as Result;
      if (event.event === 'rematch' && event.seat !== undefined) this.rematch = [...this.rematch, event.seat];
      if (event.event === 'begins' || event.event === 'again') {
        this.result = null;
        this.#shared = after = null;
        this.#again = event.event === 'again';
        this.journal.begin();
      }
      if (!this.face || !this.edition) continue;
      const told = after
        ? this.face.tell(event, after, this.edition, (seat) => this.name(seat))
        : null;
      if (after) after = this.face.follow(after, event, this.#aid(), this.edition);
      pause = Math.max(pause, this.face.pace(event));
      const sentence = told ?? this.journal.sentence(event, (seat) => this.name(seat));
      if (sentence) {
        said.push(sentence);
        this.journal.write(sentence, after, n, event);
      }
    }
    const speed = this.#rest.hurried ? 0 : settings.pace;
    const where = after !== before && speed > 0 ? places(document) : null;
    this.now = group[0] ?? null;
    this.view = after;
    if (where) {
      await tick();
      slide(document, where, slideTime * speed);
    }
    if (this.busy) await this.#rest.for(pause * speed);
    return said;
  }
}
