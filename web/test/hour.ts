// A clock in a test's hand: time goes by when the test says so.
import type { Clock } from '../src/stage/director.svelte';

// Whatever waits for nothing but its turn has had it.
export async function settled(): Promise<void> {
  for (let i = 0; i < 4; ++i) await new Promise((done) => setImmediate(done));
}

export class Hour implements Clock {
  time = 0;
  #due: { at: number; deed: () => void }[] = [];

  now = (): number => this.time;
  after = (time: number, deed: () => void): (() => void) => {
    const one = { at: this.time + time, deed };
    this.#due.push(one);
    return () => void (this.#due = this.#due.filter((other) => other !== one));
  };

  async pass(time: number): Promise<void> {
    await settled();
    const end = this.time + time;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#due = this.#due.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.deed();
      await settled();
    }
    this.time = end;
  }

  #next(end: number): { at: number; deed: () => void } | undefined {
    return this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
