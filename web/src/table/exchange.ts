// Messages to a table and their answers, which find each other by a number. A line that is lost answers too: nobody waits
// for what will not come.
import type { LineState } from '../line/line';
import type { Told } from '../words/words.svelte';
import type { AnswerLetter } from './letters';

export class Exchange {
  #send: (message: object) => void;
  #waiting = new Map<number, (answer: AnswerLetter) => void>();
  #last = 0;
  #lost = false;

  constructor(send: (message: object) => void) {
    this.#send = send;
  }

  say(message: object): Promise<AnswerLetter> {
    if (this.#lost) return Promise.resolve({ refused: 'connection lost' });
    return new Promise((resolve) => {
      const id = ++this.#last;
      this.#waiting.set(id, resolve);
      this.#send({ ...message, id });
    });
  }

  take(answer: AnswerLetter): void {
    if (typeof answer.id !== 'number') return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.(answer);
  }

  lineIs({ is }: LineState): void {
    this.#lost = is === 'lost' || is === 'closed';
    if (!this.#lost) return;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answer of waiting) answer({ refused: 'connection lost' });
  }
}

// Why something was refused, in words: by a rule of the game, or by the table.
export function refusalOf({ refused, key, rule }: AnswerLetter): Told | null {
  if (refused === 'illegal' && key) return { key: `closed-${key}`, ...(rule ? { rule } : {}) };
  return refused ? { key: `refused-${refused.replaceAll(' ', '-')}` } : null;
}
