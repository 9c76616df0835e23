// Messages and their answers.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Exchange, refusalOf } from '../src/table/exchange';

function exchange(): { exchange: Exchange; sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = [];
  return { exchange: new Exchange((message) => sent.push(message as Record<string, unknown>)), sent };
}

test('an answer finds whoever asked, in any order', async () => {
  const { exchange: table, sent } = exchange();
  const first = table.say({ do: 'stand' });
  const second = table.say({ do: 'start' });
  expect(sent.map(({ id }) => id)).toEqual([1, 2]);
  table.take({ id: 2, refused: 'seats empty' });
  table.take({ ok: true }); // of nobody
  table.take({ id: 'gap', ok: true }); // of somebody else
  table.take({ id: 1, ok: true });
  table.take({ id: 1, refused: 'unknown' }); // twice
  expect(await first).toEqual({ id: 1, ok: true });
  expect(await second).toEqual({ id: 2, refused: 'seats empty' });
});

test('a line that is lost answers everybody, and whoever asks meanwhile', async () => {
  const { exchange: table, sent } = exchange();
  const waiting = table.say({ do: 'start' });
  table.lineIs({ is: 'lost' });
  expect(await waiting).toEqual({ refused: 'connection lost' });
  expect(await table.say({ do: 'start' })).toEqual({ refused: 'connection lost' });
  expect(sent).toHaveLength(1);
  table.lineIs({ is: 'open' });
  const again = table.say({ do: 'start' });
  table.take({ id: sent.at(-1)!.id as number, ok: true });
  expect(await again).toMatchObject({ ok: true });
});

// Every code that docs/table.md knows has its words: nobody reads a key.
test('whatever a table may refuse has words', () => {
  const refusals = /## Refusals\n([^]*?)\n## /.exec(readFileSync(new URL('../../docs/table.md', import.meta.url), 'utf8'))?.[1] ?? '';
  const codes = refusals.split('\n').filter((row) => row.startsWith('| `')).flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!));
  expect(codes.length).toBeGreaterThan(25);
  const words = readFileSync(new URL('../words/en/table.ftl', import.meta.url), 'utf8');
  expect(codes.filter((refused) => !words.includes(`\n${refusalOf({ refused })!.key} = `))).toEqual([]);
});

test('a refusal has words, by the rule or by the table', () => {
  expect(refusalOf({ refused: 'illegal', key: 'thief_in_jail', rule: 'A9' })).toEqual({ key: 'closed-thief_in_jail', rule: 'A9' });
  expect(refusalOf({ refused: 'old question' })).toEqual({ key: 'refused-old-question' });
  expect(refusalOf({ ok: true })).toBeNull();
});
