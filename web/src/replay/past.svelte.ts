// One stay in a replay: the game, the moment that is looked at, with whose eyes, and whether it plays by itself.
// The address always says which moment it is, so that it can be passed on.
import { settings } from '../house/settings.svelte';
import { askParlour } from '../line/home';
import { Director, wallClock } from '../stage/director.svelte';
import { callBand } from '../stage/noise';
import { type Beat, reel } from '../stage/reel';
import type { Edition } from '../table/editions';
import type { Face, Scene } from '../table/face';
import { faceOf } from '../table/faces';
import type { Chair, Seat, TableOptions } from '../table/letters';
import type { Outcome } from '../table/outcome';
import { t, type Told, words } from '../words/words.svelte';
import { type Eyes, lookBack, marksOf, type Moment, momentsOf, readEyes, within } from './moments';
import { findRecord, type Params, type Refused, sayRefusal, type Source } from './sources';
import { standings } from './standings';
import { outcomeOf, storyOf } from './story';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const shortest = 1200; // milliseconds at a moment while it plays, at normal speed
const brief = 0.6; // of the time at the table: whoever looks back knows what comes

export class Past {
  source = $state.raw<Source | null>(null);
  refused = $state.raw<Refused | null>(null);
  moments = $state.raw<Moment[]>([]);
  eyes = $state<Eyes>('all');
  at = $state(0);
  // The moment that has been seen: while it is still being shown how the next one comes about, that is not told.
  seen = $state(0);
  showing = $state.raw<Told | null>(null); // what was seen last on the way to it
  playing = $state(false);
  speed = $state<Speed>(1);
  face = $state.raw<Face | null>(null);
  edition = $state.raw<Edition | null>(null);

  marks = $derived(marksOf(this.moments));
  moment = $derived(this.moments[this.at] ?? null);
  players = $derived(this.source?.record.players ?? 0);
  standings = $derived(
    this.face ? standings(this.moments, this.players, this.face.score) : { rounds: [], scores: [] },
  );
  story: Told[][] = $derived(
    this.face && this.edition && this.moments.length > 0
      ? storyOf(this.moments, this.face, this.edition, (seat) => this.name(seat), this.winners)
      : [],
  );
  outcome: Outcome[] = $derived(this.#outcome());

  director = new Director({
    clock: wallClock,
    pace: () => (settings.pace === 0 ? 0 : brief / this.speed),
    looked: () => document.visibilityState !== 'hidden',
  });
  scene = $derived(this.#scene());

  #showing: Promise<void> = Promise.resolve();
  #reels = new Map<Eyes, Moment[]>(); // with other eyes the same moments look different
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  async open(params: Params): Promise<void> {
    const found = await findRecord(params);
    if (this.#closed) return;
    if ('refused' in found) {
      this.refused = found;
      return;
    }
    const eyes = readEyes(params.eyes, found.record.players);
    const answer = await this.#reel(found, eyes);
    if (this.#closed) return;
    if (!Array.isArray(answer)) {
      this.refused = answer;
      return;
    }
    this.face = await faceOf(found.record.game);
    this.edition = found.edition;
    this.source = found;
    this.eyes = eyes;
    this.moments = answer;
    this.#stand(Number(params.moment ?? 0));
  }

  close(): void {
    this.#closed = true;
    this.director.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#writing);
  }

  // Somebody has typed another address.
  follow(params: Params): void {
    if (!this.source) return;
    void this.look(readEyes(params.eyes, this.players));
    this.#stand(Number(params.moment ?? 0));
  }

  // On the way from one moment to the next.
  get busy(): boolean {
    return this.seen !== this.at;
  }

  // Faster, and the second time to its end.
  hurry(): void {
    this.director.hurry();
  }

  name(seat: Seat): string {
    const told = this.source?.names[seat];
    if (told) return told;
    const view = this.moments[0]?.view;
    const color = view?.game === 'adel' ? (view.colors[seat] ?? '') : '';
    return words.has(`lord-${color}`) ? t(`lord-${color}`) : color || t('replay-player', { number: seat + 1 });
  }

  get winners(): string {
    const seats = this.source?.record.result?.winners ?? [];
    return new Intl.ListFormat(words.language).format(seats.map((seat) => this.name(seat)));
  }

  address(at: number): string {
    const eyes = this.eyes === 'all' ? '' : `?eyes=${this.eyes}`;
    return `${this.source?.address ?? '#/replay'}/${at}${eyes}`;
  }

  // To another moment; whoever touches the time line takes it out of the player's hands.
  go(at: number): void {
    this.pause();
    void this.#show(at);
  }

  async look(eyes: Eyes): Promise<void> {
    if (!this.source || eyes === this.eyes) return;
    const moments = await this.#reel(this.source, eyes);
    if (!Array.isArray(moments) || this.#closed) return;
    this.eyes = eyes;
    this.moments = moments;
    this.#write();
  }

  play(): void {
    callBand(); // whoever plays it wants to hear it
    if (this.at >= this.moments.length - 1) this.#stand(0);
    this.playing = true;
    void this.#showing.then(() => this.playing && this.#wait());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  pace(speed: Speed): void {
    this.speed = speed;
    if (this.playing && !this.busy) this.#wait();
  }

  // At a moment, however one has come there.
  #stand(at: number): void {
    this.director.clear();
    this.director.set(null);
    this.at = this.seen = within(at, this.moments.length);
  }

  #beats(at: number): Beat[] {
    const { face, edition } = this;
    const [from, to] = [this.moments[Math.max(0, at - 1)], this.moments[at]];
    if (!from || !to || !face || !edition) return [];
    return reel(to.events, from.view, { face, edition, aid: true, name: (seat) => this.name(seat) });
  }

  #outcome(): Outcome[] {
    if (!this.face) return [];
    const over = this.seen > 0 && this.seen === this.moments.length - 1;
    const won = over ? { seats: this.source?.record.result?.winners ?? [], told: { key: 'replay-won', args: { winners: this.winners } } } : undefined;
    return outcomeOf(this.#beats(this.seen), this.face, this.eyes, won);
  }

  #scene(): Scene | null {
    const { source, moment, edition } = this;
    if (!source || !moment || !edition) return null;
    const { beat, lit, now, shown } = this.director;
    const { record } = source;
    const chairs: Chair[] = Array.from({ length: record.players }, (_, seat) => ({
      holder: 'person', name: this.name(seat), here: true,
    }));
    const options: TableOptions = {
      game: record.game, edition: record.edition, seats: record.players, options: record.options,
      clock: { kind: 'none' }, watching: 'open', watch_delay: 0, memory_aid: true, shown_locks: true,
      beat: 0, talk: false, rated: false, stand_in: '', patience: 0,
    };
    return {
      view: shown ?? moment.view, edition, options, chairs, me: typeof this.eyes === 'number' ? this.eyes : null,
      locked: [], question: null, choice: null, choose: () => undefined, test: async () => ({ ok: false }),
      now, stage: beat && { beat, lit }, name: (seat) => this.name(seat),
    };
  }

  async #reel(source: Source, eyes: Eyes): Promise<Moment[] | Refused> {
    const known = this.#reels.get(eyes);
    if (known) return known;
    const answer = await askParlour(lookBack(source.record, eyes, source.own));
    if (!answer.ok) return { refused: sayRefusal(answer.error ?? '', answer.key), ...(answer.error ? { detail: answer.error } : {}) };
    const moments = momentsOf(answer.moments as Moment[]);
    this.#reels.set(eyes, moments);
    return moments;
  }

  // To a moment; only from one to the next it is seen how.
  #show(at: number): Promise<void> {
    const to = within(at, this.moments.length);
    this.director.end();
    this.#showing = this.#showing.then(() => this.#step(to));
    return this.#showing;
  }

  async #step(to: number): Promise<void> {
    const { face, edition, moment: from } = this;
    if (to === this.at || this.#closed) return;
    if (to !== this.at + 1 || !from || !face || !edition) {
      this.#stand(to);
      return this.#write();
    }
    this.director.clear();
    this.director.set(from.view);
    this.showing = null;
    this.at = to;
    this.#write();
    const beats = this.#beats(to);
    await this.director.play(beats.map((beat) => ({ beat, act: face.stage(beat, edition), done: () => this.#done(beat) })));
    if (this.at === to) this.#stand(to); // what was followed is what the record says
  }

  #done({ told }: Beat): void {
    this.showing = told.findLast((one) => one !== null) ?? this.showing;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.moment) return;
    const pause = shortest + 250 * Math.max(0, (this.story[this.at]?.length ?? 0) - 1);
    this.#timer = setTimeout(async () => {
      await this.#show(this.at + 1);
      if (!this.playing) return;
      if (this.at < this.moments.length - 1) this.#wait();
      else this.pause();
    }, pause / this.speed);
  }

  // Not at every step of a hand that drags: browsers allow only so many addresses a minute.
  #write(): void {
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => history.replaceState(null, '', this.address(this.at)), 300);
  }
}
