// The bots of the house, as the parlour names them: the page and its club are of one program.
import type { Bot } from '../club/characters';
import { askParlour } from './home';

let asked: Promise<Bot[]> | undefined;

export const houseBots = (): Promise<Bot[]> => {
  asked ??= askParlour({ do: 'bots' }).then(({ bots }) => bots as Bot[]);
  return asked;
};
