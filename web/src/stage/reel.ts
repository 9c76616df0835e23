// A letter as it is shown: beats, each of them some events that happen at once, with what is seen before and after it and
// what is told of it. Whoever shows, keeps or looks back at a game reads its letters here.
import type { Edition } from '../table/editions';
import type { Face } from '../table/face';
import type { GameEvent, GameView, Seat } from '../table/letters';
import type { Told } from '../words/words.svelte';

export interface Beat {
  events: GameEvent[];
  // Beside each event its sentence; null: not worth one.
  told: (Told | null)[];
  // Null: the game is not in sight, or is being dealt anew.
  before: GameView | null;
  after: GameView | null;
}

export interface Teller {
  face: Pick<Face, 'follow' | 'tell' | 'together'>;
  edition: Edition;
  // Whether the table remembers for everybody what was shown.
  aid: boolean;
  name: (seat: Seat) => string;
  // What the table tells besides the game.
  sentence?: (event: GameEvent) => Told | null;
}

// After these there is another game: what was seen of the old one is gone.
const anew: ReadonlySet<string> = new Set(['begins', 'again']);

export function reel(events: readonly GameEvent[], view: GameView | null, teller: Teller): Beat[] {
  const beats: Beat[] = [];
  let before = view;
  for (let at = 0; at < events.length; ) {
    const first = events[at]!;
    let end = at + 1;
    while (end < events.length && teller.face.together(first, events[end]!)) ++end;
    const beat = beatOf(events.slice(at, end), before, teller);
    beats.push(beat);
    before = beat.after;
    at = end;
  }
  return beats;
}

function beatOf(events: GameEvent[], before: GameView | null, { face, edition, aid, name, sentence }: Teller): Beat {
  let after = before;
  const told = events.map((event) => {
    if (anew.has(event.event)) after = null;
    const said = after ? face.tell(event, after, edition, name) : null;
    if (after) after = face.follow(after, event, aid, edition);
    return said ?? sentence?.(event) ?? null;
  });
  return { events, told, before, after };
}

// Every sentence of some beats, in order.
export const sentencesOf = (beats: readonly Beat[]): Told[] => beats.flatMap(({ told }) => told.filter((one) => one !== null));
