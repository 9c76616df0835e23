// Where a lesson stands. It follows the game: whatever is played, it goes on to the step that belongs there.
import type { GameView, Question } from '../table/letters';
import { type Lesson, momentOf, type Step } from './lesson';

export class Course {
  at = $state(0);
  // What was chosen instead of what the teacher wanted: they say why not.
  objection = $state<string | null>(null);
  over = $state(false);
  // The step was only told, and has been read.
  #read = $state(false);

  #answered: number | null = null; // the question that was answered at this step
  #view: GameView | null = null;
  #question: number | null = null;

  constructor(readonly lesson: Lesson) {}

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  // The step waits for being read: meanwhile nobody moves.
  get holds(): boolean {
    return !this.step.moves && !this.step.watch && !this.#read;
  }

  look(view: GameView, question: Question | null): void {
    this.#view = view;
    this.#question = question?.id ?? null;
    if (this.#answered === null ? !this.#read && this.#belongs(this.step) : this.#answered === this.#question) return;
    this.#go(this.#find(this.at + 1));
  }

  next(): void {
    if (this.at === this.lesson.steps.length - 1) {
      this.over = true;
      return;
    }
    this.#read = true;
    this.#go(this.#find(this.at + 1));
  }

  // Whether a choice is sent. Whoever chooses before they have read everything is taken at their word.
  answer(move: string, question: Question): boolean {
    const past = this.#answered !== null && this.#answered !== question.id;
    const at = this.#find(this.at + (past ? 1 : 0), (step) => step.moves !== undefined);
    if (at < 0) return true;
    if (at !== this.at) this.#go(at);
    const { moves, instead } = this.step;
    const wanted = moves === 'any' || moves?.includes(move) === true;
    this.objection = wanted ? null : (instead ?? null);
    if (wanted) this.#answered = question.id;
    return wanted;
  }

  #belongs({ at, only }: Step): boolean {
    if (!this.#view) return false;
    const now = momentOf(this.#view);
    return (now === at || now.startsWith(`${at} `)) && (!only || only(this.#view));
  }

  #find(from: number, wanted: (step: Step) => boolean = () => true): number {
    return this.lesson.steps.findIndex((step, at) => at >= from && wanted(step) && this.#belongs(step));
  }

  #go(at: number): void {
    if (at < 0) return;
    this.at = at;
    this.objection = null;
    this.#read = false;
    this.#answered = null;
  }
}
