// What came of a reveal, the shortest way it can be said: what was gained and lost; where nothing was yet, what was laid.
import type { Gain, Source } from '../table/face';
import type { GameEvent } from '../table/letters';
import type { Happening, Outcome } from '../table/outcome';

const consequences: ReadonlySet<string> = new Set(['bought', 'no sale', 'check stolen', 'thieves clash', 'house closed', 'stole', 'jailed', 'ended']);

// Those who laid the same stand together.
function laid(happenings: Happening[], what: 'place' | 'action'): Outcome[] {
  const kinds = new Map<string, Outcome>();
  for (const { event } of happenings) {
    if (event.event !== what || event.seat === undefined) continue;
    const kind = String(event[what]).split(' ')[0] ?? '';
    const known = kinds.get(kind);
    if (known) known.seats.push(event.seat);
    else kinds.set(kind, { seats: [event.seat], told: { key: `adel-short-${kind}` }, unnamed: true });
  }
  return [...kinds.values()];
}

export function outcome(happenings: Happening[]): Outcome[] {
  const found = happenings.flatMap(({ event, told }): Outcome[] => {
    const seats = event.seat === undefined ? [] : [event.seat];
    // A move is a number, and there is nothing more to say of it.
    if (event.event === 'moved') return [{ seats, told: { key: 'outcome-moved', args: told.args } }];
    return consequences.has(event.event) ? [{ seats, told }] : [];
  });
  const played = laid(happenings, 'action').filter(({ told }) => told.key !== 'adel-short-check');
  if (found.some(({ told }) => told.key === 'outcome-moved')) return found;
  return [...found, ...(played.length > 0 ? played : laid(happenings, 'place'))];
}

// Every space has been walked for something.
export function source({ event, why, from, to }: GameEvent): Gain | undefined {
  if (event !== 'moved') return undefined;
  return { source: String(why).replace(' ', '-') as Source, points: (to as number) - (from as number) };
}
