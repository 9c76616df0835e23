// The editions of one's own that this device has: brought as files, judged by the rules, kept here and nowhere else.
import type { Edition, EditionName } from '../table/editions';
import type { GameName } from '../table/letters';
import { all, drop, get, put } from './cabinet';
import { askParlour } from './home';

export interface OwnEdition {
  game: GameName;
  id: string;
  title: string;
  players: [number, number];
  hash: string;
  edition: Edition;
}

// What is wrong with a file: where, and what would be right. In English, as in the documents that tell how to write one.
export interface Fault {
  key: string;
  reason: string;
}

// What became of a file: `editions-…` says it.
export type Brought = { kept: OwnEdition; how: 'brought' | 'replaced' | 'not-kept' } | { faults: Fault[] };

const most = 1_000_000; // characters; the largest edition has some twenty thousand

const nothing = <T>(value: T) => () => value;

export const ownEditions = async (): Promise<OwnEdition[]> => {
  const own = await all<OwnEdition>('editions').catch(nothing([] as OwnEdition[]));
  return own.sort((a, b) => a.title.localeCompare(b.title));
};

// The one of that name; where a hash is told, only if it says the same.
export async function ownEdition({ game, id, hash }: EditionName): Promise<Edition | null> {
  const own = await get<OwnEdition>('editions', [game, id]).catch(nothing(undefined));
  return own && (!hash || hash === own.hash) ? own.edition : null;
}

export const dropEdition = ({ game, id }: OwnEdition): Promise<void> => drop('editions', [game, id]).catch(nothing(undefined));

// Judges a file and keeps it, in the place of an earlier one by the same id.
export async function bringEdition(text: string): Promise<Brought> {
  if (text.length > most) return { faults: [{ key: '', reason: `has more than ${most} characters` }] };
  const answer = await askParlour({ do: 'edition', text });
  if (!answer.ok) return { faults: [{ key: '', reason: answer.error ?? '' }] };
  if (answer.faults) return { faults: answer.faults as Fault[] };
  const edition = answer.edition as Edition & { game: GameName };
  const { game, edition: id, title, players } = edition;
  const before = await ownEdition({ game, id });
  const kept = { game, id, title, players, hash: answer.hash as string, edition };
  const written = await put('editions', kept).then(nothing(true), nothing(false));
  return { kept, how: !written ? 'not-kept' : before ? 'replaced' : 'brought' };
}
