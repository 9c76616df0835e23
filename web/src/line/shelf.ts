// The games of this device: those that are being played at home, and records of finished ones.
import { all, drop, dropOf, get, put } from './cabinet';
import { clearTable } from './home';
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
}

export interface KeptRecord {
  id: string;
  record: GameRecord;
  kept: number;
  me: Seat | null;
}

const nothing = <T>(value: T) => () => value;

export const homeTables = async (): Promise<HomeTable[]> => {
  const tables = await all<HomeTable>('tables').catch(nothing([] as HomeTable[]));
  return tables.sort((a, b) => b.changed - a.changed);
};

export const homeTable = (id: string): Promise<HomeTable | undefined> =>
  get<HomeTable>('tables', id).catch(nothing(undefined));

export const keepTable = (table: HomeTable): Promise<void> => put('tables', table).catch(nothing(undefined));

export async function dropTable(id: string): Promise<void> {
  clearTable(id);
  await Promise.all([drop('tables', id), dropOf('memoirs', id)]).catch(nothing(undefined));
}

const rest = 24 * 3600 * 1000;

// A table whose last game has been over for a day is cleared; the records of its games stay.
export async function sweep(): Promise<void> {
  const old = (await homeTables()).filter(({ over, changed }) => over && changed < Date.now() - rest);
  await Promise.all(old.map(({ id }) => dropTable(id)));
}

export const keptRecords = async (): Promise<KeptRecord[]> => {
  const records = await all<KeptRecord>('records').catch(nothing([] as KeptRecord[]));
  return records.sort((a, b) => b.kept - a.kept);
};

export const keptRecord = (id: string): Promise<KeptRecord | undefined> =>
  get<KeptRecord>('records', id).catch(nothing(undefined));

export const keepRecord = (kept: KeptRecord): Promise<void> => put('records', kept).catch(nothing(undefined));

export const dropRecord = (id: string): Promise<void> => drop('records', id).catch(nothing(undefined));
