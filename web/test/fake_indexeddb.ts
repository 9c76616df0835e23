// A device's drawers for tests without a browser: as much of IndexedDB as the cabinet uses, with a disk that can be full.
type Key = string | number | Key[];
type Thing = Record<string, unknown>;
interface Store {
  keyPath: string | string[];
  things: Map<string, { key: Key; thing: Thing }>;
}

function compare(a: Key, b: Key): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let at = 0; at < Math.min(a.length, b.length); ++at) {
      const order = compare(a[at]!, b[at]!);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

class Range {
  constructor(readonly lower: Key, readonly upper: Key) {}
  static bound = (lower: Key, upper: Key) => new Range(lower, upper);
  has = (key: Key) => compare(this.lower, key) <= 0 && compare(key, this.upper) <= 0;
}
const within = (key: Key, wanted: Key | Range): boolean => (wanted instanceof Range ? wanted.has(key) : compare(key, wanted) === 0);

class Request {
  result: unknown;
  error: Error | null = null;
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onblocked: (() => void) | null = null;
  onupgradeneeded: ((event: { oldVersion: number; newVersion: number | null }) => void) | null = null;
}
const soon = (work: () => void) => queueMicrotask(work);

class Transaction {
  error: Error | null = null;
  oncomplete: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  #open = 0;
  #writes: (() => void)[] = [];

  constructor(readonly disk: Disk, readonly stores: Map<string, Store>) {
    this.#count(); // also one in which nothing is done has an end
    soon(() => this.#done());
  }

  objectStore(name: string): object {
    const store = this.stores.get(name)!;
    const sorted = () => [...store.things.values()].sort((a, b) => compare(a.key, b.key));
    const all = (wanted?: Range) => sorted().filter(({ key }) => !wanted || wanted.has(key));
    return {
      transaction: this,
      put: (thing: Thing) => this.#ask(() => {
        if (this.disk.full) throw new Error('QuotaExceededError');
        const { keyPath } = store;
        const key = (Array.isArray(keyPath) ? keyPath.map((path) => thing[path]) : thing[keyPath]) as Key;
        const copy = structuredClone(thing);
        this.#writes.push(() => store.things.set(JSON.stringify(key), { key, thing: copy }));
      }),
      get: (wanted: Key) => this.#ask(() => sorted().find(({ key }) => within(key, wanted))?.thing),
      getAll: (wanted?: Range) => this.#ask(() => all(wanted).map(({ thing }) => thing)),
      getAllKeys: (wanted?: Range) => this.#ask(() => all(wanted).map(({ key }) => key)),
      delete: (wanted: Key | Range) => this.#ask(() => {
        this.#writes.push(() => {
          for (const [name, { key }] of store.things) if (within(key, wanted)) store.things.delete(name);
        });
      }),
    };
  }

  #count = () => void ++this.#open;
  #ask(work: () => unknown): Request {
    const request = new Request();
    this.#count();
    soon(() => {
      try {
        request.result = work();
        request.onsuccess?.();
      } catch (fault) {
        this.error = request.error = fault as Error;
        request.onerror?.();
      }
      soon(() => this.#done());
    });
    return request;
  }

  #done(): void {
    if (--this.#open > 0) return;
    if (this.error) return this.onabort?.();
    for (const write of this.#writes) write();
    this.oncomplete?.();
  }
}

interface Database {
  version: number;
  stores: Map<string, Store>;
  connections: Set<Connection>;
}

class Connection {
  onversionchange: ((event: { newVersion: number | null }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly disk: Disk, readonly base: Database) {
    base.connections.add(this);
  }
  close = () => {
    this.base.connections.delete(this);
    this.disk.settle();
  };
  createObjectStore(name: string, { keyPath }: { keyPath: string | string[] }): void {
    if (this.base.stores.has(name)) throw new Error(`ConstraintError: ${name}`);
    this.base.stores.set(name, { keyPath, things: new Map() });
  }
  transaction(): Transaction {
    if (!this.base.connections.has(this)) throw new Error('InvalidStateError');
    return new Transaction(this.disk, this.base.stores);
  }
}

// A disk has its databases, and everything that one device opens.
export class Disk {
  full = false;
  refuses = false; // to be opened at all
  bases = new Map<string, Database>();
  #waiting: (() => boolean)[] = [];

  // Whoever waits for others to close is looked after whenever one does.
  settle(): void {
    this.#waiting = this.#waiting.filter((go) => !go());
  }

  #alone(base: Database, newVersion: number | null, request: Request, then: () => void): void {
    for (const connection of [...base.connections]) connection.onversionchange?.({ newVersion });
    const go = (): boolean => {
      if (base.connections.size > 0) return false;
      soon(then);
      return true;
    };
    if (go()) return;
    request.onblocked?.();
    this.#waiting.push(go);
  }

  readonly indexedDB = {
    open: (name: string, version: number): Request => {
      const request = new Request();
      soon(() => {
        if (this.refuses) {
          request.error = new Error('InvalidStateError');
          return request.onerror?.();
        }
        const base = this.bases.get(name) ?? { version: 0, stores: new Map(), connections: new Set() };
        this.bases.set(name, base);
        if (version < base.version) {
          request.error = new Error('VersionError');
          return request.onerror?.();
        }
        const give = (): void => {
          request.result = new Connection(this, base);
          const oldVersion = base.version;
          base.version = version;
          if (oldVersion < version) request.onupgradeneeded?.({ oldVersion, newVersion: version });
          request.onsuccess?.();
        };
        if (version > base.version) this.#alone(base, version, request, give);
        else give();
      });
      return request;
    },
    deleteDatabase: (name: string): Request => {
      const request = new Request();
      soon(() => {
        const base = this.bases.get(name);
        if (!base) return request.onsuccess?.();
        this.#alone(base, null, request, () => {
          this.bases.delete(name);
          request.onsuccess?.();
        });
      });
      return request;
    },
  };
  readonly globals = { indexedDB: this.indexedDB, IDBKeyRange: Range };

  // What lies in a drawer, in its order.
  drawer<T>(name: string, base = 'noblesse'): T[] {
    const things = this.bases.get(base)?.stores.get(name)?.things.values() ?? [];
    return [...things].sort((a, b) => compare(a.key, b.key)).map(({ thing }) => thing as T);
  }
}
