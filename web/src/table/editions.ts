// The editions, as their files tell them. Those that come with the house are in the page; any other is with its table or
// record, on this device or in the club.
import { needed } from '../house/needed.svelte';
import type { GameName } from './letters';

// Which edition is meant. One's own is known for sure by its hash; records of long ago have none.
export interface EditionName {
  game: GameName;
  id: string;
  hash?: string | undefined;
}

// Where editions may be: null, if it is not there.
export type Shelf = (name: EditionName) => Promise<Edition | null>;

export interface Castle {
  castle: string;
  spaces: number;
  points: [number, number];
}

export interface AdelEdition {
  game?: 'adel';
  edition: string;
  title: string;
  players: [number, number];
  sets: { color: string; checks: number[]; thieves: number[] }[];
  series: { letter: string; name: string; icon?: string }[];
  cards: { id: string; series: string; year: number; name: string }[];
  track: Castle[];
  table_seats: number;
  final_points: [number, number];
}

export interface MilleEdition {
  game?: 'mille';
  edition: string;
  title: string;
  players: [number, number];
  cities: { name: string; x: number; y: number }[];
  roads: { letter: string; name: string; ends: [string, string]; color: string }[];
  loss: Record<string, number>;
  tasks: { id: string; from: string; to: string; points: number }[];
  hand_limit: number;
  board_tasks: number;
  booty: number;
  goal: number;
  roads_escorted: number;
  roads_alone: number;
}

export type Edition = AdelEdition | MilleEdition;

export const houseEditions: Record<GameName, { id: string; players: [number, number] }[]> = {
  adel: [
    { id: 'classic', players: [2, 5] },
    { id: 'grand', players: [2, 6] },
  ],
  mille: [{ id: 'italia', players: [2, 4] }],
};

const files: Record<string, () => Promise<{ default: unknown }>> = {
  'adel-classic': () => import('../../../data/adel-classic.json'),
  'adel-grand': () => import('../../../data/adel-grand.json'),
  'mille-italia': () => import('../../../data/mille-italia.json'),
};

export const isHouse = ({ game, id }: EditionName): boolean => houseEditions[game]?.some((house) => house.id === id) ?? false;

export const houseEdition = async ({ game, id }: EditionName): Promise<Edition | null> => {
  const file = files[`${game}-${id}`];
  return file ? ((await needed(file)).default as Edition) : null;
};

// One that comes along with what it is needed for.
export const beside = (edition: Edition | undefined): Shelf => async ({ game, id }) =>
  edition?.game === game && edition.edition === id ? edition : null;

// The first of these shelves that has it. The house's own need no looking for.
export async function findEdition(name: EditionName, ...shelves: Shelf[]): Promise<Edition | null> {
  for (const shelf of [houseEdition, ...shelves]) {
    const found = await shelf(name);
    if (found) return found;
  }
  return null;
}
