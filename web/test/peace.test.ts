// Peace among people, as the page has it: who is muted, reported, banned, or has left.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../src/club/api';
import { reasons } from '../src/club/kinds';
import { who } from '../src/club/who.svelte';
import { Journal } from '../src/table/journal.svelte';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const languages = ['en', 'de', 'it', 'nl', 'ro'];
const ada = { id: 'a'.repeat(32), name: 'Ada', login: 'ada', created: 1 };

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

// A club that gives these answers, one after the other.
function club(...answers: { status: number; body?: unknown }[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ method: init.method ?? 'GET', path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers.shift();
    if (!answer) throw new Error(`nobody expected ${path}`);
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), { status: answer.status });
  });
  return asked;
}

beforeEach(() => {
  const kept = new Map([['noblesse.guest', '1']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  who.forget();
  vi.unstubAllGlobals();
});

describe('at the club', () => {
  test('who is banned is told why and until when', async () => {
    club({ status: 403, body: { error: { code: 'banned', text: 'why', reason: 'spam', until: 7 } } });
    expect(await api.me()).toEqual({ ok: false, code: 'banned', text: 'why', reason: 'spam', until: 7 });
    club({ status: 403, body: { error: { code: 'banned', text: 'why', reason: 'spam', until: null } } });
    expect(await api.me()).toMatchObject({ until: null });
  });

  test('a report says what it is about, and nothing that is empty', async () => {
    const asked = club({ status: 204 }, { status: 204 });
    await api.report('x', 'spam', '');
    await api.report('x', 'insult', 'words', 't');
    expect(asked.map(({ body }) => body)).toEqual([
      { person: 'x', reason: 'spam' },
      { person: 'x', reason: 'insult', text: 'words', table: 't' },
    ]);
  });

  test('who is deleted is nobody here any more', async () => {
    club({ status: 200, body: { person: ada } });
    await who.look();
    expect(who.person?.name).toBe('Ada');
    const asked = club({ status: 403, body: { error: { code: 'wrong_password', text: '' } } }, { status: 204 });
    expect(await who.leave('wrong')).toMatchObject({ code: 'wrong_password' });
    expect(who.person?.name).toBe('Ada');
    expect(await who.leave('right')).toBeNull();
    expect(who.person).toBeNull();
    expect(localStorage.getItem('noblesse.guest')).toBeNull();
    expect(asked).toEqual([
      { method: 'DELETE', path: '/api/me', body: { password: 'wrong' } },
      { method: 'DELETE', path: '/api/me', body: { password: 'right' } },
    ]);
  });
});

test('whoever is muted is not read any more either', () => {
  const journal = new Journal('t');
  journal.hear({ event: 'talk', seat: 1, text: 'you thief' });
  journal.hear({ event: 'talk', seat: 0, text: 'good evening' });
  journal.hush(1);
  expect(journal.talk.map(({ text }) => text)).toEqual(['good evening']);
});

test('the reasons of a report are those of the interface', () => {
  const interface_ = JSON.parse(read('../docs/openapi.json')) as {
    paths: { '/api/reports': { post: { requestBody: { content: { 'application/json': { schema: { properties: { reason: { enum: string[] } } } } } } } } };
  };
  const { reason } = interface_.paths['/api/reports'].post.requestBody.content['application/json'].schema.properties;
  expect([...reasons]).toEqual(reason.enum);
});

describe.each(languages)('in %s', (language) => {
  test('a ban is said with its reason and its end', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(read(`words/${language}/club.ftl`)));
    const say = (key: string): string =>
      bundle.formatPattern(bundle.getMessage(key)?.value ?? '', { reason: 'REASON', until: 'UNTIL' });
    expect(say('error-banned-until')).toMatch(/UNTIL.*REASON/);
    expect(say('error-banned')).toContain('REASON');
  });
});
