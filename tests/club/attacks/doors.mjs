// At the doors: an address that asks far too often, one that opens connections and says nothing, and requests that come a byte at
// a time. Through no proxy: it is the connections that count.
import { connect } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { anyAddress, compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club }) {
  const one = new Person(club, anyAddress(), null);
  let asked = 0;
  const ask = often(400, () => void (++asked, one.ask('GET', '/api/version').catch(() => {})));
  let came = 0;
  const open = new Set();
  const come = often(60, () => {
    const socket = connect({ port: club.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    ++came;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.on('connect', () => socket.write('GET /api/version HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
  });
  const dawdle = often(2, () => {
    for (const socket of open) if (socket.writable) socket.write('a');
  });
  return () => {
    for (const stop of [ask, come, dawdle]) stop();
    for (const socket of open) socket.destroy();
    return `${asked} asked, ${came} connections`;
  };
}

if (!isMainThread) {
  await fromElsewhere(import.meta.url, {}, attack);
} else {
  const club = await openClub();
  // A request has ten seconds to arrive.
  await compare('400 requests and 60 slow connections a second', club, () => fromElsewhere(import.meta.url, { club }), {
    seconds: 12,
    told: {
      events: ['request_flood', 'connection_flood', 'slow_requests_cut'],
      metrics: ['noblesse_refused_total{why="requests"}', 'noblesse_refused_total{why="often"}', 'noblesse_hung_up_total{why="slow_request"}'],
    },
  });
  await club.close();
  process.exit();
}
