// Looking back, with the real parlour: the moments of finished games, the time line through them, and what is said.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parlours } from '../../tools/parlour.mjs';
import { outcome } from '../src/adel/outcome';
import { agreed, broken, type Part, unknown } from '../src/replay/fair';
import {
  type Eyes, keyLeads, lookBack, marksOf, type Moment, momentsOf, numbered, readEyes, roundBack, roundOn, within,
} from '../src/replay/moments';
import { sayRefusal } from '../src/replay/sources';
import { apart, roundsAt, standings } from '../src/replay/standings';
import { outcomeOf, storyOf } from '../src/replay/story';
import { reel } from '../src/stage/reel';
import type { Edition } from '../src/table/editions';
import type { AdelView, GameRecord, GameView, MilleView } from '../src/table/letters';
import type { Outcome } from '../src/table/outcome';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const game = (path: string): GameRecord => JSON.parse(readFileSync(file(path), 'utf8')) as GameRecord;
const adel = game('tests/vectors/fair_adel.noblesse.json');
const mille = game('tests/vectors/fair_mille.noblesse.json');
const surprise = game('tests/golden/adel-2-surprise.noblesse.json');
const long = game('tests/golden/adel-6-grand.noblesse.json');

type Answer = { ok: boolean; error?: string; key?: string; moments?: Moment[]; fair?: boolean | null; why?: string; parts?: Part[] };
let ask: (request: object) => Answer;

beforeAll(async () => {
  const open = await parlours(readFileSync(file('build/wasm/noblesse.wasm')));
  const parlour = open();
  ask = (request) => JSON.parse(parlour.call(JSON.stringify(request)).at(-1) ?? '{}') as Answer;
});

const moments = (record: GameRecord, eyes: Eyes): Moment[] => {
  const answer = ask(lookBack(record, eyes));
  expect(answer.error).toBeUndefined();
  return momentsOf(answer.moments!);
};
const score = (view: GameView, seat: number): number =>
  (view.game === 'adel' ? view.positions[seat] : view.scores[seat]) ?? 0;

describe('eyes', () => {
  test('the address names them, and nonsense means all', () => {
    expect(readEyes('public', 3)).toBe('public');
    expect(readEyes('2', 3)).toBe(2);
    for (const text of [undefined, '', '3', '-1', '1e0', 'me']) expect(readEyes(text, 3)).toBe('all');
  });

  test('with all hands open nothing of a lord is hidden', () => {
    for (const { view } of moments(adel, 'all')) {
      expect((view as AdelView).hidden).toEqual([0, 0, 0]);
      expect((view as AdelView).objects.every((objects) => objects.length > 0)).toBe(true);
    }
    const compasses = moments(mille, 'all').filter(({ phase }) => phase === 'escort');
    expect(compasses.length).toBeGreaterThan(0);
    for (const { view } of compasses) {
      const { ambush, noble } = view as MilleView;
      ambush.forEach((roads, seat) => expect(roads === null).toBe(seat === noble));
    }
  });

  test('a seat knows its own things, a spectator nobody’s', () => {
    const [seen, watched] = [moments(adel, 1)[0]!.view as AdelView, moments(adel, 'public')[0]!.view as AdelView];
    expect(seen.hidden).toEqual([4, 0, 4]);
    expect(watched.hidden).toEqual([4, 4, 4]);
  });

  test('all eyes see the same moments', () => {
    const bare = (record: GameRecord, eyes: Eyes) => moments(record, eyes).map(({ view: _, ...rest }) => rest);
    for (const record of [adel, mille]) {
      for (const eyes of ['public', 0, 2] as const) expect(bare(record, eyes)).toEqual(bare(record, 'all'));
    }
  });
});

describe('the time line', () => {
  test('has a mark where each round begins', () => {
    const all = moments(long, 'public');
    const marks = marksOf(all);
    expect(marks.map((mark) => mark.round)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    for (const { at, round } of marks.slice(1)) {
      expect(all[at]!.events).toContainEqual(expect.objectContaining({ event: 'round', round }));
    }
  });

  test('numbers as many marks as there is room for', () => {
    const marks = marksOf(moments(long, 'public'));
    expect(numbered(marks, 24)).toEqual(marks);
    expect(numbered(marks, 9).map((mark) => mark.round)).toEqual([5, 10, 15, 20]);
  });

  test('goes by moments and by rounds, and not beyond its ends', () => {
    const marks = [{ round: 1, at: 0 }, { round: 2, at: 4 }, { round: 3, at: 9 }];
    const keys = (key: string, at: number) => keyLeads(key, at, 12, marks);
    expect([keys('ArrowRight', 11), keys('ArrowLeft', 0), keys('ArrowUp', 3), keys('ArrowDown', 3)]).toEqual([11, 0, 4, 2]);
    expect([keys('Home', 7), keys('End', 7), keys('Tab', 7)]).toEqual([0, 11, null]);
    expect([0, 4, 8, 9, 11].map((at) => roundOn(marks, at, 12))).toEqual([4, 9, 9, 11, 11]);
    expect([11, 9, 4, 2, 0].map((at) => roundBack(marks, at))).toEqual([9, 4, 0, 0, 0]);
    expect([within(NaN, 5), within(-3, 5), within(99, 5), within(2.7, 5), within(3, 0)]).toEqual([0, 0, 4, 2, 0]);
  });
});

describe('the chart', () => {
  test.each([['adel', adel], ['mille', mille], ['adel of six', long]])('%s begins at nothing and ends with the result', (_, record) => {
    const all = moments(record, 'public');
    const { rounds, scores } = standings(all, record.players, score);
    expect(rounds).toEqual(Array.from({ length: all.at(-1)!.round + 1 }, (_, i) => i));
    for (const line of scores) expect([line.length, line[0]]).toEqual([rounds.length, 0]);
    expect(scores.map((line) => line.at(-1))).toEqual(record.result!.scores);
  });

  test('the line of the moment runs from 0 to the last round', () => {
    const all = moments(mille, 'public');
    const marks = marksOf(all);
    const where = all.map((_, at) => roundsAt(marks, at, all.length));
    expect(where[0]).toBe(0);
    expect(where.at(-1)).toBe(all.at(-1)!.round);
    expect(where).toEqual([...where].sort((a, b) => a - b));
  });

  test('labels do not lie upon each other', () => {
    expect(apart([50, 20, 80], 10, 0, 100)).toEqual([50, 20, 80]);
    expect(apart([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(apart([99, 98], 10, 0, 100)).toEqual([100, 90]);
  });
});

test('every moment has a sentence, also where all choices lie face down', () => {
  const face = {
    tell: (event: { event: string }) => (event.event === 'window' ? null : { key: event.event }),
    follow: (view: GameView) => view,
    together: () => false,
  };
  for (const record of [surprise, mille]) {
    const all = moments(record, 'all');
    const story = storyOf(all, face, {} as Edition, String, 'Luca');
    expect(story[0]![0]).toEqual({ key: 'replay-deal' });
    expect(story.at(-1)!.at(-1)).toEqual({ key: 'replay-won', args: { winners: 'Luca' } });
    expect(story.every((told) => told.length > 0)).toBe(true);
    expect(story.flat().some(({ key }) => key === 'replay-decided')).toBe(false);
    const quiet = record.game === 'adel' ? 'replay-chosen-place' : 'replay-chosen-ambush';
    expect(story.flat().some(({ key }) => key === quiet)).toBe(true);
  }
});

describe('what came of a moment', () => {
  const tell = (event: { event: string; seat?: number }) => ({ key: event.event, args: {} });
  const face = { tell, follow: (view: GameView) => view, together: () => false, outcome };
  const short = (at: number, eyes: Eyes, won?: Outcome) => {
    const all = moments(adel, 'all');
    const beats = reel(all[at]!.events, all[at - 1]!.view, { face, edition: {} as Edition, aid: true, name: String });
    return outcomeOf(beats, face, eyes, won);
  };
  const last = () => moments(adel, 'all').length - 1;

  test('begins with whoever has won', () => {
    const won: Outcome = { seats: [2], told: { key: 'replay-won', args: { winners: 'Luca' } } };
    expect(short(last(), 'all', won).length).toBeGreaterThan(1);
    for (const eyes of ['all', 'public', 0, 1] as const) expect(short(last(), eyes, won)[0]).toBe(won);
  });

  test('and then with whose eyes one looks', () => {
    const all = moments(adel, 'all');
    const at = all.findIndex(({ events }) => events.filter(({ event }) => event === 'moved').length > 1);
    const movers = all[at]!.events.filter(({ event }) => event === 'moved').map(({ seat }) => seat!);
    for (const seat of movers) expect(short(at, seat)[0]!.seats).toEqual([seat]);
  });
});

describe('what is refused is said', () => {
  const refusal = (change: object, record = adel) => {
    const { ok, error, key } = ask(lookBack({ ...record, ...change }, 'all'));
    expect(ok).toBe(false);
    return sayRefusal(error ?? '', key);
  };
  test('of a record', () => {
    expect(refusal({ result: undefined }).key).toBe('replay-refused-unfinished');
    expect(refusal({ moves: adel.moves.slice(0, -1) }).key).toBe('replay-refused-unfinished');
    expect(refusal({ moves: ['0 castle', '0 castle'] })).toEqual({ key: 'replay-refused-move', args: { move: 2 } });
    expect(refusal({ result: { ...adel.result!, scores: [1, 2, 3] } }).key).toBe('replay-refused-result');
    expect(refusal({ noblesse: 2 }).key).toBe('replay-refused-version');
    expect(refusal({ edition: 'nowhere' }).key).toBe('replay-refused-other');
    expect(refusal({ edition_hash: '0'.repeat(64) }).key).toBe('editions-other-record');
  });

  const verdict = (record: object, commitment?: string) => {
    const { fair, why, parts } = ask({ do: 'verify', record, ...(commitment ? { commitment } : {}) });
    if (fair === true) return null;
    return (fair === false ? broken(why ?? '') : unknown(parts ?? [])).key;
  };
  test('of the shuffle', () => {
    const fair = mille.fair as { commitment: string; numbers: string[] };
    expect(verdict(mille, fair.commitment)).toBeNull();
    expect(agreed(mille, true, (seat) => `P${seat}`)).toEqual([
      { key: 'replay-fair-commitment-noted' },
      { key: 'replay-fair-seed' },
      { key: 'replay-fair-number', args: { who: 'P0', number: '1468' } },
      { key: 'replay-fair-number', args: { who: 'P2', number: 'drei Würfel: 4 1 6' } },
      { key: 'replay-fair-deck', args: { cards: 30 } },
      { key: 'replay-fair-chance', args: { events: 3 } },
    ]);
    expect(verdict(mille, '00')).toBe('replay-fair-not-noted');
    expect(verdict({ ...mille, fair: undefined })).toBe('replay-fair-nothing-opened');
    expect(verdict({ ...mille, edition: 'mine' })).toBe('replay-fair-unknown-edition');
    expect(verdict({ ...mille, moves: mille.moves.slice(0, -1), result: undefined })).toBe('replay-fair-unknown-unfinished');
    expect(verdict({ ...mille, result: undefined })).toBe('replay-fair-not-result');
    expect(verdict({ ...mille, fair: { ...fair, seed: '17' } })).toBe('replay-fair-not-seed');
    expect(verdict({ ...mille, fair: { ...fair, seed: '0'.repeat(64) } })).toBe('replay-fair-not-commitment');
    expect(verdict({ ...mille, fair: { ...fair, numbers: ['1', '', ''] } })).toBe('replay-fair-not-deck');
    expect(verdict({ ...mille, moves: mille.moves.map((move) => (move.startsWith('* lose') ? '* lose Milano-Genova' : move)) })).toBe(
      'replay-fair-not-chance',
    );
  });
});
