// One person's place at a table: what they have been told so far, and what they are asked. Letters come one after another;
// how each of them is seen is the director's business.
import { settings } from '../house/settings.svelte';
import type { Line, LineEnds, LineState } from '../line/line';
import { nothing } from '../stage/cues';
import { Director, type Take, wallClock } from '../stage/director.svelte';
import { callBand } from '../stage/noise';
import { type Beat, reel, sentencesOf } from '../stage/reel';
import type { Told } from '../words/words.svelte';
import { botName, hear, lockedSeats, lookAgain, personName, unlocked } from './chairs';
import { Clocks } from './clocks.svelte';
import { type Choice, Desk } from './desk.svelte';
import { type Edition, findEdition, type Shelf } from './editions';
import { Exchange, refusalOf } from './exchange';
import type { Face, Scene } from './face';
import { faceOf } from './faces';
import type { Grace } from './grace.svelte';
import { Journal } from './journal.svelte';
import {
  type AnswerLetter, type EventsLetter, type GameEvent, type GameView, isEvents, isView, type Letter,
  type Question, type Result, type Seat, standing, type TableCard, type ViewLetter,
} from './letters';
import { allHands } from './open';
import { Post } from './post';

const patience = 2000; // milliseconds before a whole view is asked for once more

const reveals = ({ question, events }: EventsLetter): boolean => question !== undefined && events.length > 0;
const looked = (): boolean => typeof document === 'undefined' || document.visibilityState !== 'hidden';

export class Sitting {
  table = $state.raw<TableCard | null>(null);
  mine = $state.raw<Seat[]>([]);
  host = $state(false);
  maySit = $state(false);
  result = $state.raw<Result | null>(null);
  givenUp = $state.raw<Seat[]>([]); // of a rated game: who has left it
  // With several chairs on one device: which of them are asked, and whose eyes are open.
  asked = $state.raw<Seat[]>([]);
  eyes = $state<Seat | null>(null);
  answered = $state.raw<Seat[]>([]);
  line = $state.raw<LineState>({ is: 'opening' });
  refusal = $state.raw<Told | null>(null);
  rematch = $state.raw<Seat[]>([]);
  busy = $state(false); // something is being shown
  edition = $state.raw<Edition | null>(null);
  missing = $state<string | null>(null); // the edition that is nowhere to be had, and without which nothing can be shown
  face = $state.raw<Face | null>(null);
  // Several people on one device: a reveal stays until one of them has seen that all have.
  lull = $state(false);
  journal: Journal;
  clocks = new Clocks();
  director = new Director({ clock: wallClock, pace: () => settings.pace, looked });

  #line: Line;
  #desk = new Desk({ do: (message) => this.do(message), chosen: (seat, move, left) => this.#chosen(seat, move, left) });
  #exchange = new Exchange((message) => this.#line.send(message));
  #post = new Post((message) => this.#line.send(message), (letter, missed) => this.#next(letter, missed));
  #names: (string | null)[];
  #shelf: Shelf;
  #edition = ''; // which one it is
  #queue: { letter: ViewLetter | EventsLetter; missed: boolean }[] = [];
  #heard = 0; // the number of the last letter
  // With several chairs: what a spectator sees, for the reveals that all of them look at.
  #shared: GameView | null = null;
  #closed = false;
  #again = false; // a rematch has been agreed on

  // `shelf` has the editions that do not come with the house.
  constructor(id: string, open: (ends: LineEnds) => Line, shelf: Shelf, names: (string | null)[] = []) {
    this.#names = names;
    this.#shelf = shelf;
    this.journal = new Journal(id);
    this.#line = open({
      letter: (letter) => this.#receive(letter),
      state: (state) => this.#lineIs(state),
    });
  }

  close(): void {
    this.#closed = true;
    this.#desk.clear();
    this.#line.close();
    this.director.close();
  }

  // A table knows people by the names that they came with.
  arriveAgain(): void {
    this.#line.again?.();
  }

  // What is seen of the game: what is true, as far as it has been shown.
  get view(): GameView | null {
    return this.director.shown;
  }

  // What is happening at this moment.
  get now(): GameEvent | null {
    return this.busy ? this.director.now : null;
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

  get question(): Question | null {
    return this.#desk.question;
  }

  get choice(): Choice | null {
    return this.#desk.choice;
  }

  async choose(move: string, question: Question | null = this.question): Promise<void> {
    if (!this.busy) await this.#desk.choose(move, question);
  }

  // A moment in which a choice can still be changed, where it would be revealed at once.
  get grace(): Grace {
    return this.#desk.grace;
  }

  takeBack(): void {
    this.#desk.takeBack();
  }

  #chosen(seat: Seat, move: string, left: number | undefined): void {
    callBand();
    this.clocks.stop(seat, left);
    if (!this.view) return;
    this.director.set(this.#withChoice(this.view, seat, move));
    if (!this.several) return;
    this.answered = [...this.answered, seat];
    this.#draw();
  }

  // One's own choice is seen at once, in the table's view when all have chosen.
  #withChoice(view: GameView, seat: Seat, move: string): GameView {
    const { face, edition } = this;
    return face && edition ? face.follow(view, { event: 'chose', seat, move }, this.#aid(), edition) : view;
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

  // Whatever is being shown: faster, and the second time to its end.
  hurry(): void {
    this.director.hurry();
  }

  // To its end at once.
  skip(): void {
    this.director.end();
  }

  // All have seen what there was to see.
  goOn(): void {
    this.lull = false;
    this.director.clear();
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
    return this.#names[seat] ?? (chair ? personName(chair) : '');
  }

  get scene(): Scene | null {
    const { view, edition, table, question, choice } = this;
    if (!view || !edition || !table) return null;
    return {
      view, edition, options: table.options, chairs: table.chairs, me: this.me, locked: lockedSeats(table),
      question: this.busy ? null : question, choice: choice?.move ?? null, now: this.now,
      stage: this.director.beat && { beat: this.director.beat, lit: this.director.lit },
      choose: (move) => void this.choose(move, question),
      talk: table.options.talk && this.me !== null ? (what) => void this.do({ do: 'talk', seat: this.me, ...what }) : null,
      said: this.journal.talk,
      test: (move) => this.test(move),
      name: (seat) => this.name(seat),
    };
  }

  // The curtain: nobody's own things are on the screen, nor in the page.
  #draw(): void {
    this.eyes = null;
    this.#desk.clear();
    if (this.#shared) this.director.set(this.#shared);
  }

  #aid = (): boolean => this.table?.options.memory_aid ?? true;

  #lineIs(state: LineState): void {
    this.line = state;
    this.#post.lineIs(state);
    this.#exchange.lineIs(state);
  }

  #receive(letter: Letter): void {
    this.clocks.take(letter);
    if (!this.#post.take(letter)) this.#exchange.take(letter as AnswerLetter);
  }

  #next(letter: ViewLetter | EventsLetter, missed: boolean): void {
    this.#queue.push({ letter, missed });
    this.director.waiting(this.#queue.filter((each) => isEvents(each.letter) && reveals(each.letter)).length);
    void this.#show();
  }

  #showing = false;
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let next = this.#queue.shift(); next && !this.#closed; next = this.#queue.shift()) {
      const { letter, missed } = next;
      try {
        if (isView(letter)) await this.#take(letter);
        else await this.#hear(letter, missed);
      } catch (fault) {
        this.#recover(letter, fault);
      }
      this.#heard = letter.n;
    }
    this.#showing = false;
    this.director.waiting(0);
    this.#line.seen?.(this.#heard); // the bots of this house wait for it
  }

  // A fault of the page, or of the network that should bring it something, must not cost anybody their game: whatever could not
  // be shown is in the next whole view. What was wrong with a whole one may take a moment to be right.
  #recover(letter: ViewLetter | EventsLetter, fault: unknown): void {
    console.error(fault);
    this.busy = false;
    this.director.clear();
    const again = (): void => {
      if (!this.#closed) this.#line.send({ do: 'resume' });
    };
    if (isEvents(letter)) again();
    else setTimeout(again, patience);
  }

  async #take(letter: ViewLetter): Promise<void> {
    const { table, seats, host, may_sit, result, given_up } = letter.view;
    const seen = letter.view.games ? allHands(letter.view.games) : (letter.view.game ?? null);
    const game = seen && standing(seen, letter.game);
    if (!this.face || this.table?.options.game !== table.options.game) this.face = await faceOf(table.options.game);
    await this.#lookUp(table);
    if (!this.edition) return;
    this.table = table;
    this.mine = seats;
    this.host = host;
    this.maySit = may_sit ?? false;
    this.result = result ?? null;
    this.givenUp = given_up ?? [];
    this.director.clear();
    this.director.set(game);
    if (this.several && game?.seat === null) this.#shared = game;
    if (this.several) this.answered = [...new Set([...this.answered, ...lockedSeats(table)])];
    await this.journal.take(letter, this.face, this.edition, (seat) => this.name(seat));
    this.#ask(letter, letter.asked);
    if (this.#again) this.#dealAgain(table);
    this.#desk.sayAgain(letter.question);
  }

  async #lookUp({ options: { game, edition: id }, edition_hash: hash }: TableCard): Promise<void> {
    const wanted = [game, id, hash].join(' ');
    if (this.edition && this.#edition === wanted) return;
    this.edition = await findEdition({ game, id, hash }, this.#shelf);
    this.#edition = wanted;
    this.missing = this.edition ? null : id;
  }

  // All who are there want it, so there is nobody to wait for: the host's page deals at once.
  #dealAgain(table: TableCard): void {
    this.#again = false;
    const full = table.chairs.every(({ holder }) => holder !== null);
    if (this.host && full && table.stage === 'gathering') this.#line.send({ do: 'start' });
  }

  // Where the game stands now, and what is asked of this person.
  #ask({ question: told, game }: ViewLetter | EventsLetter, asked: Seat[] | undefined): void {
    this.asked = asked ?? [];
    if (told === undefined) return;
    const question = this.#desk.put(told);
    const view = this.view && standing(this.view, game);
    if (view) this.director.set(question?.choice ? this.#withChoice(view, question.seat, question.choice) : view);
    if (question === null && this.several) this.eyes = null;
    if (question || this.table?.stage !== 'playing') this.director.clear();
  }

  // What was `missed` is told instead of shown. Who has chosen since, and whatever else its order would say, is in the whole
  // view that is asked for then.
  async #hear(letter: EventsLetter, missed: boolean): Promise<void> {
    const asks = letter.question !== undefined;
    if (asks && this.several && this.#shared) {
      this.#draw(); // everybody looks at a reveal
      this.answered = [];
    }
    const beats = this.#beats(letter.events);
    const said = sentencesOf(beats);
    this.busy = reveals(letter);
    if (this.busy) this.refusal = null;
    await this.director.play(beats.map((beat) => this.#scene(beat, letter.n, asks && !missed)));
    this.busy = false;
    if (asks && this.table) this.table = unlocked(this.table);
    const unseen = asks && this.#unseen(letter);
    this.#ask(letter, letter.asked ?? (asks ? undefined : this.asked));
    if (asks && this.several) {
      this.#shared = this.view;
      this.lull = said.length > 0 && this.asked.length > 0 && this.table?.stage === 'playing';
    }
    this.journal.keep(letter, this.several);
    this.journal.announce(said, { seen: !missed && looked(), news: asks });
    const other = letter.events.some((event) => lookAgain.has(event.event) || this.#missedOut(event));
    if (other) this.rematch = [];
    if (other || missed || unseen) this.#line.send({ do: 'resume' });
  }

  #beats(events: GameEvent[]): Beat[] {
    const { face, edition, journal } = this;
    const name = (seat: Seat): string => this.name(seat);
    const sentence = (event: GameEvent): Told | null => journal.sentence(event, name, this.mine);
    if (!face || !edition) return [];
    return reel(events, this.director.truth, { face, edition, aid: this.#aid(), name, sentence });
  }

  #scene(beat: Beat, n: number, staged: boolean): Take {
    const act = staged && this.edition ? (this.face?.stage(beat, this.edition) ?? nothing) : nothing;
    return { beat, act, done: () => this.#done(beat, n) };
  }

  // A beat has been seen: now it is told, and known at the table.
  #done({ events, told, after }: Beat, n: number): void {
    events.forEach((event, at) => {
      if (this.table) this.table = hear(this.table, event);
      if (event.event === 'over') {
        this.result = event.result as Result;
        this.givenUp = (event.given_up as Seat[] | undefined) ?? [];
      }
      if (event.event === 'rematch' && event.seat !== undefined) this.rematch = [...this.rematch, event.seat];
      if (event.event === 'begins' || event.event === 'again') {
        this.result = null;
        this.#shared = null;
        this.#again = event.event === 'again';
        this.journal.begin();
      }
      this.journal.hear(event);
      const sentence = told[at];
      if (sentence && this.face) this.journal.write(sentence, after, n, event, this.face);
    });
  }

  // What this person has chosen on another device is in their view, and in no event; and an older club does not say where the
  // game stands.
  #unseen({ game }: EventsLetter): boolean {
    return this.view !== null && (!game || (!this.several && this.question !== null && this.choice === null));
  }

  // What a stand-in chose for this person is in their view, and in no event.
  #missedOut(event: GameEvent): boolean {
    const stood = event.event === 'late' || event.event === 'stand_in' || event.event === 'returned';
    return stood && event.seat !== undefined && this.mine.includes(event.seat);
  }
}
