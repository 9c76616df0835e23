// A choice is on its way, or laid: a finger that clicks twice answers once.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parlours } from '../../tools/parlour.mjs';
import { settings } from '../src/house/settings.svelte';
import type { LineEnds } from '../src/line/line';
import { beside } from '../src/table/editions';
import type { Letter } from '../src/table/letters';
import { Sitting } from '../src/table/sitting.svelte';

const open = await parlours(readFileSync(new URL('../../build/wasm/noblesse.wasm', import.meta.url)));
settings.set({ speed: 'off' });
vi.setConfig({ testTimeout: 120_000 });
const eventually = (deed: () => void): Promise<void> => vi.waitFor(deed, { timeout: 60_000 });

// A table at which somebody sits with a bot, over a line that takes its time: `arrive` brings what has been sent.
function sit(options: object): { sitting: Sitting; sent: { do: string; move?: string }[]; arrive: () => void; think: () => void } {
  const parlour = open();
  const post: Letter[] = [];
  const sent: { do: string; move?: string }[] = [];
  let ends!: LineEnds;
  let now = 0;
  const call = (request: object): void => {
    const lines = parlour.call(JSON.stringify({ now: ++now, ...request })).map((line) => JSON.parse(line));
    if (lines.at(-1).ok !== true) throw new Error(JSON.stringify(lines.at(-1)));
    for (const { send, letter } of lines.slice(0, -1)) if (send === 1) post.push(letter);
  };
  const say = (message: object): void => call({ do: 'receive', connection: 1, message: JSON.stringify(message) });
  call({ do: 'lay', now: undefined, table: 't', host: 'me', options, seed: '5a'.repeat(32) });
  const sitting = new Sitting('t', (given) => {
    ends = given;
    return { send: (message) => (sent.push(message as { do: string }), say(message)), close: () => undefined };
  }, beside(undefined));
  ends.state({ is: 'open' });
  call({ do: 'arrive', table: 't', connection: 1, person: 'me', name: 'Me' });
  say({ do: 'sit', seat: 0 });
  say({ do: 'bot', seat: 1, bot: 'novice' });
  say({ do: 'start' });
  return { sitting, sent, arrive: () => post.splice(0).forEach((letter) => ends.letter(letter)), think: () => call({ do: 'think' }) };
}

test('the second click of a finger answers nothing, neither this question nor the next', async () => {
  const { sitting, sent, arrive, think } = sit({ game: 'mille', seats: 2, first: 0 });
  const asked = async (phase: string): Promise<void> => {
    await eventually(() => {
      arrive();
      if (sitting.question?.phase !== phase) think();
      expect(sitting.question?.phase).toBe(phase);
    });
  };
  const choices = (): (string | undefined)[] => sent.filter((message) => message.do === 'choose').map(({ move }) => move);
  await asked('escort');
  const question = sitting.question!;
  void sitting.choose('alone');
  expect(sitting.choice).toEqual({ move: 'alone', is: 'sending' });
  void sitting.choose('alone');
  void sitting.choose('escort A');
  expect(choices()).toEqual(['alone']);
  await eventually(() => {
    arrive();
    expect(sitting.question?.id).not.toBe(question.id);
  });
  // What was meant for the question that has gone.
  await sitting.choose(sitting.question!.moves[0]!, question);
  expect(choices()).toEqual(['alone']);
  expect(sitting.choice).toBeNull();
  // And the next one can be answered.
  void sitting.choose(sitting.question!.moves[0]!);
  expect(choices()).toHaveLength(2);
});

test('what is laid can be changed, and laying the same again says nothing', async () => {
  const { sitting, sent, arrive } = sit({ game: 'adel', seats: 2 });
  await eventually(() => {
    arrive();
    expect(sitting.question?.phase).toBe('place');
  });
  const [first, second] = sitting.question!.moves as [string, string];
  const lay = async (move: string): Promise<void> => {
    const done = sitting.choose(move);
    arrive();
    await done;
  };
  await lay(first);
  expect(sitting.choice).toEqual({ move: first, is: 'laid' });
  await lay(first);
  expect(sent.filter((message) => message.do === 'choose')).toHaveLength(1);
  await lay(second);
  expect(sitting.choice).toEqual({ move: second, is: 'laid' });
});
