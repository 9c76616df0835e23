// What events say of the table itself and of who sits there. The game's own events are the face's business.
import { sayBot } from '../club/say';
import { t } from '../words/words.svelte';
import type { Chair, GameEvent, Seat, TableCard } from './letters';

// After these the whole view is asked for: who sits where, who is host, or the game itself is another.
export const lookAgain: ReadonlySet<string> = new Set([
  'sat', 'stood', 'bot', 'options', 'host', 'begins', 'taken back', 'again',
]);

function changed(table: TableCard, seat: Seat | undefined, change: Partial<Chair>): TableCard {
  const chairs = table.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair));
  return { ...table, chairs };
}

export function hear(table: TableCard, event: GameEvent): TableCard {
  const seat = event.seat;
  switch (event.event) {
    case 'name':
      return changed(table, seat, { name: event.name as string });
    case 'agreed':
      return changed(table, seat, { agreed_to: undefined });
    case 'number':
      return changed(table, seat, { number: true });
    case 'marks': {
      const marks = event.marks as number[];
      return { ...table, chairs: table.chairs.map((chair, at) => ({ ...chair, mark: marks[at] ?? 0 })) };
    }
    case 'here':
      return changed(table, seat, { here: true, until: undefined });
    case 'away':
      return changed(table, seat, { here: false, until: event.until as number | undefined });
    case 'stand_in':
      return changed(table, seat, { stand_in: table.options.stand_in });
    case 'returned':
      return changed(table, seat, { stand_in: undefined, here: true });
    case 'locked':
      return changed(table, seat, { locked: true });
    case 'undo asked':
      return { ...table, undo: seat };
    case 'undo refused':
      return { ...table, undo: undefined };
    case 'over':
      return { ...table, stage: 'over' };
    case 'broken':
      return { ...table, stage: 'broken' };
    default:
      return table;
  }
}

// Another question: nobody has answered it yet.
export const unlocked = (table: TableCard): TableCard => ({
  ...table,
  undo: undefined,
  chairs: table.chairs.map((chair) => (chair.locked ? { ...chair, locked: undefined } : chair)),
});

export const lockedSeats = (table: TableCard): Seat[] =>
  table.chairs.flatMap((chair, seat) => (chair.locked ? [seat] : []));

// What a person is called: a number behind the name tells them from others here whose names look alike.
export function personName({ holder, name = '', mark = 0 }: Chair): string {
  if (holder === 'person' && !name) return t('person-left'); // who has left the club has none any more
  return mark > 0 ? t('name-marked', { name, mark }) : name;
}

// What a bot is called: the second of the same kind is the second.
export function botName(chairs: readonly Chair[], seat: Seat): string {
  const bot = chairs[seat]?.bot ?? '';
  const alike = chairs.flatMap((chair, at) => (chair.bot === bot ? [at] : []));
  const name = sayBot(bot);
  return alike.length < 2 ? name : t('bot-nth', { name, nth: ['I', 'II', 'III', 'IV', 'V', 'VI'][alike.indexOf(seat)] ?? '' });
}
