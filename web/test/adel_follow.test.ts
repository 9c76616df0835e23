// Whole games through the real table: what the page makes of the events is what the table itself would show (A26).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parlours, type Parlour } from '../../tools/parlour.mjs';
import { bestShow, showMove } from '../src/adel/exhibition';
import { follow } from '../src/adel/follow';
import { detectiveSteps } from '../src/adel/options';
import type { AdelScene } from '../src/adel/scene';
import { stage } from '../src/adel/stage';
import { tell } from '../src/adel/tell';
import type { AdelEdition } from '../src/table/editions';
import { isEvents, isView, standing } from '../src/table/letters';
import type { AdelView, EventsLetter, Letter, Question, ViewLetter } from '../src/table/letters';

const wasm = readFileSync(new URL('../../build/wasm/noblesse.wasm', import.meta.url));

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const editions: Record<string, AdelEdition> = {
  classic: JSON.parse(read('../../data/adel-classic.json')),
  grand: JSON.parse(read('../../data/adel-grand.json')),
};
const messages = new Set(read('../words/en/adel.ftl').match(/^[a-z][\w-]*(?= =)/gm));

// The same games every time (mulberry32).
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

interface Game {
  edition: 'classic' | 'grand';
  seats: number;
  options: Record<string, string>;
  memory_aid: boolean;
  shown_locks: boolean;
}

// One pair of eyes: the view that is followed, and the question that is open.
class Eyes {
  followed: AdelView | null = null;
  question: Question | null = null;
  asks = new Set<string>();
  // As it was when the cards were chosen.
  private before: AdelView | null = null;
  caught = 0;

  constructor(
    readonly connection: number,
    readonly game: Game,
  ) {}

  // A16: places are counted after the exhibitions, so that nobody knows more before than from where to where.
  private promise(seat: number, steps: number): void {
    if (!this.before) return;
    const { edition, options } = this.game;
    const { steps: least, most } = detectiveSteps({ view: this.before, edition: editions[edition]!, options: { options } } as AdelScene, seat);
    expect(steps).toBeGreaterThanOrEqual(least);
    expect(steps).toBeLessThanOrEqual(most || least);
    ++this.caught;
  }

  read(letter: EventsLetter): void {
    if (this.followed?.phase === 'action') this.before = this.followed;
    for (const event of letter.events) {
      if (event.event === 'moved' && event.why === 'detective') this.promise(event.seat!, (event.to as number) - (event.from as number));
      if (!this.followed) continue;
      const told = tell(event, this.followed, editions[this.game.edition]!, String);
      if (told) expect(messages).toContain(told.key);
      // Whatever is shown is told; only a window that is filled again speaks for itself.
      const beat = { events: [event], told: [told], before: this.followed, after: this.followed };
      if (stage(beat).for > 0 && event.event !== 'window') expect(told, event.event).not.toBeNull();
      this.followed = follow(this.followed, event, this.game.memory_aid);
    }
    if (letter.question !== undefined) {
      this.question = letter.question;
      if (letter.question) this.asks.add(letter.question.phase);
      expect(letter.game, 'whoever asks says where the game stands').toBeDefined();
    }
    if (this.followed) this.followed = standing(this.followed, letter.game);
  }

  // The whole view opens the game; later ones are what the followed view is held against.
  compare(letter: ViewLetter): void {
    const whole = letter.view.game as AdelView | null;
    if (!whole) return;
    expect(standing(whole, letter.game), 'what is told beside a view is in it').toEqual(whole);
    // What one has chosen oneself is in one's own view at once, in the table's when all have chosen.
    const { question } = letter;
    const seen = question?.choice ? follow(whole, { event: 'chose', seat: question.seat, move: question.choice }, this.game.memory_aid) : whole;
    if (this.followed) expect(this.followed).toEqual(seen);
    else this.followed = seen;
  }
}

class Evening {
  readonly me: Eyes;
  readonly watcher: Eyes;
  over = false;
  private now = 1000;
  private moved = false;

  constructor(
    readonly parlour: Parlour,
    readonly game: Game,
    readonly roll: (sides: number) => number,
    seed: string,
  ) {
    this.me = new Eyes(1, game);
    this.watcher = new Eyes(2, game);
    const { edition, seats, options, memory_aid, shown_locks } = game;
    const table = { game: 'adel', edition, seats, options, memory_aid, shown_locks };
    this.call({ do: 'lay', table: 't', host: 'me', options: table, seed });
    this.call({ do: 'arrive', now: this.now, table: 't', connection: 1, person: 'me', name: 'Me' });
    this.call({ do: 'arrive', now: this.now, table: 't', connection: 2, person: 'watcher', name: 'Watcher' });
    this.say(1, { do: 'sit', seat: 0 });
    for (let seat = 1; seat < seats; ++seat) {
      this.say(1, { do: 'bot', seat, bot: ['random', 'novice'][roll(2)] });
    }
    this.say(1, { do: 'start' });
    this.look();
  }

  play(): void {
    for (let steps = 0; !this.over; ++steps) {
      if (steps > 20000) throw new Error('the game does not end');
      // Sometimes I choose first, sometimes the others do, and now and then I change my mind.
      const mine = this.me.question && !this.chosen() && this.roll(2) === 0;
      if (mine) this.choose();
      else if (this.think()) this.look();
      else this.choose();
    }
  }

  private chosen(): boolean {
    return this.me.question?.choice !== undefined;
  }

  private choose(): void {
    const question = this.me.question!;
    if (question.phase === 'show' && question.moves.length === question.count) {
      const best = bestShow(editions[this.game.edition]!, this.me.followed!.objects[0]!);
      expect(question.moves).toContain(showMove(best));
    }
    for (let again = this.roll(3) === 0 ? 2 : 1; again > 0 && this.me.question === question; --again) {
      const move = question.moves[this.roll(question.moves.length)]!;
      this.say(1, { do: 'choose', question: question.id, move }, move);
      this.look();
    }
  }

  private think(): boolean {
    const lines = this.call({ do: 'think', now: this.now });
    return lines.some((line) => line.thought);
  }

  // After every letter of events both are shown the table anew.
  private look(): void {
    if (!this.moved) return;
    this.moved = false;
    this.say(1, { do: 'resume' });
    this.say(2, { do: 'resume' });
  }

  private say(connection: number, message: object, move?: string): void {
    this.now += 1;
    const request = { do: 'receive', now: this.now, connection, message: JSON.stringify(message) };
    this.call(request, move);
  }

  private call(request: object, move?: string): any[] {
    const lines = this.parlour.call(JSON.stringify(request)).map((line) => JSON.parse(line));
    for (const line of lines) {
      if (line.send !== undefined) this.read(line.send === 1 ? this.me : this.watcher, line.letter, move);
    }
    return lines;
  }

  private read(eyes: Eyes, letter: Letter, move?: string): void {
    if (isView(letter)) return eyes.compare(letter);
    if (isEvents(letter)) {
      this.moved = true;
      if (letter.events.some((event) => event.event === 'over')) this.over = true;
      return eyes.read(letter);
    }
    if (letter.refused) throw new Error(JSON.stringify(letter));
    // The table has accepted the choice: it lies before me.
    if (move && letter.choice && eyes.followed && eyes.question) {
      eyes.question.choice = letter.choice;
      eyes.followed = follow(eyes.followed, { event: 'chose', seat: 0, move: letter.choice }, this.game.memory_aid);
    }
  }
}

function* games(): Generator<Game> {
  const rules: Record<string, string>[] = [{}, { detective_places: 'dense', score_by: 'own' }];
  for (const edition of ['classic', 'grand'] as const) {
    for (let seats = 2; seats <= (edition === 'grand' ? 6 : 5); ++seats) {
      const variants = seats === 2 ? ['standard', 'surprise', 'confrontation'] : ['standard'];
      for (const variant of variants) {
        for (const memory_aid of [true, false]) {
          for (const rule of rules) {
            yield { edition, seats, options: { ...rule, variant }, memory_aid, shown_locks: rule !== rules[1] };
          }
        }
      }
    }
  }
}

describe('the followed view of Adel Verpflichtet', () => {
  it('is the table’s own after every letter of 156 games', { timeout: 300_000 }, async () => {
    const open = await parlours(wasm);
    const phases = new Set<string>();
    let played = 0;
    let caught = 0;
    for (const game of games()) {
      for (let n = 0; n < 3; ++n, ++played) {
        const seed = (played + 1).toString(16).padStart(64, '0');
        const evening = new Evening(open(), game, dice(played + 1), seed);
        try {
          evening.play();
        } catch (error) {
          throw new Error(`game ${played}, ${JSON.stringify(game)}: ${(error as Error).message}`, { cause: error });
        }
        expect(evening.me.followed!.phase).toBe('over');
        for (const phase of evening.me.asks) phases.add(phase);
        caught += evening.me.caught;
      }
    }
    expect(played).toBe(156);
    expect(caught).toBeGreaterThan(100);
    expect([...phases].sort()).toEqual(['action', 'buy', 'place', 'show', 'steal']);
  });

  it('leaves the view as it was, and unknown events leave it the same', async () => {
    const open = await parlours(wasm);
    const game: Game = { edition: 'classic', seats: 3, options: {}, memory_aid: true, shown_locks: true };
    const view = new Evening(open(), game, dice(1), 'ab'.repeat(32)).me.followed!;
    const before = structuredClone(view);
    follow(view, { event: 'bought', seat: 1, object: view.piles.left.top, check: view.checks[1]![0], pile: 'left' }, true);
    expect(view).toEqual(before);
    expect(follow(view, { event: 'thunder', seat: 1 }, true)).toBe(view);
  });
});
