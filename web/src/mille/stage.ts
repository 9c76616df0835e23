// Stage directions for Mille Grazie: the noble on the road, a breath, the compasses, what is lost and won. They are made of
// a beat alone and of what its viewer knew before: a road on which a thief waits unseen is travelled like any other.
import { act, type Act, type Cue, nothing } from '../stage/cues';
import type { Beat } from '../stage/reel';
import type { Voice } from '../stage/voices';
import type { MilleEdition } from '../table/editions';
import type { GameEvent, MilleView, Seat } from '../table/letters';
import { along, chart, height, width, type Point } from './chart';
import { road } from './map';

const atOnce: ReadonlySet<string> = new Set(['sealed', 'booty']);

export const together = (first: GameEvent, next: GameEvent): boolean => first.event === next.event && atOnce.has(first.event);

const sound = (at: number, target: Voice): Cue => ({ at, for: 0, kind: 'sound', target });
const move = (at: number, time: number): Cue => ({ at, for: time, kind: 'move' });
// The noble stays on the road.
const stays = (at: number, time: number): Cue => ({ at, for: time, kind: 'move', holds: true });
const spot = (at: number, target: string): Cue => ({ at, for: 0, kind: 'spot', target });
const shout = (at: number, time: number, target: string): Cue => ({ at, for: time, kind: 'shout', target });

const rides = 900; // to the sign in the middle of a road
const breath = 650;
const longer = 700; // where the viewer knows that somebody waits there: their own thief, or what an open table shows

// The way to a road's sign, as hundredths of the map.
function wayTo(edition: MilleEdition, letter: string, from: string): Point[] {
  const way = chart(edition).ways.get(letter);
  if (!way) return [];
  const back = road(edition, letter).ends[0] !== from;
  return Array.from({ length: 9 }, (_, i) => {
    const { x, y } = along(way, back ? 1 - i / 16 : i / 16);
    return { x: (x / width) * 100, y: (y / height) * 100 };
  });
}

const known = (view: MilleView, letter: string): boolean => view.ambush.some((letters) => letters?.includes(letter));

function travelled({ seat, road: letter }: GameEvent, view: MilleView, edition: MilleEdition): Act {
  const rest = known(view, letter as string) ? breath + longer : breath;
  const path = wayTo(edition, letter as string, view.cities[seat ?? 0] ?? '');
  return act('journey', 150 + rides + rest,
    move(0, 0), sound(150, 'hooves'),
    { at: 150, for: rides, kind: 'ride', target: `[data-piece="noble:${seat}"]`, along: path },
    spot(150 + rides, `road ${letter as string}`));
}

// The compasses open where they were set (M8, M9).
const opening = (letter: unknown, words: string, voice: Voice): Act =>
  act('journey', 3000,
    spot(0, `road ${letter as string}`), spot(50, 'compasses'), { at: 650, for: 600, kind: 'flip', target: 'compasses' }, sound(650, 'flip'),
    stays(1150, 0), shout(1250, 1600, words), sound(1250, voice));

const home = (seat: Seat | undefined): string => `[data-home="seat:${seat}"]`;
const noble = (seat: Seat | undefined): string => `[data-piece="noble:${seat}"]`;

const directions: Record<string, (event: GameEvent, view: MilleView, edition: MilleEdition, beat: Beat) => Act> = {
  'first task': () => act(null, 300, move(0, 280)),
  laid: () => act('journey', 450, move(0, 400), sound(0, 'lay')),
  misfit: () => act('journey', 300, move(0, 280)),
  reshuffled: () => act('journey', 600, move(0, 500), sound(0, 'flip')),
  turn: () => act('journey', 1500, move(0, 500), shout(100, 1300, 'turn')),
  escort: () => act('journey', 1400, move(0, 400), shout(100, 1200, 'escort')),
  alone: () => act('journey', 1400, move(0, 400), shout(100, 1200, 'alone')),
  travelled,
  'ambush failed': ({ road: letter }) => opening(letter, 'guarded', 'fanfare'),
  robbed: ({ road: letter }) => opening(letter, 'grazie', 'grazie'),
  // Points are counted: they fly from the noble to each thief.
  booty: (_event, view, _edition, { events }) =>
    act('journey', 1300,
      ...events.map(({ seat, points }): Cue => ({ at: 0, for: 750, kind: 'fly', from: noble(view.noble), target: home(seat), text: `+${points as number}` })),
      sound(650, 'coins'), stays(700, 400)),
  lost: ({ tasks }) =>
    act('journey', 1500,
      ...(tasks as string[]).map((id, at): Cue => ({ at: 100 + at * 180, for: 800, kind: 'fall', target: `[data-piece="task:${id.replace(/["\\]/g, '\\$&')}"]` })),
      sound(200, 'sigh'), stays(1000, 300)),
  arrived: () => act('journey', 950, move(0, 800)),
  fulfilled: ({ seat, points }) =>
    act('journey', 1500, spot(0, 'fulfilled'), sound(150, 'coins'), move(100, 700), { at: 250, for: 800, kind: 'fly', from: noble(seat), target: home(seat), text: `+${points as number}` }),
  rests: () => act('journey', 900, move(0, 0)),
  took: () => act('journey', 800, move(0, 600), sound(0, 'lay')),
  dropped: () => act('journey', 700, move(0, 500)),
  ended: () => act('journey', 900, move(0, 0), sound(0, 'fanfare')),
};

export function stage(beat: Beat, edition: MilleEdition): Act {
  const first = beat.events[0];
  if (!first || !beat.before) return nothing;
  return directions[first.event]?.(first, beat.before as MilleView, edition, beat) ?? nothing;
}
