// The bots of the house, as the parlour names them: the page and its club are of one program.
import type { Bot } from '../club/characters';
import { askParlour } from './home';

let asked: Promise<Bot[]> | undefined;

// None where the parlour could not be asked; it is asked again the next time.
export const houseBots = (): Promise<Bot[]> => {
  asked ??= askParlour({ do: 'bots' }).then(({ ok, bots }) => {
    if (!ok) asked = undefined;
    return ok ? (bots as Bot[]) : [];
  });
  return asked;
};
