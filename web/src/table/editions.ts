// The editions, as their files tell them. Those that come with the house are in the page; a club's
// own are asked for.
import type { GameName } from './letters';

export interface Castle {
  castle: string;
  spaces: number;
  points: [number, number];
}

export interface AdelEdition {
  edition: string;
  title: string;
  players: [number, number];
  sets: { color: string; checks: number[]; thieves: number[] }[];
  series: { letter: string; name: string; icon: string }[];
  cards: { id: string; series: string; year: number; name: string }[];
  track: Castle[];
  table_seats: number;
  final_points: [number, number];
}

export type RoadColor = 'green' | 'violet' | 'orange';

export interface MilleEdition {
  edition: string;
  title: string;
  players: [number, number];
  cities: { name: string; x: number; y: number }[];
  roads: { letter: string; name: string; ends: [string, string]; color: RoadColor }[];
  loss: Record<RoadColor, number>;
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

export async function editionOf(game: GameName, id: string): Promise<Edition> {
  const file = files[`${game}-${id}`];
  if (file) return (await file()).default as Edition;
  const answer = await fetch(`/api/editions/${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(`edition ${id}: ${answer.status}`);
  return (await answer.json()) as Edition;
}
