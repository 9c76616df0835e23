// What this device keeps: a thin hand on IndexedDB, for the page and for its worker.
//   lines     of tables at home, as the parlour has them kept: never sent anywhere (they hold the seed)
//   tables    what is told of a table at home in a list
//   records   finished games
//   memoirs   what a person was told at a table, so that the journal survives a reload
//   editions  of one's own
//   words     for the service worker, when it has to call somebody (house/call_words.ts)
export type Drawer = 'lines' | 'tables' | 'records' | 'memoirs' | 'editions' | 'words';

// How a cabinet becomes that of the next version: the first step makes it, and a page of any age is brought up to date by
// the steps that it lacks. Steps are added at the end, and never changed.
type Step = (cabinet: IDBDatabase) => void;
export const mend = (cabinet: IDBDatabase, oldVersion: number, steps: Step[]): void => {
  for (const step of steps.slice(oldVersion)) step(cabinet);
};
const drawers = (keys: Partial<Record<Drawer, string | string[]>>): Step => (cabinet) => {
  for (const [name, keyPath] of Object.entries(keys)) cabinet.createObjectStore(name, { keyPath });
};

// Editions have a cabinet of their own: a page of before that is still open would hold up a change of the first one.
const cabinets: Record<string, Step[]> = {
  noblesse: [drawers({ lines: ['table', 'at'], tables: 'id', records: 'id', memoirs: ['table', 'at'] })],
  'noblesse editions': [drawers({ editions: ['game', 'id'] })],
  'noblesse call': [drawers({ words: 'id' })],
};
const places: Partial<Record<Drawer, string>> = { editions: 'noblesse editions', words: 'noblesse call' };
const placeOf = (drawer: Drawer): string => places[drawer] ?? 'noblesse';

const patience = 5_000; // milliseconds that another window of before may hold a cabinet up

const opened = new Map<string, Promise<IDBDatabase>>();

// Another window has a newer cabinet, or wants everything forgotten: this page is of yesterday then.
let outdated: () => void = () => undefined;
export const whenOutdated = (then: () => void): void => void (outdated = then);

function open(name: string): Promise<IDBDatabase> {
  const known = opened.get(name);
  if (known) return known;
  const steps = cabinets[name]!;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, steps.length);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let late = false;
    request.onupgradeneeded = ({ oldVersion }) => mend(request.result, oldVersion, steps);
    request.onblocked = () => {
      waiting = setTimeout(() => {
        late = true;
        reject(new Error(`${name}: another window holds it`));
      }, patience);
    };
    request.onerror = () => reject(request.error ?? new Error(`${name}: IndexedDB`));
    request.onsuccess = () => {
      clearTimeout(waiting);
      const cabinet = request.result;
      if (late) return cabinet.close(); // nobody waits for it any more
      const shut = (): void => {
        cabinet.close();
        if (opened.get(name) === opening) opened.delete(name);
      };
      cabinet.onclose = shut;
      cabinet.onversionchange = () => {
        shut();
        outdated();
      };
      resolve(cabinet);
    };
  });
  opened.set(name, opening);
  // What could not be opened now may be opened later.
  opening.catch(() => opened.delete(name));
  return opening;
}

// Everything that this device keeps goes. `held` is called when another window holds something up: it goes as soon as that
// window is closed.
export async function clearOut(held: () => void): Promise<void> {
  const others = outdated;
  outdated = () => undefined; // it is this page that wants it
  const clear = (name: string) => new Promise<void>((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(name);
    gone.onblocked = held;
    gone.onsuccess = () => resolve();
    gone.onerror = () => reject(gone.error ?? new Error(`${name}: IndexedDB`));
  });
  try {
    await Promise.all(Object.keys(cabinets).map(clear));
  } finally {
    outdated = others;
  }
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

async function drawer(which: Drawer, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open(placeOf(which))).transaction(which, mode).objectStore(which);
}

// All that belongs to one table, in its order.
const ofTable = (table: string) => IDBKeyRange.bound([table, -1], [table, Infinity]);

// All of them, or none.
export const put = async (which: Drawer, ...things: object[]): Promise<void> => {
  const store = await drawer(which, 'readwrite');
  await new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onerror = store.transaction.onabort = () =>
      reject(store.transaction.error ?? new Error('IndexedDB'));
    for (const thing of things) store.put(thing);
  });
};

export const get = async <T>(which: Drawer, key: IDBValidKey): Promise<T | undefined> =>
  answered((await drawer(which, 'readonly')).get(key) as IDBRequest<T | undefined>);

export const all = async <T>(which: Drawer): Promise<T[]> =>
  answered((await drawer(which, 'readonly')).getAll() as IDBRequest<T[]>);

export const keys = async <K extends IDBValidKey>(which: Drawer): Promise<K[]> =>
  answered((await drawer(which, 'readonly')).getAllKeys() as IDBRequest<IDBValidKey[]>) as Promise<K[]>;

export const allOf = async <T>(which: 'lines' | 'memoirs', table: string): Promise<T[]> =>
  answered((await drawer(which, 'readonly')).getAll(ofTable(table)) as IDBRequest<T[]>);

export const dropOf = async (which: 'lines' | 'memoirs', table: string): Promise<void> => {
  await answered((await drawer(which, 'readwrite')).delete(ofTable(table)));
};

export const drop = async (which: Drawer, key: IDBValidKey): Promise<void> => {
  await answered((await drawer(which, 'readwrite')).delete(key));
};
