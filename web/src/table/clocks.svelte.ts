// Everybody's time, as the table tells it. The table's letters say what time it is there, so that the calendar of this
// device, which may be wrong, is never asked: from a letter's arrival on, the time that has passed is measured.
import type { Letter, Seat, Time } from './letters';

// A letter that took longer than the others is no reason to turn the clock back, a calendar that was set is.
const jump = 1000;

export class Clocks {
  // What all may know.
  told = $state.raw<(Time | null)[]>([]);
  // What only this person knows: their own clock stands still once they have chosen.
  #own = $state.raw<{ seat: Seat; time: Time } | null>(null);
  // The table's time less that of the page. Until a table tells it (older ones do not) the calendar must do.
  #ahead = $state(Date.now() - performance.now());
  #known = false;

  // A letter has come, at this moment of the page's time.
  take(letter: Letter, at = performance.now()): void {
    if (typeof letter.now === 'number') this.#set(letter.now - at);
    if ('clocks' in letter) this.told = (letter.clocks as (Time | null)[] | undefined) ?? [];
    else if ('view' in letter) this.told = [];
    if ('question' in letter && typeof letter.question !== 'number') this.#ask(letter.question ?? null);
  }

  #set(ahead: number): void {
    const moved = ahead - this.#ahead;
    if (!this.#known || moved > 0 || moved < -jump) this.#ahead = ahead;
    this.#known = true;
  }

  #ask(question: { seat: Seat; until?: number; left?: number } | null): void {
    const { seat = 0, until, left } = question ?? {};
    const time = until !== undefined ? { until } : left !== undefined ? { left } : null;
    this.#own = time && { seat, time };
  }

  // One's choice was taken, with so much time left.
  stop(seat: Seat, left: unknown): void {
    if (typeof left === 'number' && this.#own?.seat === seat) this.#own = { seat, time: { left } };
  }

  of(seat: Seat): Time | null {
    return this.#own?.seat === seat ? this.#own.time : (this.told[seat] ?? null);
  }

  get seats(): Seat[] {
    const all = new Set(this.told.flatMap((time, seat) => (time ? [seat] : [])));
    if (this.#own) all.add(this.#own.seat);
    return [...all].sort((a, b) => a - b);
  }

  // Milliseconds that are left at this moment of the page's time.
  left(time: Time, at = performance.now()): number {
    return Math.max(0, 'left' in time ? time.left : time.until - this.#ahead - at);
  }
}
