// Letters in their order. Whatever is told is numbered: what comes twice is passed over, and where something is missing the
// table is asked for it before anything later is believed.
import type { LineState } from '../line/line';
import { type EventsLetter, isEvents, isView, type Letter, type ViewLetter } from './letters';

// By this the answer to a question about a gap is known; all other messages are counted.
const about = 'gap';

export class Post {
  #send: (message: object) => void;
  #hand: (letter: ViewLetter | EventsLetter) => void;
  #heard: number | null = null; // nothing on this line so far: it opens with a whole view
  #late = false; // what was heard last was counted otherwise: spectators of open hands see them later
  #gap: 'asked' | 'answered' | null = null;

  // `hand` gets what is to be shown, each thing once and in order.
  constructor(send: (message: object) => void, hand: (letter: ViewLetter | EventsLetter) => void) {
    this.#send = send;
    this.#hand = hand;
  }

  // False: it is an answer to somebody else.
  take(letter: Letter): boolean {
    if (isView(letter)) this.#takeView(letter);
    else if (isEvents(letter)) this.#takeEvents(letter);
    else if (letter.id === about) this.#gap = letter.ok ? 'answered' : null;
    else return false;
    return true;
  }

  lineIs({ is }: LineState): void {
    if (is === 'open') return;
    this.#heard = null;
    this.#gap = null;
  }

  // It replaces everything, unless more is known already.
  #takeView(letter: ViewLetter): void {
    const late = 'games' in letter.view;
    if (this.#heard !== null && late === this.#late && letter.n < this.#heard) return;
    this.#gap = null;
    this.#late = late;
    this.#heard = letter.n;
    this.#hand(letter);
  }

  #takeEvents(letter: EventsLetter): void {
    const heard = this.#heard;
    if (heard === null || (!this.#late && letter.n <= heard)) return;
    // What was missed comes in one letter, with whatever has happened since.
    const whole = this.#gap === 'answered';
    if (!whole && (this.#late || letter.n > heard + 1)) return this.#ask();
    this.#gap = null;
    this.#heard = letter.n;
    this.#hand(letter);
  }

  #ask(): void {
    if (this.#gap) return;
    this.#gap = 'asked';
    this.#send({ do: 'resume', ...(this.#late ? {} : { after: this.#heard }), id: about });
  }
}
