// Adel Verpflichtet at the table.
import type { AdelEdition } from '../table/editions';
import type { Face } from '../table/face';
import type { AdelView } from '../table/letters';
import './adel.css';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { follow } from './follow';
import { outcome, source } from './outcome';
import { stage, together } from './stage';
import { tell } from './tell';
import { where } from './where';

export const adelFace: Face = {
  Board,
  Desk,
  follow: (view, event, aid) => follow(view as AdelView, event, aid),
  tell: (event, before, edition, name) => tell(event, before as AdelView, edition as AdelEdition, name),
  outcome,
  together,
  stage,
  theatre: async () => (await import('./Theatre.svelte')).default,
  where,
  score: (view, seat) => (view as AdelView).positions[seat] ?? 0,
  scored: 'ending-position',
  source,
  round: (view) => (view as AdelView).round,
  sayRound: (round) => ({ key: 'table-round', args: { round } }),
  phrases: [],
  roads: () => [],
};
