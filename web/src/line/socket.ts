// A line to a table of the club, over a WebSocket that comes back by itself. Every line opens with a
// whole view, so nothing has to be remembered across a gap.
import type { Letter } from '../table/letters';
import type { ClosedWhy, Line, LineEnds } from './line';

// The close codes of docs/api.md after which coming back is of no use.
const forGood: Record<number, ClosedWhy> = {
  4001: 'session',
  4002: 'table',
  4003: 'blocked',
  4004: 'unknown-table',
};

const firstPause = 400; // milliseconds
const longestPause = 8_000;
const quiet = 20_000; // after so long without a letter it is asked whether anybody is there
const patience = 6_000; // and the line is given up after so long without an answer

// A browser does not say why a line could not be opened: `ask` finds out whether coming back is of any use.
export function socketLine(table: string, key: string | null, ends: LineEnds, ask: () => Promise<ClosedWhy | null>): Line {
  let socket: WebSocket | null = null;
  let pause = firstPause;
  let again: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  const address = () => {
    const base = location.origin.replace(/^http/, 'ws');
    const query = key ? `?key=${encodeURIComponent(key)}` : '';
    return `${base}/api/tables/${encodeURIComponent(table)}/line${query}`;
  };

  // A lid that was closed or a tunnel leaves a socket that looks open: asked for nothing in particular, a
  // living one answers.
  const listen = () => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send('{"do":"resume"}');
      watch = setTimeout(() => drop(), patience);
    }, quiet);
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
    fresh.onopen = () => {
      opened = true;
      pause = firstPause;
      ends.state({ is: 'open' });
      listen();
    };
    fresh.onmessage = (event) => {
      listen();
      ends.letter(JSON.parse(event.data as string) as Letter);
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

  // Back in sight or back on the network: no reason to wait.
  const wake = () => {
    if (done || document.visibilityState !== 'visible') return;
    pause = firstPause;
    if (!socket) open();
    else listen();
  };

  const stop = () => {
    done = true;
    clearTimeout(again);
    clearTimeout(watch);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    const old = socket;
    socket = null;
    if (old) {
      old.onclose = null;
      old.close();
    }
  };

  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  ends.state({ is: 'opening' });
  open();

  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: stop,
  };
}
