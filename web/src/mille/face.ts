// Mille Grazie at the table.
import type { MilleEdition } from '../table/editions';
import type { Face } from '../table/face';
import type { MilleView } from '../table/letters';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { follow } from './follow';
import { outcome, source } from './outcome';
import { stage, together } from './stage';
import { tell } from './tell';
import { where } from './where';

export const milleFace: Face = {
  Board,
  Desk,
  follow: (view, event, _aid, edition) => follow(view as MilleView, event, edition as MilleEdition),
  tell: (event, before, edition, name) => tell(event, before as MilleView, edition as MilleEdition, name),
  outcome,
  together,
  stage: (beat, edition) => stage(beat, edition as MilleEdition),
  theatre: async () => (await import('./Theatre.svelte')).default,
  where,
  score: (view, seat) => (view as MilleView).scores[seat] ?? 0,
  scored: 'ending-points',
  source,
  rest: 'robbery', // whatever was not delivered (M9, M10)
  round: (view) => (view as MilleView).turn,
  sayRound: (turn) => ({ key: 'table-turn', args: { turn } }),
  phrases: ['where?', 'i wait on', 'wait on', 'trust me'],
  roads: (edition) => (edition as MilleEdition).roads,
};
