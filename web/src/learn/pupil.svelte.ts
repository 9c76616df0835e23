// The learner's place at the table: what he chooses goes past the teacher first.
import type { Line, LineEnds } from '../line/line';
import { Sitting } from '../table/sitting.svelte';
import type { Course } from './course.svelte';

export class Pupil extends Sitting {
  #course: Course;

  constructor(course: Course, open: (ends: LineEnds) => Line, names: (string | null)[]) {
    super(course.lesson.table, open, names);
    this.#course = course;
  }

  override async choose(move: string): Promise<void> {
    if (this.question && this.#course.answer(move, this.question)) await super.choose(move);
  }
}
