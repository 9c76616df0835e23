// Keeps the lines of tables at home: each in its order and none left out. What cannot be written (a full disk, a browser that
// keeps nothing) waits and is tried again, together with whatever comes after it; until then what is kept is an earlier
// moment of the game, and never one with a hole in it.
export interface KeptLine {
  table: string;
  at: number;
  line: string;
}

// What is kept of one table.
interface Ledger {
  table: string;
  written: number;
  unkept: boolean; // it was told so
}

const patience = 3_000; // milliseconds that a letter waits for what it depends on
const firstPause = 500;
const longestPause = 30_000;

export class Keeper {
  #put: (lines: KeptLine[]) => Promise<void>;
  #tell: (table: string, kept: boolean) => void;
  #ledgers = new Map<string, Ledger>();
  #waiting: { ledger: Ledger; line: string }[] = [];
  #writing: Promise<void> | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pause = firstPause;

  // `put` writes all of its lines or none. `tell` hears of a table that is not kept, and when it is again.
  constructor(put: (lines: KeptLine[]) => Promise<void>, tell: (table: string, kept: boolean) => void) {
    this.#put = put;
    this.#tell = tell;
  }

  // A table of which so much is kept already.
  begin(table: string, written: number): void {
    this.#ledgers.set(table, { table, written, unkept: false });
  }

  has(table: string): boolean {
    return this.#ledgers.has(table);
  }

  // Whether something of this table is not written yet.
  owes(table: string): boolean {
    return this.#waiting.some(({ ledger }) => ledger === this.#ledgers.get(table));
  }

  // Nothing of this table is kept from here on.
  forget(table: string): void {
    this.#waiting = this.#waiting.filter(({ ledger }) => ledger.table !== table);
    this.#ledgers.delete(table);
  }

  // Until they are written, or it is clear that they are not for now.
  async keep(lines: { table: string; line: string }[]): Promise<void> {
    if (lines.length === 0) return;
    const stalled = this.#writing !== null;
    for (const { table, line } of lines) {
      if (!this.has(table)) this.begin(table, 0);
      this.#waiting.push({ ledger: this.#ledgers.get(table)!, line });
    }
    await Promise.race([this.#write(), new Promise((done) => setTimeout(done, stalled ? 0 : patience))]);
    for (const { ledger } of this.#waiting) {
      if (ledger.unkept) continue;
      ledger.unkept = true;
      this.#tell(ledger.table, false);
    }
  }

  #write(): Promise<void> {
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = null));
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    clearTimeout(this.#again);
    while (this.#waiting.length > 0) {
      const batch = [...this.#waiting];
      const ends = new Map<Ledger, number>();
      const lines = batch.map(({ ledger, line }) => {
        const at = ends.get(ledger) ?? ledger.written;
        ends.set(ledger, at + 1);
        return { table: ledger.table, at, line };
      });
      try {
        await this.#put(lines);
      } catch {
        this.#again = setTimeout(() => void this.#write(), this.#pause);
        this.#pause = Math.min(this.#pause * 2, longestPause);
        return;
      }
      this.#pause = firstPause;
      for (const [ledger, end] of ends) ledger.written = end;
      this.#waiting = this.#waiting.filter((each) => !batch.includes(each));
    }
    for (const ledger of this.#ledgers.values()) {
      if (!ledger.unkept) continue;
      ledger.unkept = false;
      this.#tell(ledger.table, true);
    }
  }
}
