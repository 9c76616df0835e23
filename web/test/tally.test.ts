// One's games alone are counted once each, by whom they were played against.
import { expect, test } from 'vitest';
import { counted, readTally } from '../src/house/tally.svelte';

test('games, wins and streaks add up, and nothing is counted twice', () => {
  let kept = readTally(null);
  for (const [game, won, bots] of [['a-1', true, ['toby', 'maud']], ['a-2', true, ['toby', 'toby']], ['a-2', true, ['toby']], ['b-1', false, ['maud']], ['b-2', true, ['maud']]] as const) {
    kept = counted(kept, game, won, bots);
  }
  expect(kept).toMatchObject({ games: 4, won: 3, streak: 1, best: 2, against: { toby: { played: 2, won: 2 }, maud: { played: 3, won: 2 } } });
  expect(readTally(JSON.stringify(kept))).toEqual(kept);
});

test.each(['', 'null', '[]', '{"games":"x","against":{"toby":null}}', '{"games":-3}'])('what another hand has written (%s) does no harm', (text) => {
  expect(readTally(text)).toMatchObject({ games: 0, won: 0, streak: 0 });
});
