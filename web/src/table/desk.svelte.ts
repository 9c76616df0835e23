// What somebody is asked, and what they have chosen. One answer at a time is on its way: whatever comes meanwhile, or after
// the question has gone, is a second click of the same finger.
import { makeSound } from '../stage/noise';
import { Grace } from './grace.svelte';
import type { AnswerLetter, Question, Seat } from './letters';

// On its way to the table, or there: then it can be changed as long as the question is open.
export interface Choice {
  move: string;
  is: 'sending' | 'laid';
}

export interface Table {
  do: (message: object) => Promise<AnswerLetter>;
  // It has been accepted; so much time is left on the clock.
  chosen: (seat: Seat, move: string, left: number | undefined) => void;
}

const laid = (move: string | null): Choice | null => (move ? { move, is: 'laid' } : null);

const here = 5000; // milliseconds after a choice: whoever has just chosen needs no bell

export class Desk {
  question = $state.raw<Question | null>(null);
  choice = $state.raw<Choice | null>(null);
  grace = new Grace();

  #table: Table;
  #accepted: string | null = null; // what the table has of this question
  #wanted: { question: number; move: string } | null = null;
  #sending = false;
  #chose = 0; // when

  constructor(table: Table) {
    this.#table = table;
  }

  // Alone against bots it lies there for a moment before it is said.
  async choose(move: string, question: Question | null): Promise<void> {
    if (!question || this.#sending || !this.#asks(question)) return;
    if (!this.grace.held && this.choice?.is === 'laid' && this.choice.move === move) return;
    if (this.grace.keeps(question.id, move, () => void this.#say(move, question))) this.choice = { move, is: 'laid' };
    else await this.#say(move, question);
  }

  // As long as nobody has been told of it.
  takeBack(): void {
    this.grace.drop();
    this.choice = laid(this.#accepted);
  }

  async #say(move: string, question: Question): Promise<void> {
    this.choice = { move, is: 'sending' };
    this.#wanted = { question: question.id, move };
    this.#sending = true;
    this.#chose = Date.now();
    const answer = await this.#table.do({ do: 'choose', question: question.id, seat: question.seat, move });
    this.#sending = false;
    if (answer.refused === 'connection lost') return; // said again when the line is back
    if (this.#wanted?.question === question.id && this.#wanted.move === move) this.#wanted = null;
    if (!this.#asks(question)) return;
    if (!answer.refused) this.#accepted = move;
    this.choice = laid(this.#accepted);
    if (!answer.refused) this.#table.chosen(question.seat, move, answer.left);
  }

  // What the table asks now, with what was answered already: a view may be older than the answer that is on its way, or has
  // just been given.
  put(told: Question | null): Question | null {
    const same = told !== null && this.#asks(told);
    const kept = same ? this.choice : null;
    if (!same) this.grace.drop();
    const question = told && same && this.#accepted ? { choice: this.#accepted, ...told } : told;
    this.question = question;
    this.#accepted = question?.choice ?? null;
    this.choice = this.grace.held || kept?.is === 'sending' ? kept : laid(this.#accepted);
    if (question && !same && !question.choice && Date.now() - this.#chose > here) makeSound('turn');
    return question;
  }

  // After a line was lost: what was chosen into it, said again.
  sayAgain(told: Question | null): void {
    if (!this.#wanted || this.#wanted.question !== told?.id) return;
    const { move } = this.#wanted;
    if (told.choice === move) this.#wanted = null;
    else if (this.question && !this.#sending) void this.#say(move, this.question);
  }

  clear(): void {
    this.grace.drop();
    this.#accepted = null;
    this.question = null;
    this.choice = null;
  }

  #asks({ id, seat }: Question): boolean {
    return this.question?.id === id && this.question.seat === seat;
  }
}
