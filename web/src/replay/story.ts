// What happened at each moment, in the face's sentences; and what came of it.
import { type Beat, reel, sentencesOf } from '../stage/reel';
import type { Told } from '../words/words.svelte';
import type { Edition } from '../table/editions';
import type { Face } from '../table/face';
import type { Seat } from '../table/letters';
import { concerns, type Happening, type Outcome } from '../table/outcome';
import type { Eyes, Moment } from './moments';

// Choices that lie face down tell nothing, but with open hands one looks at them: places (A7) and compasses (M5).
const quiet: ReadonlySet<string> = new Set(['place', 'ambush']);

export function storyOf(
  moments: Moment[],
  face: Pick<Face, 'tell' | 'follow' | 'together'>,
  edition: Edition,
  name: (seat: Seat) => string,
  winners: string,
): Told[][] {
  return moments.map(({ events }, at) => {
    const before = moments[at - 1];
    const beats = reel(events, (before ?? moments[0]!).view, { face, edition, aid: true, name });
    const told: Told[] = [...(at === 0 ? [{ key: 'replay-deal' }] : []), ...sentencesOf(beats)];
    if (at === moments.length - 1) told.push({ key: 'replay-won', args: { winners } });
    if (told.length === 0) {
      told.push({ key: before && quiet.has(before.phase) ? `replay-chosen-${before.phase}` : 'replay-decided' });
    }
    return told;
  });
}

// What came of a moment, shortly: who has won before anything else, then the affairs of whoever's eyes one looks with.
export function outcomeOf(beats: readonly Beat[], face: Pick<Face, 'outcome'>, eyes: Eyes, won?: Outcome): Outcome[] {
  const happenings = beats.flatMap(({ events, told }) =>
    events.flatMap((event, at): Happening[] => (told[at] ? [{ event, told: told[at] }] : [])),
  );
  const reader = typeof eyes === 'number' ? eyes : null;
  const short = face.outcome(happenings).toSorted((a, b) => Number(concerns(b, reader)) - Number(concerns(a, reader)));
  return won ? [won, ...short] : short;
}
