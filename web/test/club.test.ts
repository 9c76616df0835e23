import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { api, ask, isAlone } from '../src/club/api';
import { deviceOf } from '../src/club/device';
import { clocks, editionFor, sameClock, usualOptions, withEdition, withFirst, withRated, withRule, withSeats, withWatching } from '../src/club/options';
import { sayFirst, sayOptions, sayRules } from '../src/club/say';
import { who } from '../src/club/who.svelte';
import { houseEditions } from '../src/table/editions';

const languages = ['en', 'de', 'it', 'nl', 'ro'];
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
type Reply = { status: number; body?: unknown } | 'nobody';

// A club that answers what the test has written down for it, and notes what it was asked.
function club(replies: Record<string, Reply[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const reply = replies[`${method} ${path}`]?.shift();
    if (reply === undefined) throw new Error(`nobody expected ${method} ${path}`);
    if (reply === 'nobody') throw new TypeError('Failed to fetch');
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return new Response(reply.status === 204 ? null : text, { status: reply.status });
  });
  return asked;
}

const error = (status: number, code: string): Reply => ({ status, body: { error: { code, text: 'why' } } });
const ada = { id: 'a'.repeat(32), name: 'Ada', login: null, created: 1 };
const known = (person: object): Reply => ({ status: 200, body: { person } });
const noSession = error(401, 'no_session');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  who.forget();
});
afterEach(() => vi.unstubAllGlobals());

describe('asking the club', () => {
  test('gives the value', async () => {
    club({ 'GET /api/version': [{ status: 200, body: { version: '1' } }] });
    expect(await ask('GET', '/api/version')).toEqual({ ok: true, value: { version: '1' } });
  });

  test('an answer without a body is fine', async () => {
    club({ 'DELETE /api/session': [{ status: 204 }] });
    expect(await api.signOut()).toEqual({ ok: true, value: undefined });
  });

  test('a refusal is a value with its code', async () => {
    club({ 'PATCH /api/me': [error(400, 'bad_name')] });
    expect(await api.rename('')).toEqual({ ok: false, code: 'bad_name', text: 'why' });
  });

  test('nobody there is offline, and so is a proxy whose club is away', async () => {
    club({ 'GET /api/me': ['nobody', { status: 502, body: '<html>Bad Gateway' }] });
    expect(await api.me()).toMatchObject({ ok: false, code: 'offline' });
    expect(await api.me()).toMatchObject({ ok: false, code: 'offline' });
  });

  test('a plain web server is no club, whether it has a page for everything or for nothing', async () => {
    club({ 'GET /api/bots': [{ status: 404, body: 'Not found' }, { status: 200, body: '<html>' }, { status: 200, body: {} }] });
    for (let i = 0; i < 3; i++) expect(await api.bots()).toMatchObject({ ok: false, code: 'no_club' });
  });

  test('an error in another form is unknown', async () => {
    club({ 'GET /api/me': [{ status: 418, body: { teapot: true } }] });
    expect(await api.me()).toMatchObject({ ok: false, code: 'unknown' });
  });

  test('a browser that is offline is not made to try', async () => {
    const asked = club({});
    vi.stubGlobal('navigator', { onLine: false });
    const answer = await api.openTables();
    expect(answer).toMatchObject({ ok: false, code: 'offline' });
    expect(!answer.ok && isAlone(answer)).toBe(true);
    expect(asked).toEqual([]);
  });

  test('what stands in an address is escaped', async () => {
    const asked = club({
      'GET /api/me/tables?after=1.a%26b.0': [{ status: 200, body: { tables: [], next: null } }],
      'GET /api/tables/a%2Fb?key=k%3D': [error(404, 'not_found')],
    });
    await api.myTables('1.a&b.0');
    await api.aboutTable('a/b', 'k=');
    expect(asked).toHaveLength(2);
  });
});

describe('who I am', () => {
  test('whoever was never here is nobody, and nobody is asked', async () => {
    const asked = club({});
    expect(await who.look()).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
  });

  test('a newcomer becomes a guest at need, once, and is remembered', async () => {
    const asked = club({ 'POST /api/guests': [{ status: 201, body: { person: ada } }] });
    const both = await Promise.all([who.be(), who.be()]);
    expect(both.map((one) => one.ok && one.value.id)).toEqual([ada.id, ada.id]);
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
    expect(who.person).toEqual(ada);
    expect(localStorage.getItem('noblesse.guest')).toBe('1');
  });

  test('the club is asked once whether it knows somebody, unless another page has come in since', async () => {
    const asked = club({ 'GET /api/me': [noSession, known(ada)] });
    await who.look(true);
    expect(await who.look(true)).toEqual({ ok: true, value: null });
    expect(asked).toHaveLength(1);
    localStorage.setItem('noblesse.guest', '1');
    expect(await who.look()).toEqual({ ok: true, value: ada });
  });

  test('whose cookie is still there is who they were', async () => {
    localStorage.setItem('noblesse.guest', '1');
    club({ 'GET /api/me': [known(ada)] });
    expect(await who.be()).toEqual({ ok: true, value: ada });
  });

  test('also where the browser stores no note, or has lost it and they ask who they are', async () => {
    club({ 'GET /api/me': [known(ada), known(ada)] });
    expect(await who.look(true)).toEqual({ ok: true, value: ada });
    who.forget();
    vi.stubGlobal('localStorage', undefined);
    expect(await who.be()).toEqual({ ok: true, value: ada });
  });

  test('whose session has ended since is somebody new', async () => {
    localStorage.setItem('noblesse.guest', '1');
    const asked = club({ 'GET /api/me': [noSession], 'POST /api/guests': [{ status: 201, body: { person: ada } }] });
    expect(await who.be()).toEqual({ ok: true, value: ada });
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('a name that the club does not take is replaced', async () => {
    const asked = club({ 'POST /api/guests': [error(400, 'bad_name'), { status: 201, body: { person: ada } }] });
    expect((await who.be()).ok).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('offline nobody is made or forgotten', async () => {
    localStorage.setItem('noblesse.guest', '1');
    club({ 'GET /api/me': ['nobody', 'nobody'] });
    expect(await who.look()).toMatchObject({ code: 'offline' });
    expect(await who.be()).toMatchObject({ code: 'offline' });
    expect(localStorage.getItem('noblesse.guest')).toBe('1');
  });

  test('a guest whose session has ended comes in anew and does what they wanted', async () => {
    const eve = { ...ada, id: 'e'.repeat(32) };
    localStorage.setItem('noblesse.guest', '1');
    club({
      'GET /api/me': [known(ada)],
      'PUT /api/me/blocks/x': [noSession, { status: 204 }],
      'POST /api/guests': [{ status: 201, body: { person: eve } }],
    });
    expect((await who.as(() => api.block('x'))).ok).toBe(true);
    expect(who.person?.id).toBe(eve.id);
  });

  test('whoever has a login is told instead of becoming somebody else', async () => {
    localStorage.setItem('noblesse.guest', '1');
    club({ 'GET /api/me': [known({ ...ada, login: 'ada' })], 'PUT /api/me/blocks/x': [noSession] });
    expect(await who.as(() => api.block('x'))).toMatchObject({ code: 'no_session' });
    expect(who.person).toBeNull();
  });

  test('signing out forgets, also where the session had ended already', async () => {
    club({
      'GET /api/me': [known(ada)],
      'POST /api/guests': [{ status: 201, body: { person: ada } }],
      'DELETE /api/session': [noSession, 'nobody'],
    });
    localStorage.setItem('noblesse.guest', '1');
    await who.be();
    expect(await who.signOut()).toBeNull();
    expect(who.person).toBeNull();
    await who.be();
    expect(await who.signOut()).toMatchObject({ code: 'offline' });
    expect(who.person).toEqual(ada);
  });
});

describe('the options of a table', () => {
  test('a variant for two goes with the third lord (A23)', () => {
    const two = withRule(usualOptions('adel', 2), 'variant', 'confrontation', 'surprise');
    expect(two.options).toEqual({ variant: 'confrontation' });
    expect(withSeats(two, 3).options).toEqual({});
    expect(withRule(two, 'variant', 'surprise', 'surprise').options).toEqual({});
  });

  test('the first noble goes with the chair, or is drawn (M19)', () => {
    const four = withFirst(usualOptions('mille', 4), 3);
    expect(four.first).toBe(3);
    expect(withSeats(four, 4).first).toBe(3);
    expect('first' in withSeats(four, 3)).toBe(false);
    expect('first' in withFirst(four, undefined)).toBe(false);
    expect('first' in usualOptions('mille')).toBe(false);
  });

  test('what is not usual about mille is said, and the usual is not', () => {
    const mille = withFirst(withRule(usualOptions('mille'), 'arrival', 'ends_turn', 'travel_on'), 1);
    expect(sayRules(mille)).toHaveLength(1);
    expect(sayFirst(mille)).toHaveLength(1);
    expect(sayOptions(mille)).toEqual([...sayRules(mille), ...sayFirst(mille)]);
    expect(sayOptions(usualOptions('mille'))).toEqual([]);
  });

  test('a smaller edition has fewer chairs', () => {
    const six = { ...usualOptions('adel', 6), edition: 'grand' };
    expect(withEdition(six, { id: 'classic', players: [2, 5] })).toMatchObject({ edition: 'classic', seats: 5 });
  });

  test('six lords play with the grand edition, and fewer with the one that was wanted', () => {
    expect(editionFor(6, 'classic', houseEditions.adel)).toBe('grand');
    expect(editionFor(5, 'classic', houseEditions.adel)).toBe('classic');
    expect(editionFor(5, 'grand', houseEditions.adel)).toBe('grand');
  });

  test('open hands are not watched at once', () => {
    const open = withWatching(usualOptions('adel'), 'open');
    expect(open.watch_delay).toBeGreaterThan(0);
    expect(withWatching(open, 'in sight').watch_delay).toBe(0);
    // Nor where the game counts.
    const rated = withRated(open, true);
    expect(rated).toMatchObject({ rated: true, watching: 'in sight', watch_delay: 0 });
    expect(withWatching(rated, 'open').rated).toBe(false);
    expect(withWatching(rated, 'nobody').rated).toBe(true);
  });

  test('clocks differ', () => {
    for (const [at, clock] of clocks.entries()) expect(clocks.findIndex((one) => sameClock(one, clock))).toBe(at);
  });
});

test('a session is called by its browser and device', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130')).toEqual({ browser: 'Chrome', system: 'Linux' });
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/130')).toEqual({ browser: 'Firefox', system: 'iPhone' });
  expect(deviceOf('curl/8')).toEqual({});
});

describe.each(languages)('the words of the club in %s', (language) => {
  const text = read(`words/${language}/club.ftl`);

  test('there is a message for every error of the interface', () => {
    const { components } = JSON.parse(read('../docs/openapi.json')) as {
      components: { schemas: { Error: { properties: { error: { properties: { code: { enum: string[] } } } } } } };
    };
    const codes = components.schemas.Error.properties.error.properties.code.enum;
    for (const code of [...codes, 'offline', 'no_club', 'unknown']) expect(text).toContain(`\nerror-${code} = `);
  });

  test('a guest gets a name that the club takes', () => {
    const names = /^club-guest-names = (.*)$/m.exec(text)?.[1]?.split(', ') ?? [];
    expect(names.length).toBeGreaterThanOrEqual(8);
    for (const name of names) expect(name).toMatch(/^\S.{0,22}\S$/u);
  });
});
