// Two windows must not play the same table: the one that came first has it, until it leaves.
const patience = 1_500; // milliseconds: whoever is just leaving needs a moment

export class Holds {
  #locks: LockManager | undefined;
  #held = new Map<string, () => void>();

  // Without the browser's locks everybody has every table.
  constructor(locks: LockManager | undefined) {
    this.#locks = locks;
  }

  async take(table: string): Promise<boolean> {
    if (this.#held.has(table) || !this.#locks) return true;
    const locks = this.#locks;
    return new Promise((resolve) => {
      const holding = locks.request(`noblesse ${table}`, { signal: AbortSignal.timeout(patience) }, () =>
        new Promise<void>((release) => {
          this.#held.set(table, release);
          resolve(true);
        }),
      );
      holding.catch(() => resolve(false));
    });
  }

  release(table: string): void {
    this.#held.get(table)?.();
    this.#held.delete(table);
  }
}
