// The bots of the house, as the parlour names them: the page and its club are of one program.
import { askParlour } from './home';

let asked: Promise<string[]> | undefined;

export const houseBots = (): Promise<string[]> => {
  asked ??= askParlour({ do: 'bots' }).then(({ bots }) => (bots as { name: string }[]).map(({ name }) => name).reverse());
  return asked;
};
