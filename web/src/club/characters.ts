// The bots of the house. Those whose strength is known are characters: they have a face, and are whom one invites.
import type { GameName } from '../table/letters';

export interface Bot {
  name: string;
  // Ratings on the scale of chess: the plain clubman stands at 1500.
  strength?: Partial<Record<GameName, number>>;
}

export interface Character {
  name: string;
  rating: number;
}

// Who can be invited to a game, the weakest first.
export const charactersFor = (bots: readonly Bot[], game: GameName): Character[] =>
  bots
    .flatMap(({ name, strength }) => (strength?.[game] === undefined ? [] : [{ name, rating: strength[game] }]))
    .sort((one, other) => one.rating - other.rating);

// A club player is within fifty of the clubman; a hundred more or less is a step.
export const grades = ['beginner', 'casual', 'club', 'strong', 'master'] as const;
export const gradeOf = (rating: number): number => Math.min(grades.length, Math.max(1, Math.floor((rating - 1150) / 100)));

// Who comes if nobody is asked for: of every kind, and at a small table no two of the strongest. The page knows them by
// itself, so that a table is laid before the parlour has woken up.
export const company: Record<GameName, readonly string[]> = {
  adel: ['peacock', 'jack', 'prudence', 'midas', 'quill', 'toby', 'duchess'],
  mille: ['midas', 'jack', 'prudence', 'peacock', 'quill', 'toby', 'duchess'],
};

// The next one of the company who does not sit there yet.
export const another = (chairs: readonly string[], game: GameName): string =>
  company[game].find((name) => !chairs.includes(name)) ?? company[game][0] ?? '';

// Other chairs: new ones are for people, like the last one, or for the next of the company. '' is a person.
export function withChairs(chairs: readonly string[], seats: number, game: GameName): string[] {
  const set = chairs.slice(0, seats);
  while (set.length < seats) set.push(chairs.at(-1) === '' ? '' : another(set, game));
  return set;
}
