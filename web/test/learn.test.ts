// The lessons, played at the real table from their first step to their last: as the teacher wants it, and every other
// way that they leave open.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { parlours, type Parlour } from '../../tools/parlour.mjs';
import { Course } from '../src/learn/course.svelte';
import { type Lesson, lessonOptions, Part, type Step } from '../src/learn/lesson';
import { lessons } from '../src/learn/lessons';
import { isEvents, isView, type GameName, type GameView, type Letter, type Question, type Seat } from '../src/table/letters';

const wasm = readFileSync(new URL('../../build/wasm/noblesse.wasm', import.meta.url));
const seats: Seat[] = [0, 1, 2];

// A table with the learner and the others, as it stands when everybody has sat down and the cards are dealt.
class Evening {
  readonly course: Course;
  readonly said: string[] = [];
  question: (Question | null)[] = [null, null, null];
  private view: GameView | null = null;
  private parts = new Map<Seat, Part>();
  private now = 1000;

  constructor(
    readonly parlour: Parlour,
    readonly lesson: Lesson,
  ) {
    const { table, game, seed, seat, roles } = lesson;
    this.course = new Course(lesson);
    this.call({ do: 'lay', table, host: 'me', options: lessonOptions(game), seed });
    this.arrive(seat, 'me');
    for (const role of roles) {
      this.parts.set(role.seat, new Part(role));
      this.arrive(role.seat, role.person);
    }
    for (const each of [...this.parts.keys(), seat]) this.say(each, { do: 'sit', seat: each });
    this.say(seat, { do: 'start' });
    this.look();
  }

  get own(): Question | null {
    const question = this.question[this.lesson.seat] ?? null;
    return question?.choice === undefined ? question : null;
  }

  // What the learner chooses, if the teacher has nothing against it.
  choose(move: string): boolean {
    const question = this.own!;
    if (!this.course.answer(move, question)) return false;
    this.say(this.lesson.seat, { do: 'choose', question: question.id, move });
    question.choice = move;
    this.look();
    return true;
  }

  // Everything goes on until the learner is asked: they read, the others choose. Whether they are.
  goOn(): boolean {
    for (let steps = 0; steps < 200; ++steps) {
      if (this.course.over) return false;
      if (this.course.holds) {
        this.note();
        this.course.next();
        continue;
      }
      this.note();
      if (this.own) return true;
      const guest = seats.find((seat) => this.parts.has(seat) && this.question[seat]);
      if (guest === undefined) throw new Error(`nobody moves at ${this.course.step.say}`);
      const { id, moves } = this.question[guest]!;
      this.question[guest] = null;
      this.say(guest, { do: 'choose', question: id, move: this.parts.get(guest)!.pick(moves) });
      this.look();
    }
    throw new Error(`no end at ${this.course.step.say}`);
  }

  private note(): void {
    if (this.said.at(-1) !== this.course.step.say) this.said.push(this.course.step.say);
  }

  private look(): void {
    this.say(this.lesson.seat, { do: 'resume' });
    if (this.view) this.course.look(this.view, this.question[this.lesson.seat] ?? null);
  }

  private arrive(seat: Seat, person: string): void {
    this.call({ do: 'arrive', now: this.now, table: this.lesson.table, connection: seat + 1, person, name: person });
  }

  private say(seat: Seat, message: object): void {
    this.call({ do: 'receive', now: ++this.now, connection: seat + 1, message: JSON.stringify(message) });
  }

  private call(request: object): void {
    for (const line of this.parlour.call(JSON.stringify(request)).map((text) => JSON.parse(text))) {
      if (line.send !== undefined) this.read(line.send - 1, line.letter);
      else if (line.ok === false) throw new Error(`${JSON.stringify(request)}: ${line.error}`);
    }
  }

  private read(seat: Seat, letter: Letter): void {
    if (isView(letter)) {
      if (seat === this.lesson.seat) {
        this.view = letter.view.game ?? null;
        this.question[seat] = letter.question;
      }
    } else if (isEvents(letter)) {
      if (letter.question !== undefined) this.question[seat] = letter.question;
    } else if (letter.refused) throw new Error(`seat ${seat}: ${JSON.stringify(letter)}`);
  }
}

// Plays the lesson with these free choices, and tells where the next one is open.
function play(open: () => Parlour, lesson: Lesson, choices: string[]): { said: string[]; next: string[] | null } {
  const evening = new Evening(open(), lesson);
  const left = [...choices];
  while (evening.goOn()) {
    const { moves } = evening.own!;
    const wanted = evening.course.step.moves;
    if (Array.isArray(wanted)) {
      expect(moves, evening.course.step.say).toEqual(expect.arrayContaining(wanted));
      const other = moves.find((move) => !wanted.includes(move));
      if (other) expect(evening.choose(other)).toBe(false);
      expect(evening.course.objection === null).toBe(other === undefined);
      expect(evening.choose(wanted[0]!)).toBe(true);
    } else {
      const choice = left.shift();
      if (choice === undefined) return { said: evening.said, next: moves };
      expect(evening.choose(choice)).toBe(true);
    }
  }
  return { said: evening.said, next: null };
}

const keysOf = (step: Step): string[] => (step.instead ? [step.say, step.instead] : [step.say]);

describe.each(['adel', 'mille'] as GameName[])('the lesson of %s', (game) => {
  const lesson = lessons[game];

  it('comes to its end whatever is chosen, and every step is reached', { timeout: 120_000 }, async () => {
    const open = await parlours(wasm);
    const reached = new Set<string>();
    const ways: string[][] = [[]];
    let played = 0;
    for (let way = ways.pop(); way; way = ways.pop()) {
      const { said, next } = play(open, lesson, way);
      if (next) {
        for (const move of next) ways.push([...way, move]);
        continue;
      }
      ++played;
      expect(said.at(-1)).toBe(lesson.steps.at(-1)!.say);
      for (const key of said) reached.add(key);
    }
    expect(played).toBeGreaterThan(6);
    expect([...reached].sort()).toEqual([...new Set(lesson.steps.map((step) => step.say))].sort());
  });

  it('takes at their word whoever does not wait for the teacher', async () => {
    const open = await parlours(wasm);
    const evening = new Evening(open(), lesson);
    const first = lesson.steps.find((step) => step.moves)!;
    expect(evening.course.holds).toBe(true);
    expect(evening.choose((first.moves as string[])[0]!)).toBe(true);
    expect(evening.course.step.say).toBe(first.say);
  });

  it.each(['en', 'de', 'it', 'nl', 'ro'])('has all its words in %s', (language) => {
    const text = readFileSync(new URL(`../words/${language}/learn.ftl`, import.meta.url), 'utf8');
    const known = new Set(new FluentResource(text).body.map((message) => message.id));
    const wanted = [
      ...lesson.steps.flatMap(keysOf),
      ...lesson.roles.map((role) => role.name),
      ...lesson.learned.map(({ say }) => say),
    ];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  it('objects wherever something certain is wanted', () => {
    for (const step of lesson.steps) expect(Array.isArray(step.moves), step.say).toBe(step.instead !== undefined);
  });
});
