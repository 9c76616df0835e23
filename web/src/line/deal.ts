// "Play now": a table at home with its chairs taken and the cards dealt.
import { company } from '../club/characters';
import { ownName } from '../club/who.svelte';
import type { Edition } from '../table/editions';
import type { Letter, TableOptions } from '../table/letters';
import { t } from '../words/words.svelte';
import { homeLine, layTable } from './home';
import { askToKeep } from './keeping.svelte';
import { keepTable } from './shelf';

export interface Company {
  options: Partial<TableOptions> & Pick<TableOptions, 'game' | 'seats'>;
  // Who sits where: a person of this device by name, or a bot.
  chairs: ({ name: string } | { bot: string })[];
  // One's own, where it is played with that.
  edition?: Edition | undefined;
}

const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');

const firstName = (chairs: Company['chairs']): string => {
  const person = chairs.find((chair) => 'name' in chair);
  return person && 'name' in person ? person.name : ownName();
};

// The id of the new table, or what is wrong; it may be tried again where this device only failed at it.
export type Dealt = { id: string } | { error: string; again: boolean };

export async function deal({ options, chairs, edition }: Company): Promise<Dealt> {
  const failed = (): Dealt => ({ error: t('home-stopped'), again: true });
  const id = freshId();
  const laid = await layTable(id, options, { edition });
  if (laid.key === 'stopped') return failed();
  if (!laid.ok) return { error: laid.error ?? '', again: false };
  void askToKeep();
  await keepTable({
    id,
    game: options.game,
    players: chairs.length,
    names: chairs.map((chair) => ('name' in chair ? chair.name : null)),
    changed: Date.now(),
    round: 0,
    over: false,
    edition,
  });
  const messages: object[] = chairs.map((chair, seat) =>
    'bot' in chair ? { do: 'bot', seat, bot: chair.bot } : { do: 'sit', seat },
  );
  messages.push({ do: 'start', id: 1 });
  const refused = await new Promise<string | null | undefined>((resolve) => {
    let why: string | null = null;
    const line = homeLine(id, firstName(chairs), {
      state: ({ is }) => {
        if (is !== 'lost' && is !== 'closed') return;
        resolve(undefined);
        queueMicrotask(() => line.close());
      },
      letter: (letter: Letter) => {
        if ('refused' in letter && letter.refused) why ??= letter.refused as string;
        if (!('id' in letter)) return;
        line.close();
        resolve(why);
      },
    });
    for (const message of messages) line.send(message);
  });
  if (refused === undefined) return failed();
  return refused === null ? { id } : { error: refused, again: false };
}

// Four at the table is what both games are best with. In Mille Grazie seat 0 travels first here (M19), after all others
// have set their compasses: whoever sits down lies in wait first, and is asked at once.
export const usualCompany = (game: TableOptions['game'], me: string): Company => {
  const chairs: Company['chairs'] = company[game].slice(0, 3).map((bot) => ({ bot }));
  chairs.splice(game === 'mille' ? 1 : 0, 0, { name: me });
  return { options: { game, seats: 4, ...(game === 'mille' ? { first: 0 } : {}) }, chairs };
};
