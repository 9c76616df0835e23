// Stage directions for Adel: what is expected, the cards all at once, what follows from them one after another. They are
// made of a beat alone: nothing that comes later in its letter can be told by how it is played.
import { act, type Act, type Cue, nothing } from '../stage/cues';
import type { Beat } from '../stage/reel';
import type { Voice } from '../stage/voices';
import type { AdelView, GameEvent, Seat } from '../table/letters';

// These are revealed together (A6, A8, A13, A17, A20).
const atOnce: ReadonlySet<string> = new Set(['place', 'action', 'exhibited', 'last showing', 'jailed', 'freed']);

export function together(first: GameEvent, next: GameEvent): boolean {
  return first.event === next.event && atOnce.has(first.event);
}

const sound = (at: number, target: Voice): Cue => ({ at, for: 0, kind: 'sound', target });
const move = (at: number, time: number): Cue => ({ at, for: time, kind: 'move' });
const spot = (at: number, target: string): Cue => ({ at, for: 0, kind: 'spot', target });

// Cards lie there, face down, for as long as a breath; then all of them turn.
const breath = 1000;
const turning = 650;
const revealed = (scene: string, target: string): Act =>
  act(scene, breath + turning + 1100,
    sound(100, 'lay'), { at: breath, for: turning, kind: 'flip', target }, sound(breath, 'flip'), move(breath + turning, 0));

const atAuction = (beat: Beat, seat: Seat | undefined): boolean =>
  (beat.after as AdelView | null)?.places[seat ?? 0] === 'auction';

const directions: Record<string, (event: GameEvent, beat: Beat) => Act> = {
  place: () => revealed('places', 'places'),
  action: ({ seat }, beat) => revealed(atAuction(beat, seat) ? 'auction' : 'castle', 'actions'),
  'no sale': () => act('auction', 1300, sound(150, 'gavel'), spot(150, 'no sale'), move(500, 0)),
  // The hammer falls; the object goes to its buyer, the check into the register (A10a).
  bought: ({ seat }) =>
    act('auction', 2200, spot(100, `seat ${seat}`), sound(350, 'gavel'), spot(350, 'gavel'), move(750, 800), sound(1150, 'coins')),
  'check stolen': ({ seat }) => act('auction', 1900, spot(100, `seat ${seat}`), sound(300, 'theft'), move(700, 800)),
  'thieves clash': () => act('auction', 1600, spot(150, 'clash'), sound(200, 'sigh'), move(400, 0)),
  window: () => act('auction', 500, move(0, 450)),
  'house closed': () => act('auction', 1200, sound(0, 'jail'), move(200, 0)),
  // The exhibitions are laid out, and then compared (A13).
  exhibited: () => act('castle', 2400, sound(0, 'lay'), move(100, 700), { at: 1100, for: 500, kind: 'flip', target: 'ranks' }, sound(1100, 'tick')),
  moved: ({ seat, from, to, why }) =>
    act(why === 'last showing' ? 'finale' : 'castle', 1350,
      spot(0, `seat ${seat}`),
      { at: 100, for: 650, kind: 'fly', target: `[data-stage="pawn ${seat}"]`, from: gains(seat, why), text: `+${(to as number) - (from as number)}` },
      sound(700, 'tick'), move(750, 450)),
  // A card goes from one lord to another (A15).
  stole: ({ seat }) => act('castle', 1900, spot(100, `seat ${seat}`), sound(350, 'theft'), move(500, 850)),
  jailed: () => act('castle', 1500, move(150, 700), sound(750, 'jail')),
  freed: () => act('castle', 1000, move(100, 700)),
  'last showing': () => act('finale', 3200, sound(0, 'lay'), move(100, 900), { at: 1400, for: 600, kind: 'flip', target: 'ranks' }, sound(1400, 'fanfare')),
  ended: () => act('finale', 900, move(0, 0)),
};

// Where a lord's steps come from: the exhibition that won them, or the detective's card.
const gains = (seat: Seat | undefined, why: unknown): string =>
  why === 'detective' ? `[data-stage="card ${seat}"]` : `[data-stage="show ${seat}"]`;

export function stage(beat: Beat): Act {
  const first = beat.events[0];
  return (first && beat.before && directions[first.event]?.(first, beat)) || nothing;
}
