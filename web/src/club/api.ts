// The club's REST interface (docs/api.md). Whatever goes wrong is a value with a code, never an exception: a room
// puts `error-CODE` into words and goes on.
import type { Edition, EditionName, Shelf } from '../table/editions';
import type { GameName } from '../table/letters';
import type { Bot } from './characters';
import type {
  About, AboutTable, Calls, Card, EditionTitle, FinishedGame, Keys, NewTable, OwnCard, Page, Person, Quiet, Ranked, Reason, Self, Session,
  TableWishes, WholeGame,
} from './kinds';

export interface Fault {
  ok: false;
  // As docs/api.md lists them; and two of the page's own: `offline` where nobody answered, `no_club` where
  // something answered that is no club (the page lies on a plain web server).
  code: string;
  text: string;
  // Of `banned`: what the owner of the club says, and until when (null: for good).
  reason?: string;
  until?: number | null;
}
export type Answer<T> = { ok: true; value: T } | Fault;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const patience = 15_000;

type Told = Pick<Fault, 'code' | 'text' | 'reason' | 'until'>;

const fault = (code: string, text = ''): Fault => ({ ok: false, code, text });

// Whether the page is alone: there is no use in asking again at once.
export const isAlone = (answer: { code: string } | null): boolean =>
  answer !== null && (answer.code === 'offline' || answer.code === 'no_club');

function codeOf(body: unknown): Told | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return null;
  const told: Told = { code: error.code, text: 'text' in error && typeof error.text === 'string' ? error.text : '' };
  if ('reason' in error && typeof error.reason === 'string') told.reason = error.reason;
  if ('until' in error && (typeof error.until === 'number' || error.until === null)) told.until = error.until;
  return told;
}

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  // A browser that knows it is offline is not made to try: it would only complain in its console.
  if (globalThis.navigator?.onLine === false) return fault('offline');
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(patience),
    });
    text = await answer.text();
  } catch {
    return fault('offline');
  }
  if (answer.status === 204) return { ok: true, value: undefined as T };
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    // A proxy whose club is away answers with a page of its own.
    return fault(answer.status >= 500 ? 'offline' : 'no_club');
  }
  if (answer.ok) return { ok: true, value: told as T };
  const error = codeOf(told);
  return error ? { ok: false, ...error } : fault('unknown');
}

const part = encodeURIComponent;
const paged = (path: string, after?: string | null): string => (after ? `${path}?after=${part(after)}` : path);

// The part of an answer that its only key holds.
async function inside<T>(asked: Promise<Answer<Record<string, T>>>, key: string): Promise<Answer<T>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  const value = answer.value[key];
  return value === undefined ? fault('no_club') : { ok: true, value };
}

type Arrival = { person: Self };
type Games = Page<'games', FinishedGame>;

export const api = {
  // People
  newGuest: (name: string) => inside<Self>(ask('POST', '/api/guests', { name }), 'person'),
  signIn: (login: string, password: string) =>
    inside<Self>(ask('POST', '/api/sessions', { login, password }), 'person'),
  signOut: () => ask<void>('DELETE', '/api/session'),
  me: () => inside<Self>(ask('GET', '/api/me'), 'person'),
  rename: (name: string) => inside<Self>(ask('PATCH', '/api/me', { name }), 'person'),
  keep: (login: string, password: string, old?: string) =>
    ask<Arrival>('PUT', '/api/me/password', old ? { login, password, old } : { login, password }),
  sessions: () => inside<Session[]>(ask('GET', '/api/me/sessions'), 'sessions'),
  endSession: (session: string) => ask<void>('DELETE', `/api/me/sessions/${part(session)}`),
  endOtherSessions: () => ask<void>('DELETE', '/api/me/sessions'),
  blocks: () => inside<Person[]>(ask('GET', '/api/me/blocks'), 'blocks'),
  block: (person: string) => ask<void>('PUT', `/api/me/blocks/${part(person)}`),
  unblock: (person: string) => ask<void>('DELETE', `/api/me/blocks/${part(person)}`),
  mutes: () => inside<Person[]>(ask('GET', '/api/me/mutes'), 'mutes'),
  mute: (person: string) => ask<void>('PUT', `/api/me/mutes/${part(person)}`),
  unmute: (person: string) => ask<void>('DELETE', `/api/me/mutes/${part(person)}`),
  report: (person: string, reason: Reason, text: string, table?: string) =>
    ask<void>('POST', '/api/reports', { person, reason, ...(text ? { text } : {}), ...(table ? { table } : {}) }),
  leaveClub: (password?: string) => ask<void>('DELETE', '/api/me', password === undefined ? undefined : { password }),
  hooks: () => ask<{ on: boolean; hooks: { url: string }[] }>('GET', '/api/me/hooks'),
  setHook: (url: string) => ask<void>('PUT', '/api/me/hooks', { url }),
  clearHooks: () => ask<void>('DELETE', '/api/me/hooks'),
  calls: () => ask<Calls>('GET', '/api/me/push'),
  addDevice: (subscription: PushSubscriptionJSON) => ask<{ id: string }>('POST', '/api/me/push', subscription),
  removeDevice: (device: string) => ask<void>('DELETE', `/api/me/push/${part(device)}`),
  setQuiet: (quiet: Quiet) => ask<void>('PUT', '/api/me/quiet', quiet),
  clearQuiet: () => ask<void>('DELETE', '/api/me/quiet'),
  myTables: (after?: string | null) => ask<Page<'tables', OwnCard>>('GET', paged('/api/me/tables', after)),
  myGames: (after?: string | null) => ask<Games>('GET', paged('/api/me/games', after)),
  person: (id: string) => ask<About>('GET', `/api/people/${part(id)}`),
  gamesOf: (id: string, after?: string | null) => ask<Games>('GET', paged(`/api/people/${part(id)}/games`, after)),

  // Tables
  openTables: (after?: string | null) => ask<Page<'tables', Card>>('GET', paged('/api/tables', after)),
  layTable: (wishes: TableWishes) => ask<NewTable>('POST', '/api/tables', wishes),
  aboutTable: (table: string, key?: string) =>
    ask<AboutTable>('GET', `/api/tables/${part(table)}${key ? `?key=${part(key)}` : ''}`),
  closeTable: (table: string) => ask<void>('DELETE', `/api/tables/${part(table)}`),
  renewKeys: (table: string) => ask<Keys>('POST', `/api/tables/${part(table)}/key`),
  quick: (game: GameName, players: number) =>
    ask<{ table: Card; invite: string }>('POST', '/api/quick', { game, players }),

  // Finished games, and what else there is
  games: (after?: string | null) => ask<Games>('GET', paged('/api/games', after)),
  game: (table: string, number: number) => ask<WholeGame>('GET', `/api/games/${part(table)}/${number}`),
  ratings: (game: GameName, players: number) =>
    inside<Ranked[]>(ask('GET', `/api/ratings?game=${game}&players=${players}`), 'ratings'),
  editions: () => inside<EditionTitle[]>(ask('GET', '/api/editions'), 'editions'),
  edition: ({ game, id, hash }: EditionName) => ask<Edition>('GET', `/api/editions/${part(hash ?? id)}?game=${game}`),
  bots: () => inside<Bot[]>(ask('GET', '/api/bots'), 'bots'),
};

// The editions that a club has, and those that were ever played with there. Who cannot be asked has not said no.
export const clubEdition: Shelf = async (name) => {
  const answer = await api.edition(name);
  if (answer.ok) return answer.value;
  if (answer.code === 'not_found') return null;
  throw new Error(`edition ${name.id}: ${answer.code}`);
};
