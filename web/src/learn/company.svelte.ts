// The others at a lesson's table: people like any other, who sit down and choose through their own lines.
import type { Line } from '../line/line';
import { guestLine } from '../line/home';
import { isEvents, isView, type Letter, type Question } from '../table/letters';
import { type Lesson, Part, type Role } from './lesson';

class Guest {
  #line: Line;
  #part: Part;
  #question: Question | null = null;

  constructor(table: string, role: Role, changed: () => void) {
    this.#part = new Part(role);
    this.#line = guestLine(table, role.person, (letter) => {
      this.#read(letter);
      changed();
    });
    this.#line.send({ do: 'sit', seat: role.seat });
  }

  get asked(): boolean {
    return this.#question !== null;
  }

  move(): void {
    if (!this.#question) return;
    const { id, moves } = this.#question;
    this.#question = null;
    this.#line.send({ do: 'choose', question: id, move: this.#part.pick(moves) });
  }

  close(): void {
    this.#line.close();
  }

  #read(letter: Letter): void {
    if (!isView(letter) && !isEvents(letter)) return;
    if (letter.question !== undefined) this.#question = letter.question;
    // The script knows no way back.
    if (isEvents(letter) && letter.events.some((event) => event.event === 'undo asked')) {
      this.#line.send({ do: 'answer', yes: false });
    }
  }
}

export class Company {
  // How many of them owe an answer.
  asked = $state(0);
  #guests: Guest[];

  constructor({ table, roles }: Lesson) {
    this.#guests = roles.map((role) => new Guest(table, role, () => this.#count()));
  }

  // One of those who are asked chooses.
  move(): void {
    this.#guests.find((guest) => guest.asked)?.move();
    this.#count();
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }

  #count(): void {
    this.asked = this.#guests.filter((guest) => guest.asked).length;
  }
}
