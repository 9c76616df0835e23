// "Play now" always ends: at a table, or with what is wrong.
import { beforeEach, expect, test, vi } from 'vitest';
import type { LineEnds } from '../src/line/line';

let laying: () => Promise<object>;
let line: (ends: LineEnds, sent: object[]) => void;
const sent: object[] = [];
const closed = vi.fn();
vi.mock('../src/line/home', () => ({
  layTable: () => laying(),
  homeLine: (_table: string, _name: string, ends: LineEnds) => {
    queueMicrotask(() => line(ends, sent));
    return { send: (message: object) => sent.push(message), close: closed };
  },
}));
vi.mock('../src/line/shelf', () => ({ keepTable: async () => undefined }));
const { deal, usualCompany } = await import('../src/line/deal');

beforeEach(() => {
  sent.length = 0;
  closed.mockClear();
  laying = async () => ({ ok: true });
});

test('everybody sits down and the cards are dealt', async () => {
  line = (ends) => ends.letter({ id: 1, ok: true });
  expect(await deal(usualCompany('mille', 'Ada'))).toEqual({ id: expect.any(String) });
  expect(sent.map((message) => (message as { do: string }).do)).toEqual(['bot', 'sit', 'bot', 'bot', 'start']);
  expect(closed).toHaveBeenCalledOnce();
});

test('what the table refuses is said, and not tried again', async () => {
  line = (ends) => {
    ends.letter({ refused: 'no such bot' });
    ends.letter({ id: 1, refused: 'seats empty' });
  };
  expect(await deal(usualCompany('adel', 'Ada'))).toEqual({ error: 'no such bot', again: false });
  laying = async () => ({ ok: false, error: 'seats: must be 2 to 5' });
  expect(await deal(usualCompany('adel', 'Ada'))).toEqual({ error: 'seats: must be 2 to 5', again: false });
});

test('a worker that fails while the table is laid is said, and may be tried again', async () => {
  laying = async () => ({ ok: false, key: 'stopped', error: 'RuntimeError' });
  expect(await deal(usualCompany('adel', 'Ada'))).toEqual({ error: expect.stringMatching(/./), again: true });
});

test.each([{ is: 'lost' }, { is: 'closed', why: 'stopped' }] as const)('so is a line that is $is before the cards are dealt', async (state) => {
  line = (ends) => ends.state(state);
  expect(await deal(usualCompany('adel', 'Ada'))).toMatchObject({ again: true });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});
