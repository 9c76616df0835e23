// The journal's sentences, each with the rule that it happened by.
import type { Args, Told } from '../words/words.svelte';
import type { AdelEdition } from '../table/editions';
import type { AdelView, GameEvent, Seat } from '../table/letters';
import { letterOf, yearOf } from './ids';
import { ours } from './names';

// Why a pawn moves, and by which rule.
const moves: Record<string, string> = { exhibition: 'A13', detective: 'A16', 'last showing': 'A20' };

// Then everybody is in the castle, in whatever variant (A19).
const isSoldOut = ({ piles }: AdelView): boolean => piles.left.count + piles.right.count === 0;

export function tell(event: GameEvent, before: AdelView, edition: AdelEdition, name: (seat: Seat) => string): Told | null {
  const who = event.seat === undefined ? '' : name(event.seat);
  const from = typeof event.from === 'number' ? name(event.from) : '';
  const say = (key: string, rule: string, args: Args = {}): Told => ({ key: `journal-adel-${key}`, args: { who, you: youIn(event, before.seat), ...args }, rule });
  const count = (event.objects as string[] | undefined)?.length ?? 0;
  const rank = event.rank as number;
  switch (event.event) {
    case 'round':
      return event.place
        ? say(`round-${event.place as string}`, isSoldOut(before) ? 'A19' : 'A23', { round: event.round as number })
        : say('round', 'A6', { round: event.round as number });
    case 'place':
      return say(`place-${event.place as string}`, 'A6');
    case 'action': {
      const [kind, number] = (event.action as string).split(' ');
      return say(`action-${kind}`, 'A8', { number: Number(number ?? 0) });
    }
    case 'no sale':
      return say('no-sale', 'A10');
    case 'bought':
      return say('bought', 'A10a', { ...thing(edition, event.object as string), check: event.check as number });
    case 'check stolen':
      return say('check-stolen', 'A10b', { from, check: event.check as number });
    case 'thieves clash':
      return say('thieves-clash', 'A10b', { who: (event.seats as Seat[]).map(name).join(', ') });
    case 'house closed':
      return say('house-closed', 'A19');
    case 'exhibited':
      return say('exhibited', 'A13', { count, rank });
    case 'moved': {
      const why = event.why as string;
      const steps = (event.to as number) - (event.from as number);
      return say(`moved-${why.replace(' ', '-')}`, moves[why] ?? 'A13', { steps, to: event.to as number });
    }
    case 'stole':
      return say('stole', 'A15', { ...thing(edition, event.object as string), from });
    case 'jailed':
    case 'freed':
      return say(event.event, 'A17', { number: event.thief as number });
    case 'last showing':
      return say('last-showing', 'A20', { count, rank });
    case 'ended':
      return say('ended', 'A21');
    default:
      return null;
  }
}

// Whether it is about whoever reads it: they did it, or it was done to them.
function youIn(event: GameEvent, reader: Seat | null): string {
  if (reader === null) return 'no';
  if (event.seat === reader) return 'yes';
  const taken = event.event === 'stole' || event.event === 'check stolen';
  return taken && event.from === reader ? 'victim' : 'no';
}

// "the mask of 1511", in the language that the journal is read in; an edition of one's own has series of its own.
function thing(edition: AdelEdition, id: string): Args {
  return { series: ours(edition) ? letterOf(id) : 'none', year: String(yearOf(id)) };
}
