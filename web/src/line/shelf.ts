// The games of this device: those that are being played at home, and records of finished ones.
import { all, drop, dropOf, get, keys, put } from './cabinet';
import { clearTable } from './home';
import type { Edition } from '../table/editions';
import type { GameName, GameRecord, Seat } from '../table/letters';

export interface HomeTable {
  id: string;
  game: GameName;
  players: number;
  // Who sits where, for pass-and-play; a bot's chair has null.
  names: (string | null)[];
  changed: number;
  round: number;
  over: boolean;
  // One's own, if it is played with that: kept with the table, whatever becomes of the file.
  edition?: Edition | undefined;
}

export interface KeptRecord {
  id: string;
  record: GameRecord;
  kept: number;
  me: Seat | null;
  edition?: Edition | undefined;
}

const nothing = <T>(value: T) => () => value;

export const homeTables = async (): Promise<HomeTable[]> => {
  const tables = await all<HomeTable>('tables').catch(nothing([] as HomeTable[]));
  return tables.sort((a, b) => b.changed - a.changed);
};

export const homeTable = (id: string): Promise<HomeTable | undefined> =>
  get<HomeTable>('tables', id).catch(nothing(undefined));

export const keepTable = (table: HomeTable): Promise<void> => put('tables', table).catch(nothing(undefined));

// Null, or why it stays as it is: another window plays it, or it could not be taken away.
export async function dropTable(id: string): Promise<string | null> {
  const { ok, key } = await clearTable(id);
  if (!ok) return key === 'elsewhere' || key === 'unread' ? `line-closed-${key}` : 'home-stopped';
  await Promise.all([drop('tables', id), dropOf('memoirs', id)]).catch(nothing(undefined));
  return null;
}

const day = 24 * 3600 * 1000;
const rest = day; // a table whose last game has been over for so long is cleared; the records of its games stay
const remembered = 60 * day; // what was told at a table of a club is kept for so long after the last of it
const most = 100; // and of so many tables

export async function sweep(now = Date.now()): Promise<void> {
  const tables = await homeTables();
  const old = tables.filter(({ over, changed }) => over && changed < now - rest);
  await Promise.all(old.map(({ id }) => dropTable(id)));
  await sweepMemoirs(new Set(tables.map(({ id }) => id)), now).catch(nothing(undefined));
}

// Those of tables at home go with their tables.
async function sweepMemoirs(home: ReadonlySet<string>, now: number): Promise<void> {
  const ends = new Map<string, number>();
  for (const [table, at] of await keys<[string, number]>('memoirs')) if (!home.has(table)) ends.set(table, at);
  const dated = await Promise.all([...ends].map(async ([table, at]) => {
    const last = await get<{ kept?: number }>('memoirs', [table, at]);
    // Those of before were not dated: their time begins now.
    if (last && last.kept === undefined) await put('memoirs', { ...last, kept: now });
    return { table, kept: last?.kept ?? now };
  }));
  dated.sort((a, b) => b.kept - a.kept);
  const old = dated.filter(({ kept }, place) => place >= most || kept < now - remembered);
  await Promise.all(old.map(({ table }) => dropOf('memoirs', table)));
}

export const keptRecords = async (): Promise<KeptRecord[]> => {
  const records = await all<KeptRecord>('records').catch(nothing([] as KeptRecord[]));
  return records.sort((a, b) => b.kept - a.kept);
};

export const keptRecord = (id: string): Promise<KeptRecord | undefined> =>
  get<KeptRecord>('records', id).catch(nothing(undefined));

export const keepRecord = (kept: KeptRecord): Promise<void> => put('records', kept).catch(nothing(undefined));

export const dropRecord = (id: string): Promise<void> => drop('records', id).catch(nothing(undefined));
