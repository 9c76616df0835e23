// What this device keeps: a thin hand on IndexedDB, for the page and for its worker.
//   lines     of tables at home, as the parlour has them kept: never sent anywhere (they hold the seed)
//   tables    what is told of a table at home in a list
//   records   finished games
//   memoirs   what a person was told at a table, so that the journal survives a reload
export type Drawer = 'lines' | 'tables' | 'records' | 'memoirs';

const name = 'noblesse';
const version = 1;

let opened: Promise<IDBDatabase> | undefined;

function cabinet(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('lines', { keyPath: ['table', 'at'] });
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('records', { keyPath: 'id' });
      request.result.createObjectStore('memoirs', { keyPath: ['table', 'at'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

async function drawer(which: Drawer, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await cabinet()).transaction(which, mode).objectStore(which);
}

// All that belongs to one table, in its order.
const ofTable = (table: string) => IDBKeyRange.bound([table, -1], [table, Infinity]);

export const put = async (which: Drawer, ...things: object[]): Promise<void> => {
  const store = await drawer(which, 'readwrite');
  await new Promise<void>((resolve, reject) => {
    for (const thing of things) store.put(thing);
    store.transaction.oncomplete = () => resolve();
    store.transaction.onerror = store.transaction.onabort = () =>
      reject(store.transaction.error ?? new Error('IndexedDB'));
  });
};

export const get = async <T>(which: Drawer, key: IDBValidKey): Promise<T | undefined> =>
  answered((await drawer(which, 'readonly')).get(key) as IDBRequest<T | undefined>);

export const all = async <T>(which: Drawer): Promise<T[]> =>
  answered((await drawer(which, 'readonly')).getAll() as IDBRequest<T[]>);

export const allOf = async <T>(which: 'lines' | 'memoirs', table: string): Promise<T[]> =>
  answered((await drawer(which, 'readonly')).getAll(ofTable(table)) as IDBRequest<T[]>);

export const dropOf = async (which: 'lines' | 'memoirs', table: string): Promise<void> => {
  await answered((await drawer(which, 'readwrite')).delete(ofTable(table)));
};

export const drop = async (which: Drawer, key: IDBValidKey): Promise<void> => {
  await answered((await drawer(which, 'readwrite')).delete(key));
};
