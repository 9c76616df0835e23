// How both games are played on the stage: everything that happens has its scene, and the pace of it tells nothing. Whole
// games come from the real table; twin worlds differ only in what the viewer may not know.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parlours } from '../../tools/parlour.mjs';
import * as adelFollow from '../src/adel/follow';
import * as adelStage from '../src/adel/stage';
import * as milleFollow from '../src/mille/follow';
import * as milleStage from '../src/mille/stage';
import { type Act, cueName } from '../src/stage/cues';
import { Director } from '../src/stage/director.svelte';
import { type Beat, reel, type Teller } from '../src/stage/reel';
import type { AdelEdition, MilleEdition } from '../src/table/editions';
import type { AdelView, GameEvent, GameName, GameView, Letter, MilleView, Question } from '../src/table/letters';
import { isEvents, isView, standing } from '../src/table/letters';
import { Hour } from './hour';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));
const open = await parlours(file('../../build/wasm/noblesse.wasm'));
const classic = JSON.parse(file('../../data/adel-classic.json').toString()) as AdelEdition;
const italia = JSON.parse(file('../../data/mille-italia.json').toString()) as MilleEdition;

const tell = (): null => null;
const games: Record<GameName, { teller: Teller; act: (beat: Beat) => Act }> = {
  adel: {
    teller: { face: { follow: (view, event, aid) => adelFollow.follow(view as AdelView, event, aid), tell, together: adelStage.together }, edition: classic, aid: true, name: String },
    act: adelStage.stage,
  },
  mille: {
    teller: { face: { follow: (view, event) => milleFollow.follow(view as MilleView, event, italia), tell, together: milleStage.together }, edition: italia, aid: true, name: String },
    act: (beat) => milleStage.stage(beat, italia),
  },
};

interface Page {
  events: GameEvent[];
  view: GameView;
}

// The letters of a game against bots, with what was seen before each.
function evening(game: GameName, seats: number, seed: string): Page[] {
  const parlour = open();
  const pages: Page[] = [];
  let view: GameView | null = null;
  let question: Question | null = null;
  let [now, thinking] = [0, 0];
  const hear = (letter: Letter): void => {
    if (isView(letter)) {
      view = letter.view.game ?? null;
      question = letter.question;
    } else if (isEvents(letter)) {
      if (view && letter.events.length > 0) pages.push({ events: letter.events, view });
      if (view) view = reel(letter.events, view, games[game].teller).at(-1)?.after ?? view;
      if (letter.question !== undefined) question = letter.question;
      if (view) view = standing(view, letter.game);
    }
  };
  const call = (request: object): void => {
    const lines = parlour.call(JSON.stringify({ now: ++now, ...request })).map((line) => JSON.parse(line));
    const answer = lines.pop();
    if (answer.ok !== true) throw new Error(JSON.stringify(answer));
    thinking = answer.thinking ?? 0;
    for (const { send, letter } of lines) if (send === 1) hear(letter);
  };
  const say = (message: object): void => call({ do: 'receive', connection: 1, message: JSON.stringify(message) });
  call({ do: 'lay', now: undefined, table: 't', host: 'me', options: { game, seats }, seed: seed.repeat(32) });
  call({ do: 'arrive', table: 't', connection: 1, person: 'me', name: 'Me' });
  say({ do: 'sit', seat: 0 });
  for (let seat = 1; seat < seats; ++seat) say({ do: 'bot', seat, bot: 'novice' });
  say({ do: 'start' });
  say({ do: 'resume' });
  for (let step = 0; view !== null && (view as GameView).phase !== 'over' && step < 5000; ++step) {
    const asked = question as Question | null;
    if (asked && !asked.choice) {
      asked.choice = asked.moves[step % asked.moves.length]!;
      view = games[game].teller.face.follow(view, { event: 'chose', seat: 0, move: asked.choice }, true, games[game].teller.edition);
      say({ do: 'choose', question: asked.id, move: asked.choice });
    } else if (thinking > 0) call({ do: 'think' });
  }
  return pages;
}

const evenings = {
  adel: [evening('adel', 5, '5a'), evening('adel', 3, '17')].flat(),
  mille: [evening('mille', 4, '5a'), evening('mille', 2, '17')].flat(),
};
const beatsOf = (game: GameName): Beat[] => evenings[game].flatMap(({ events, view }) => reel(events, view, games[game].teller));

describe.each(['adel', 'mille'] as const)('%s', (game) => {
  const { act, teller } = games[game];

  test('whatever happens in the game has a scene that ends with what is true', () => {
    const seen = new Map<string, Act>();
    for (const beat of beatsOf(game)) seen.set(beat.events[0]!.event, act(beat));
    const main = game === 'adel'
      ? ['place', 'action', 'bought', 'check stolen', 'exhibited', 'moved', 'stole', 'jailed', 'last showing']
      : ['turn', 'escort', 'travelled', 'robbed', 'booty', 'lost', 'arrived', 'fulfilled', 'took'];
    for (const name of main) {
      const found = seen.get(name);
      expect(found?.scene, name).not.toBeNull();
      expect(found?.cues.filter(({ kind }) => kind === 'move'), name).toHaveLength(1);
    }
    for (const name of ['locked', 'talk', 'over', 'opened', 'here']) {
      expect(act({ events: [{ event: name }], told: [null], before: {} as GameView, after: {} as GameView }).for).toBe(0);
    }
  });

  test('cues come in order and within their scene, and no scene is long', () => {
    for (const beat of beatsOf(game)) {
      const { cues, for: whole } = act(beat);
      expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).sort((a, b) => a - b));
      for (const cue of cues) expect(cue.at + cue.for, cueName(cue)).toBeLessThanOrEqual(whole);
      expect(whole).toBeLessThanOrEqual(3300);
    }
    // Bots at home wait no longer than a minute for a page.
    for (const { events, view } of evenings[game]) {
      const time = reel(events, view, teller).reduce((sum, beat) => sum + act(beat).for, 0);
      expect(time).toBeLessThan(60_000);
    }
  });

  test('how a beat is played does not depend on what follows it', () => {
    for (const { events, view } of evenings[game]) {
      const whole = reel(events, view, teller).map(act);
      let count = 0;
      reel(events, view, teller).forEach((beat, at) => {
        count += beat.events.length;
        expect(reel(events.slice(0, count), view, teller).map(act)).toEqual(whole.slice(0, at + 1));
      });
    }
  });
});

// Every cue that is given, and when.
async function schedule(game: GameName, view: GameView, events: GameEvent[]): Promise<string[]> {
  const hour = new Hour();
  const director = new Director({ clock: hour, pace: () => 1, looked: () => true });
  const given: string[] = [];
  director.perform = (cue) => (given.push(`${Math.round(hour.time)} ${cueName(cue)}`), []);
  const beats = reel(events, view, games[game].teller);
  void director.play(beats.map((beat) => ({ beat, act: games[game].act(beat), done: () => given.push(`${Math.round(hour.time)} done`) })));
  await hour.pass(60_000);
  return given;
}
// Up to the reveal both are the same; then they are not.
function parted(a: string[], b: string[]): { alike: number; first: string | undefined } {
  const at = a.findIndex((cue, i) => cue !== b[i]);
  return { alike: at, first: a[at] };
}

describe('the pace tells nothing', () => {
  // A journey of four from whose start everything but the compasses is known (M18).
  const journey = (seat: number | null, own: string[] | null): MilleView => ({
    game: 'mille', seat, phase: 'go', turn: 3, pending: [0], noble: 0, cities: ['Milano', 'Genova', 'Torino', 'Pisa'], scores: [0, 0, 0, 0],
    tasks: [['Milano-Genova'], [], [], []], map: {}, deck: 20, discard: [], set: [1, 2, 3], ambush: [null, seat === 1 ? own : null, null, null],
    escort: null, escorted: true, alone: false, used: [], left: 4,
  });
  const roads = italia.roads.filter(({ ends }) => ends.includes('Milano'));
  const free = (letter: string, city: string): GameEvent[] => [{ event: 'travelled', seat: 0, road: letter }, { event: 'arrived', seat: 0, city }];
  const robbed = (letter: string, city: string, thief: number): GameEvent[] => [
    { event: 'travelled', seat: 0, road: letter }, { event: 'robbed', seat: 0, thieves: [thief], road: letter }, { event: 'booty', seat: thief, points: 3 },
    { event: 'lost', seat: 0, tasks: ['Milano-Genova'] }, { event: 'arrived', seat: 0, city },
  ];
  const guarded = (letter: string, city: string): GameEvent[] => [
    { event: 'travelled', seat: 0, road: letter }, { event: 'ambush failed', seat: 0, thieves: [2], road: letter }, { event: 'arrived', seat: 0, city },
  ];

  test.each([['the noble', 0], ['another thief', 1], ['a spectator', null]] as const)('on roads, to %s', async (_, seat) => {
    const elsewhere = italia.roads.find(({ ends }) => !ends.includes('Milano'))!.letter;
    const view = journey(seat, [elsewhere]);
    const breaths = new Set<string>();
    for (const { letter, ends } of roads) {
      const city = ends[0] === 'Milano' ? ends[1] : ends[0];
      const [nobody, thief, escort] = await Promise.all([free(letter, city), robbed(letter, city, 2), guarded(letter, city)].map((events) => schedule('mille', view, events)));
      const travelled = nobody!.findIndex((cue) => cue.endsWith('done'));
      expect(travelled).toBeGreaterThan(2);
      expect(parted(nobody!, thief!).alike).toBeGreaterThan(travelled);
      expect(parted(nobody!, escort!).alike).toBeGreaterThan(travelled);
      breaths.add(nobody![travelled]!);
    }
    expect(breaths.size).toBe(1); // the same on every road
  });

  test('but whoever waits there themselves may hold their breath', async () => {
    const [{ letter, ends }] = roads as [(typeof roads)[number]];
    const city = ends[0] === 'Milano' ? ends[1] : ends[0];
    const end = async (own: string[]): Promise<number> =>
      Number((await schedule('mille', journey(1, own), free(letter, city))).find((cue) => cue.endsWith('done'))!.split(' ')[0]);
    expect(await end([letter])).toBeGreaterThan(await end(['Z']));
  });

  const lords: AdelView = {
    game: 'adel', seat: 0, phase: 'place', round: 4, pending: [0, 1, 2], colors: ['red', 'blue', 'green'], positions: [3, 5, 4],
    objects: [['A1585'], [], []], hidden: [0, 4, 4], checks: [[10], [11], [12]], thieves: [[4], [5], [6]], jail: [], register: [],
    piles: { left: { top: 'B1744', count: 9 }, right: { top: 'C1572', count: 9 } }, places: [null, null, null], actions: [null, null, null],
    exhibitions: [null, null, null], ranking: [],
  };
  const turnUp = /flip (places|actions)$/;
  const before = (given: string[]): string[] => given.slice(0, given.findIndex((cue) => turnUp.test(cue)) + 1);

  test('about places, whoever goes where', async () => {
    const world = (...places: string[]) => schedule('adel', lords, places.map((place, seat) => ({ event: 'place', seat, place })));
    const worlds = await Promise.all([world('auction', 'auction', 'auction'), world('castle', 'castle', 'castle'), world('castle', 'auction', 'castle')]);
    for (const one of worlds) expect(one).toEqual(worlds[0]);
    expect(before(worlds[0]!).length).toBeGreaterThan(1);
  });

  test.each(['auction', 'castle'])('about cards at the %s, before they are turned', async (place) => {
    const view = { ...lords, phase: 'action', places: [place, place, place] };
    const world = (more: GameEvent[], ...cards: string[]) =>
      schedule('adel', view, [...cards.map((action, seat) => ({ event: 'action', seat, action })), ...more]);
    const worlds = await Promise.all([
      world([], 'check 10', 'check 11', 'check 12'), world([{ event: 'thieves clash', seats: [1, 2] }], 'check 10', 'thief 5', 'thief 6'),
      world([{ event: 'no sale' }], 'thief 4', 'thief 5', 'thief 6'), world([], 'exhibit', 'detective', 'detective'),
    ]);
    for (const one of worlds) expect(before(one)).toEqual(before(worlds[0]!));
    expect(before(worlds[0]!).at(-1)).toMatch(turnUp);
  });
});
