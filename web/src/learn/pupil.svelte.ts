// The learner's place at the table: what they choose goes past the teacher first.
import type { Line, LineEnds } from '../line/line';
import { beside } from '../table/editions';
import { Sitting } from '../table/sitting.svelte';
import type { Course } from './course.svelte';

export class Pupil extends Sitting {
  #course: Course;

  constructor(course: Course, open: (ends: LineEnds) => Line, names: (string | null)[]) {
    super(course.lesson.table, open, beside(undefined), names);
    this.#course = course;
  }

  override async choose(move: string): Promise<void> {
    if (this.question && this.#course.answer(move, this.question)) await super.choose(move);
  }
}
