// What happened at each moment, in the face's sentences.
import type { Told } from '../words/words.svelte';
import type { Edition } from '../table/editions';
import type { Face } from '../table/face';
import type { GameView, Seat } from '../table/letters';
import type { Moment } from './moments';

// Choices that lie face down tell nothing, but with open hands one looks at them: places (A7) and compasses (M5).
const quiet: ReadonlySet<string> = new Set(['place', 'ambush']);

export function storyOf(
  moments: Moment[],
  face: Pick<Face, 'tell' | 'follow'>,
  edition: Edition,
  name: (seat: Seat) => string,
  winners: string,
): Told[][] {
  return moments.map(({ events }, at) => {
    const before = moments[at - 1];
    let view: GameView = (before ?? moments[0]!).view;
    const told: Told[] = at === 0 ? [{ key: 'replay-deal' }] : [];
    for (const event of events) {
      const sentence = face.tell(event, view, edition, name);
      if (sentence) told.push(sentence);
      view = face.follow(view, event, true, edition);
    }
    if (at === moments.length - 1) told.push({ key: 'replay-won', args: { winners } });
    if (told.length === 0) {
      told.push({ key: before && quiet.has(before.phase) ? `replay-chosen-${before.phase}` : 'replay-decided' });
    }
    return told;
  });
}
