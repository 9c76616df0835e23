// Letters in their order. Whatever is told is numbered: what comes twice is passed over, and where something is missing the
// table is asked for it before anything later is believed.
import type { LineState } from '../line/line';
import { type EventsLetter, isEvents, isView, type Letter, type ViewLetter } from './letters';

// By this the answer to a question about a gap is known; all other messages are counted.
const about = 'gap';

// `missed`: it tells what happened while nobody could be told, in one.
type Hand = (letter: ViewLetter | EventsLetter, missed: boolean) => void;

export class Post {
  #send: (message: object) => void;
  #hand: Hand;
  #heard: number | null = null; // on this line, or on the one before
  #opens = true; // nothing has come on this line so far: it opens with a whole view
  #late = false; // what was heard last was counted otherwise: spectators of open hands see them later
  #gap: 'asked' | 'answered' | null = null;
  #held: ViewLetter | null = null; // what a line opened with, until it is known what led there

  // `hand` gets what is to be shown, each thing once and in order.
  constructor(send: (message: object) => void, hand: Hand) {
    this.#send = send;
    this.#hand = hand;
  }

  // False: it is an answer to somebody else.
  take(letter: Letter): boolean {
    if (isView(letter)) this.#takeView(letter);
    else if (isEvents(letter)) this.#takeEvents(letter);
    else if (letter.id === about) this.#takeAnswer(letter.ok === true);
    else return false;
    return true;
  }

  lineIs({ is }: LineState): void {
    if (is === 'open') return;
    this.#opens = true;
    this.#gap = null;
    this.#held = null;
  }

  // It replaces everything, unless more is known already. One that follows a lost line tells where the game stands, but not
  // how it came there: that is asked for once.
  #takeView(letter: ViewLetter): void {
    const late = 'games' in letter.view;
    const known = this.#heard !== null && late === this.#late ? this.#heard : null;
    if (this.#opens) {
      this.#opens = false;
      if (known !== null && !late && letter.n > known && letter.view.seats.length < 2) {
        this.#held = letter;
        return this.#ask();
      }
    } else if (known !== null && letter.n < known) return;
    this.#accept(letter);
  }

  #takeEvents(letter: EventsLetter): void {
    if (this.#opens || this.#heard === null || (!this.#late && letter.n <= this.#heard)) return;
    // What was missed comes in one letter, with whatever has happened since.
    const whole = this.#gap === 'answered';
    if (!whole && (this.#late || letter.n > this.#heard + 1)) return this.#ask();
    this.#accept(letter, whole);
  }

  #takeAnswer(ok: boolean): void {
    if (this.#gap !== 'asked') return;
    this.#gap = ok ? 'answered' : null;
    if (!ok && this.#held) this.#accept(this.#held);
  }

  #accept(letter: ViewLetter | EventsLetter, missed = false): void {
    if (isView(letter)) this.#late = 'games' in letter.view;
    this.#gap = null;
    this.#held = null;
    this.#heard = letter.n;
    this.#hand(letter, missed);
  }

  #ask(): void {
    if (this.#gap) return;
    this.#gap = 'asked';
    this.#send({ do: 'resume', ...(this.#late ? {} : { after: this.#heard }), id: about });
  }
}
