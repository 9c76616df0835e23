// Which tables at home this device cannot keep at the moment, as their worker tells it.
class Keeping {
  #unkept = $state.raw<ReadonlySet<string>>(new Set());

  lacks(table: string): boolean {
    return this.#unkept.has(table);
  }

  note(table: string, kept: boolean): void {
    const unkept = new Set(this.#unkept);
    if (kept) unkept.delete(table);
    else unkept.add(table);
    this.#unkept = unkept;
  }
}

export const keeping = new Keeping();

// Asks the browser not to throw games away when it needs room; it may ask its person, so once is enough.
let asked = false;
export async function askToKeep(): Promise<void> {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // It says no: games are kept as long as there is room.
  }
}
