// A line to a table of the club, over a WebSocket that comes back by itself. Every line opens with a
// whole view; what has led there since the last one is the post's business.
import { isEvents, isView, type Letter } from '../table/letters';
import type { ClosedWhy, Line, LineEnds } from './line';
import { padded } from './padding';
import { onWaking } from './waking';

// The close codes of docs/api.md after which coming back is of no use.
const forGood: Record<number, ClosedWhy> = {
  4001: 'session',
  4002: 'table',
  4003: 'blocked',
  4004: 'unknown-table',
  4005: 'banned',
};

const firstPause = 400; // milliseconds
const longestPause = 8_000;
const quiet = 20_000; // after so long without a letter it is asked whether anybody is there
const patience = 6_000; // and the line is given up after so long without an answer
const awake = 3_000; // or after so long, where there is reason to doubt
const opening = 15_000; // a line that is not open by then will not be

// A browser does not say why a line could not be opened: `ask` finds out whether coming back is of any use.
export function socketLine(table: string, key: string | null, ends: LineEnds, ask: () => Promise<ClosedWhy | null>): Line {
  let socket: WebSocket | null = null;
  let pause = firstPause;
  let again: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let heard = 0; // the number of the last letter
  let done = false;

  const address = () => {
    const base = location.origin.replace(/^http/, 'ws');
    const query = key ? `?key=${encodeURIComponent(key)}` : '';
    return `${base}/api/tables/${encodeURIComponent(table)}/line${query}`;
  };

  // A lid that was closed or a tunnel leaves a socket that looks open: asked what was missed, a living one answers, and
  // where nothing was, the answer is short.
  const doubt = (deadline: number) => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(watch);
    socket.send(padded(JSON.stringify({ do: 'resume', after: heard })));
    watch = setTimeout(() => drop(), deadline);
  };
  const listen = () => {
    clearTimeout(watch);
    watch = setTimeout(() => doubt(patience), quiet);
  };

  const drop = () => {
    const old = socket;
    socket = null;
    clearTimeout(watch);
    if (old) {
      old.onclose = old.onmessage = old.onopen = null;
      old.close();
    }
    if (done) return;
    ends.state({ is: 'lost' });
    clearTimeout(again);
    again = setTimeout(open, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  };

  const open = () => {
    if (done || socket) return;
    clearTimeout(again);
    const fresh = new WebSocket(address());
    let opened = false;
    socket = fresh;
    watch = setTimeout(() => drop(), opening);
    fresh.onopen = () => {
      opened = true;
      pause = firstPause;
      ends.state({ is: 'open' });
      listen();
    };
    fresh.onmessage = (event) => {
      listen();
      const letter = JSON.parse(event.data as string) as Letter;
      if (isView(letter) || isEvents(letter)) heard = letter.n;
      ends.letter(letter);
    };
    fresh.onclose = (event) => {
      const why = forGood[event.code];
      if (why) end(why);
      else {
        drop();
        if (!opened) void ask().then((refused) => refused && !done && end(refused));
      }
    };
  };

  const end = (why: ClosedWhy) => {
    stop();
    ends.state({ is: 'closed', why });
  };

  // Back in sight or back on the network: no reason to wait, and every reason to doubt what looks open.
  const wake = () => {
    pause = firstPause;
    if (!socket) open();
    else doubt(awake);
  };
  const asleep = onWaking(wake);

  const stop = () => {
    done = true;
    clearTimeout(again);
    clearTimeout(watch);
    asleep();
    const old = socket;
    socket = null;
    if (old) {
      old.onclose = null;
      old.close();
    }
  };

  ends.state({ is: 'opening' });
  open();

  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(padded(JSON.stringify(message)));
    },
    again: () => {
      drop();
      open();
    },
    close: stop,
  };
}
