// Who looks on at a table at home, and how far they have seen. Bots wait for them: what happens is meant to be watched.
const patience = 60_000; // milliseconds: a page that says nothing any more keeps nobody waiting

export class Onlookers {
  #told = new Map<number, number>(); // the last letter of each that they have not seen
  #here = new Set<number>();
  #next: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  came(connection: number): void {
    this.#here.add(connection);
  }

  left(connection: number): void {
    this.#here.delete(connection);
    this.#told.delete(connection);
    this.#goOn();
  }

  // Only what reveals something takes a while to be seen.
  told(connection: number, letter: object): void {
    const { n, events, question } = letter as { n?: number; events?: object[]; question?: unknown };
    if (n !== undefined && question !== undefined && events?.length && this.#here.has(connection)) this.#told.set(connection, n);
  }

  seen(connection: number, n: number): void {
    if (n < (this.#told.get(connection) ?? 0)) return;
    this.#told.delete(connection);
    this.#goOn();
  }

  get busy(): boolean {
    return this.#told.size > 0;
  }

  // As soon as everything has been seen.
  then(deed: () => void): void {
    this.#next = deed;
    this.#timer ??= setTimeout(() => {
      this.#told.clear();
      this.#goOn();
    }, patience);
  }

  #goOn(): void {
    if (this.busy) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const next = this.#next;
    this.#next = undefined;
    next?.();
  }
}
