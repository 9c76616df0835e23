// The rooms of the page by their address. Each is loaded when somebody enters it.
import type { Component } from 'svelte';
import Hall from '../rooms/Hall.svelte';
import type { Where } from './route.svelte';

export type Params = Record<string, string>;
export type RoomComponent = Component<{ params: Params }>;

interface Room {
  name: string;
  // Another key is another stay: the room is entered anew.
  key: string;
  params: Params;
  load: () => Promise<RoomComponent>;
}

type Loader = () => Promise<{ default: RoomComponent }>;
const loaders: Record<string, Loader> = {
  solo: () => import('../rooms/Solo.svelte'),
  home: () => import('../rooms/HomeTable.svelte'),
  table: () => import('../rooms/ClubTable.svelte'),
  tables: () => import('../rooms/OpenTables.svelte'),
  create: () => import('../rooms/CreateTable.svelte'),
  me: () => import('../rooms/Profile.svelte'),
  people: () => import('../rooms/Person.svelte'),
  'sign-in': () => import('../rooms/SignIn.svelte'),
  ratings: () => import('../rooms/Ratings.svelte'),
  rules: () => import('../rooms/Rules.svelte'),
  learn: () => import('../rooms/Learn.svelte'),
  replay: () => import('../rooms/Replay.svelte'),
  editions: () => import('../rooms/Editions.svelte'),
  settings: () => import('../rooms/Settings.svelte'),
  credits: () => import('../rooms/Credits.svelte'),
  privacy: () => import('../rooms/Privacy.svelte'),
};

// What the parts of an address are called, room by room.
const parts: Record<string, string[]> = {
  solo: ['game'],
  home: ['id'],
  table: ['id'],
  create: ['game'],
  people: ['id'],
  rules: ['game', 'rule'],
  learn: ['game'],
};

const replayParts: Record<string, string[]> = {
  club: ['source', 'table', 'number', 'moment'],
  home: ['source', 'id', 'moment'],
  file: ['source'],
};

const hall: Room = { name: 'hall', key: 'hall', params: {}, load: async () => Hall };

// An address may say anything, also what every object has.
const own = <T>(named: Record<string, T>, name: string): T | undefined => (Object.hasOwn(named, name) ? named[name] : undefined);

export function roomFor({ path, query }: Pick<Where, 'path' | 'query'>): Room {
  const [name = '', ...rest] = path;
  const load = own(loaders, name);
  if (!load) return hall;
  const names = name === 'replay' ? (own(replayParts, rest[0] ?? '') ?? ['source']) : (own(parts, name) ?? []);
  const params: Params = {};
  names.forEach((part, at) => {
    if (rest[at] !== undefined) params[part] = rest[at];
  });
  query.forEach((value, key) => {
    params[key] = value;
  });
  // Another rule or another moment is the same stay.
  const { rule: _rule, moment: _moment, eyes: _eyes, ...stay } = params;
  const key = [name, ...Object.values(stay)].join('/');
  return { name, key, params, load: async () => (await load()).default };
}
