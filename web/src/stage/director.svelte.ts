// Who sees to it that whatever has happened is seen, one beat after another. What is true is known at once; what is shown
// follows it at a pace that can be looked at, and catches up whenever somebody has seen enough.
import { breathe } from '../table/rest';
import type { GameEvent, GameView } from '../table/letters';
import { type Act, type Cue, cueName } from './cues';
import type { Beat } from './reel';

export interface Clock {
  now: () => number;
  // Returns how it is called off.
  after: (time: number, deed: () => void) => () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after: (time, deed) => {
    const timer = setTimeout(deed, time);
    return () => clearTimeout(timer);
  },
};

export interface Running {
  cancel: () => void;
  updatePlaybackRate: (rate: number) => void;
}

// What a director has at hand.
export interface House {
  clock: Clock;
  // By how much everything takes longer than written; 0: at once.
  pace: () => number;
  // Whether anybody looks on.
  looked: () => boolean;
}

// What a cue sets in motion, for so many milliseconds. `swap` shows the view after the beat.
export type Perform = (cue: Cue, time: number, swap: () => void) => Running[];

// One beat with its directions. `done`: it has been seen, and may be told.
export interface Take {
  beat: Beat;
  act: Act;
  done: () => void;
}

const hurried = 4; // times as fast
const lingers = 2600; // milliseconds that an empty stage stays open for what may follow
const shortest = 0.5; // milliseconds that nobody notices
const least = 0.3; // no scene is shorter than this part of itself because others wait

// What each scene gets of its time where so many more letters wait.
export const shareOf = (waiting: number): number => Math.max(least, 2 / (2 + Math.max(0, waiting - 1)));

export class Director {
  shown = $state.raw<GameView | null>(null);
  beat = $state.raw<Beat | null>(null);
  act = $state.raw<Act | null>(null);
  // The cues of this beat that have been given.
  lit = $state.raw<ReadonlySet<string>>(new Set());
  // What has happened last of all that is seen.
  now = $state.raw<GameEvent | null>(null);
  // A scene has the screen, or has just had it.
  open = $state(false);
  // How long a second of a scene takes, for whatever moves by the scene's own styles.
  stretch = $state(1);

  // Whoever draws the stage; without them only what is shown changes.
  perform: Perform | null = null;

  #house: House;
  #truth: GameView | null = null;
  #running = new Set<Running>();
  #haste: 'none' | 'hurried' | 'ended' = 'none';
  #share = 1;
  #wake: (() => void) | undefined;
  #leave: (() => void) | undefined;
  #closed = false;

  constructor(house: House) {
    this.#house = house;
  }

  // What the table's last letter has led to, seen or not.
  get truth(): GameView | null {
    return this.#truth;
  }

  // A whole view: nothing leads there.
  set(view: GameView | null): void {
    this.#truth = this.shown = view;
  }

  // So many letters wait. Each of them gets the same part of its time, until all have been seen.
  waiting(letters: number): void {
    this.#share = letters === 0 ? 1 : Math.min(this.#share, shareOf(letters));
  }

  // The beats of one letter.
  async play(takes: readonly Take[]): Promise<void> {
    if (this.#haste === 'ended') this.#haste = 'hurried'; // whoever was in a hurry still is
    this.#truth = takes.length > 0 ? takes.at(-1)!.beat.after : this.#truth;
    for (const take of takes) {
      const { beat, act, done } = take;
      this.#leave?.();
      if (act.for > 0 && this.#rate() > 0) await this.#run(beat, act);
      this.#show(beat);
      done();
      if (act.for > 0 && take !== takes.at(-1)) await breathe();
    }
    if (this.open) this.#lingerOn();
  }

  // Somebody has seen enough: faster, and the second time to the end of it.
  hurry(): void {
    if (this.#haste === 'hurried') return this.end();
    this.#haste = 'hurried';
    for (const one of this.#running) one.updatePlaybackRate(hurried);
    this.#wake?.();
  }

  // What is true is shown.
  end(): void {
    this.#haste = 'ended';
    this.#finish();
  }

  #finish(): void {
    this.#letGo();
    this.#wake?.();
  }

  // The scene leaves the screen to the board, and to the question.
  clear(): void {
    this.#leave?.();
    this.#haste = 'none';
    this.open = false;
    this.beat = this.act = this.now = null;
    this.lit = new Set();
    this.#letGo();
  }

  // Somebody has come or gone: what nobody looks at is not played to its end.
  look(): void {
    if (this.#house.looked()) return;
    this.#finish();
  }

  close(): void {
    this.#closed = true;
    this.end();
    this.#leave?.();
  }

  async #run(beat: Beat, act: Act): Promise<void> {
    this.lit = new Set();
    this.beat = beat;
    this.act = act;
    this.stretch = 1 / this.#rate();
    if (act.scene) this.open = true;
    let at = 0;
    for (const cue of act.cues) {
      await this.#wait(cue.at - at);
      if (this.#rate() === 0) return;
      at = cue.at;
      this.#give(cue, beat);
    }
    await this.#wait(act.for - at);
  }

  // A cue that fails costs nobody anything: what it would have shown is shown at the end of the beat.
  #give(cue: Cue, beat: Beat): void {
    this.lit = new Set([...this.lit, cueName(cue)]);
    try {
      const running = this.perform?.(cue, cue.for / this.#rate(), () => {
        if (!('holds' in cue)) this.#letGo(); // it has been measured where it was
        this.#show(beat);
      });
      for (const one of running ?? []) this.#running.add(one);
    } catch (fault) {
      console.error(fault);
    }
    if (cue.kind === 'move') this.#show(beat);
  }

  #show({ after, events }: Beat): void {
    this.shown = after;
    this.now = events[0] ?? null;
  }

  #letGo(): void {
    for (const one of this.#running) one.cancel();
    this.#running.clear();
  }

  // How much of a scene's time goes by in a millisecond; 0: none of it is shown.
  #rate(): number {
    const pace = this.#house.pace() * this.#share;
    if (this.#closed || this.#haste === 'ended' || pace <= 0 || !this.#house.looked()) return 0;
    return (this.#haste === 'hurried' ? hurried : 1) / pace;
  }

  // So much of the scene's time, whatever haste comes up meanwhile.
  async #wait(time: number): Promise<void> {
    for (let left = time; left > shortest; ) {
      const rate = this.#rate();
      if (rate === 0) return;
      const begun = this.#house.clock.now();
      await new Promise<void>((resolve) => {
        const off = this.#house.clock.after(left / rate, resolve);
        this.#wake = () => {
          off();
          resolve();
        };
      });
      this.#wake = undefined;
      left -= (this.#house.clock.now() - begun) * rate;
    }
  }

  #lingerOn(): void {
    const off = this.#house.clock.after(lingers, () => this.clear());
    this.#leave = () => {
      off();
      this.#leave = undefined;
    };
  }
}
