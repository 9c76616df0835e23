// "Play now": a table at home with its chairs taken and the cards dealt.
import { company } from '../club/characters';
import { ownName } from '../club/who.svelte';
import type { Letter, TableOptions } from '../table/letters';
import { homeLine, layTable } from './home';
import { keepTable } from './shelf';

export interface Company {
  options: Partial<TableOptions> & Pick<TableOptions, 'game' | 'seats'>;
  // Who sits where: a person of this device by name, or a bot.
  chairs: ({ name: string } | { bot: string })[];
}

const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');

const firstName = (chairs: Company['chairs']): string => {
  const person = chairs.find((chair) => 'name' in chair);
  return person && 'name' in person ? person.name : ownName();
};

// The id of the new table, or what was refused.
export async function deal({ options, chairs }: Company): Promise<{ id: string } | { error: string }> {
  const id = freshId();
  const laid = await layTable(id, options);
  if (!laid.ok) return { error: laid.error ?? '' };
  await keepTable({
    id,
    game: options.game,
    players: chairs.length,
    names: chairs.map((chair) => ('name' in chair ? chair.name : null)),
    changed: Date.now(),
    round: 0,
    over: false,
  });
  const messages: object[] = chairs.map((chair, seat) =>
    'bot' in chair ? { do: 'bot', seat, bot: chair.bot } : { do: 'sit', seat },
  );
  messages.push({ do: 'start', id: 1 });
  const refused = await new Promise<string | null>((resolve) => {
    let why: string | null = null;
    const line = homeLine(id, firstName(chairs), {
      state: () => undefined,
      letter: (letter: Letter) => {
        if ('refused' in letter && letter.refused) why ??= letter.refused as string;
        if (!('id' in letter)) return;
        line.close();
        resolve(why);
      },
    });
    for (const message of messages) line.send(message);
  });
  return refused === null ? { id } : { error: refused };
}

// Four at the table is what both games are best with. In Mille Grazie seat 0 travels first (M4), after all others have
// set their compasses: whoever sits down lies in wait first, and is asked at once.
export const usualCompany = (game: TableOptions['game'], me: string): Company => {
  const chairs: Company['chairs'] = company[game].slice(0, 3).map((bot) => ({ bot }));
  chairs.splice(game === 'mille' ? 1 : 0, 0, { name: me });
  return { options: { game, seats: 4 }, chairs };
};
