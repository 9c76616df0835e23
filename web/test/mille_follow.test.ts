// Whole games at the real table: the view that is followed event by event is the view that the table would give.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { parlours, type Parlour } from '../../tools/parlour.mjs';
import { follow } from '../src/mille/follow';
import { tell } from '../src/mille/tell';
import type { MilleEdition } from '../src/table/editions';
import type { EventsLetter, Letter, MilleView, Question, ViewLetter } from '../src/table/letters';
import { isEvents, isView, standing } from '../src/table/letters';
import type { Told } from '../src/words/words.svelte';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));
const edition = JSON.parse(file('../../data/mille-italia.json').toString()) as MilleEdition;
const open = await parlours(file('../../build/wasm/noblesse.wasm'));

// The same numbers every time.
function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

// One connection at the table, who follows what they are told.
class Guest {
  view: MilleView | null = null;
  question: Question | null = null;
  whole: ViewLetter | null = null;
  readonly seen = new Set<string>();
  readonly told = new Map<string, Told>();

  hear(letter: Letter): void {
    if (isView(letter)) this.whole = letter;
    else if (isEvents(letter)) this.happened(letter);
  }

  private happened(letter: EventsLetter): void {
    if (letter.question !== undefined) this.question = letter.question;
    if (!this.view) return;
    const before = JSON.stringify(this.view);
    let view = this.view;
    for (const event of letter.events) {
      this.seen.add(event.event);
      const told = tell(event, view, edition, (seat) => `Lord ${seat}`);
      if (told) this.told.set(event.event, told);
      view = follow(view, event, edition);
    }
    expect(letter.game === undefined, 'whoever asks says where the game stands').toBe(letter.question === undefined);
    view = standing(view, letter.game);
    expect(JSON.stringify(this.view), 'what goes in stays as it is').toBe(before);
    this.view = view;
  }
}

class Club {
  readonly guests = new Map<number, Guest>();
  private now = 0;
  private readonly parlour: Parlour = open();

  call(request: object): { thinking: number } {
    const lines = this.parlour.call(JSON.stringify(request)).map((line) => JSON.parse(line));
    for (const line of lines) if ('send' in line) this.guests.get(line.send)?.hear(line.letter);
    const answer = lines.at(-1);
    if (answer.ok !== true) throw new Error(JSON.stringify(answer));
    return answer;
  }
  arrive(connection: number, person: string): Guest {
    const guest = new Guest();
    this.guests.set(connection, guest);
    this.call({ do: 'arrive', now: ++this.now, table: 't', connection, person, name: person });
    return guest;
  }
  say(connection: number, message: object): { thinking: number } {
    return this.call({ do: 'receive', now: ++this.now, connection, message: JSON.stringify(message) });
  }
  think(): { thinking: number } {
    return this.call({ do: 'think', now: ++this.now });
  }
  whole(connection: number): ViewLetter {
    this.say(connection, { do: 'resume' });
    return this.guests.get(connection)!.whole!;
  }
}

const games = Array.from({ length: 156 }, (_, game) => ({
  game,
  seats: 2 + (game % 3),
  bot: ['random', 'novice', 'clubman'][Math.floor(game / 3) % 3]!,
  memory_aid: game % 2 === 0,
  shown_locks: game % 5 !== 0,
  // M19: in every fourth a fulfilled task ends the turn, and the first noble is chosen in every second.
  rules: {
    ...(game % 4 === 3 ? { options: { arrival: 'ends_turn' as const } } : {}),
    ...(game % 2 === 1 ? { first: game % (2 + (game % 3)) } : {}),
  },
}));

function play({ game, seats, bot, memory_aid, shown_locks, rules }: (typeof games)[number]): Guest[] {
  const club = new Club();
  const roll = dice(game);
  const seed = game.toString(16).padStart(2, '0').repeat(32).slice(0, 64);
  club.call({
    do: 'lay',
    table: 't',
    host: 'me',
    options: { game: 'mille', seats, memory_aid, shown_locks, ...rules },
    seed,
  });
  const me = club.arrive(1, 'me');
  const watcher = club.arrive(2, 'watcher');
  club.say(1, { do: 'sit', seat: 0 });
  for (let seat = 1; seat < seats; ++seat) club.say(1, { do: 'bot', seat, bot });

  // The deal is followed from an empty table.
  const nothing = (seat: number | null) =>
    ({ game: 'mille', seat, cities: Array(seats).fill(''), scores: Array(seats).fill(0), tasks: Array(seats).fill([]), ...rules.options }) as unknown as MilleView;
  me.view = nothing(0);
  watcher.view = nothing(null);

  const compare = (): void => {
    for (const [connection, guest] of club.guests) {
      const whole = club.whole(connection);
      const known = standing(whole.view.game as MilleView, whole.game);
      const roads = known.phase === 'go' ? whole.question?.moves.map((move) => move.slice(3)) : [];
      if (roads) expect(Object.keys(known.roads!)).toEqual(roads);
      const own = guest.question?.phase === 'ambush' ? whole.question?.choice : undefined;
      // What one has chosen is in one's own view at once, in the table's when all have chosen.
      const expected = own ? { ...known, ambush: known.ambush.map((a, s) => (s === 0 ? own.split(' ').slice(1) : a)) } : known;
      expect(guest.view, `${connection} of game ${game}`).toEqual(expected);
      expect(guest.question?.id).toBe(whole.question?.id);
      // Now and then a page is loaded anew and goes on from the whole view.
      if (roll() < 0.1) guest.view = expected;
    }
  };

  let { thinking } = club.say(1, { do: 'start' });
  compare();
  for (let step = 0; me.view!.phase !== 'over'; ++step) {
    if (step > 20000) throw new Error('the game does not end');
    const { question } = me;
    if (question && !(question.phase === 'ambush' && thinking > 0 && roll() < 0.5 && me.view!.ambush[0])) {
      const move = question.moves[Math.floor(roll() * question.moves.length)]!;
      // As the room does it: the answer is accepted, then what follows from it is told. Where the answer is the last
      // one, both come at once, so that the choice is followed first.
      me.view = follow(me.view!, { event: 'chose', seat: 0, move }, edition);
      ({ thinking } = club.say(1, { do: 'choose', question: question.id, move }));
      compare();
    }
    if (thinking > 0) {
      ({ thinking } = club.think());
      compare();
    }
  }
  return [me, watcher];
}

// Everything that the rules can tell a person at a table.
const happenings = [
  'first task', 'laid', 'misfit', 'reshuffled', 'turn', 'escort', 'alone', 'travelled', 'ambush failed', 'robbed', 'booty', 'lost', 'arrived',
  'fulfilled', 'rests', 'took', 'dropped', 'declined', 'ended',
];
const told = new Map<string, Told>();

test('the followed view is the table’s view, in 156 games of two to four players, with own eyes and as a spectator', { timeout: 600_000 }, () => {
  const seen = new Set<string>();
  for (const game of games) {
    for (const guest of play(game)) {
      for (const name of guest.seen) seen.add(name);
      for (const [name, sentence] of guest.told) told.set(name, sentence);
    }
  }
  for (const name of happenings) expect(seen, 'every event has happened').toContain(name);
});

test.each(['en', 'de', 'it', 'nl', 'ro'])('what happens is told in %s, with the rule it happens by', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(file(`../words/${language}/mille.ftl`).toString()));
  // A booty is told with its robbery, an arrival with its road.
  const untold = happenings.filter((name) => !told.has(name));
  expect(untold).toEqual(['booty', 'arrived']);
  for (const [name, { key, args, rule }] of told) {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args ?? null, errors);
    expect(errors, `${name}: ${text}`).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|\{/);
    expect(rule).toMatch(/^M\d+$/);
  }
});
