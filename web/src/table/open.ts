// What spectators of an open table are sent: every seat's view. As one view it has each seat's own things from its
// own: all hands open.
import type { GameView } from './letters';

const own = ['objects', 'hidden', 'places', 'actions', 'exhibitions', 'ambush'] as const;

export function allHands(games: GameView[]): GameView | null {
  const first = games[0];
  if (!first) return null;
  const open = { ...first, seat: null } as GameView & Record<string, unknown>;
  for (const key of own) {
    if (!(key in open)) continue;
    open[key] = games.map((view, seat) => ((view as unknown as Record<string, unknown[]>)[key] ?? [])[seat]);
  }
  // The escort is the noble's secret, whoever they are (M8).
  if (open.game === 'mille') open.escort = games.map((view) => (view.game === 'mille' ? view.escort : null)).find(Boolean) ?? null;
  return open;
}
