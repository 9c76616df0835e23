// Somebody on the same Wi-Fi sees how long every TLS record is, and which way it goes. For every decision of both games that is
// the same whatever is chosen: the choice, its answer, and the view that is asked for afterwards; here with choices that can still
// be changed. Whoever is asked last or alone chooses once, and then it is turned up: tests/club/wire_twins_test.cpp replays the same
// table with another choice and compares what passes by for everybody, up to that and after it. The argument says how many
// decisions of a game are looked at.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClub, pause, Person, until } from './club.mjs';

process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; // a certificate of this script's own
process.removeAllListeners('warning');

const most = Number(process.argv[2] ?? 40);
const folder = mkdtempSync(join(tmpdir(), 'noblesse-wire-'));
const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=localhost',
  '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', certificate], { stdio: 'ignore' });

// Cuts what passes by into TLS records, each named by its length.
class Records {
  #rest = Buffer.alloc(0);
  seen = [];
  look(bytes, way) {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    while (this.#rest.length >= 5 && this.#rest.length >= 5 + this.#rest.readUInt16BE(3)) {
      const length = this.#rest.readUInt16BE(3);
      if (this.#rest[0] === 23) this.seen.push(`${way}${length}`); // application data
      this.#rest = this.#rest.subarray(5 + length);
    }
  }
}

// A wire that is listened to: whoever calls it reaches the club.
function tap(port) {
  const wires = [];
  const server = createServer((caller) => {
    const club = connect(port, '127.0.0.1');
    const wire = { up: new Records(), down: new Records() };
    wires.push(wire);
    caller.on('data', (bytes) => (wire.up.look(bytes, '>'), club.write(bytes)));
    club.on('data', (bytes) => (wire.down.look(bytes, '<'), caller.write(bytes)));
    for (const [one, other] of [[caller, club], [club, caller]]) {
      one.setNoDelay(true);
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  return new Promise((open) => server.listen(0, '127.0.0.1', () => open({ port: server.address().port, wires, close: () => server.close() })));
}

// What passed by since the last time, in both ways.
function passed(wire) {
  const all = [...wire.up.seen.splice(0), ...wire.down.seen.splice(0)];
  return all.join(' ');
}

// So many of them, the shortest and the longest among them.
const some = (moves, count) => {
  const sorted = moves.toSorted((a, b) => a.length - b.length);
  if (sorted.length <= count || count < 2) return sorted.slice(0, count);
  return Array.from({ length: count }, (_, i) => sorted[Math.round((i * (sorted.length - 1)) / (count - 1))]);
};

let faults = 0;
let compared = 0;
const club = await openClub('--certificate', certificate, '--key', key);
for (const game of ['adel', 'mille']) {
  const wire = await tap(club.port);
  const near = { ...club, port: wire.port };
  const people = await Promise.all([0, 1, 2].map(() => Person.come(near)));
  const { body } = await people[0].lay({ game, seats: people.length, shown_locks: false });
  const lines = [];
  const wires = [];
  for (const [seat, person] of people.entries()) {
    lines.push(await person.line(body.table.id, body.invite));
    const before = new Map(wire.wires.map((one) => [one, one.up.seen.length]));
    await lines[seat].say({ do: 'sit', seat });
    wires.push(wire.wires.find((one) => one.up.seen.length > (before.get(one) ?? 0)));
  }
  await lines[0].say({ do: 'start' });
  const say = async (line, message) => {
    await pause(60); // a line is heard 20 times a second
    return line.say(message);
  };
  const quiet = async () => {
    for (const line of lines) await say(line, { do: 'resume' });
    await until(() => lines.every((line) => line.view));
  };
  for (let turn = 0; turn < most && lines.every((line) => line.stage !== 'over'); ++turn) {
    for (const line of lines) {
      line.view = null;
      line.question = null;
    }
    await quiet();
    const asked = lines.map((line, seat) => ({ line, seat })).filter(({ line }) => line.question);
    for (const [place, { line, seat }] of asked.entries()) {
      const { id, moves, phase } = line.question;
      const last = place === asked.length - 1;
      const lengths = new Map();
      // The last one who is asked chooses once: then it is turned up, and everybody sees it.
      for (const move of some(moves, last ? 1 : 8)) {
        passed(wires[seat]);
        const answer = await say(line, { do: 'choose', question: id, move });
        if (!answer.ok) throw new Error(JSON.stringify(answer));
        if (!last) {
          line.view = null;
          await say(line, { do: 'resume' });
          await until(() => line.view);
        }
        const seen = last ? wires[seat].up.seen.splice(0).join(' ') : passed(wires[seat]);
        lengths.set(seen, [...(lengths.get(seen) ?? []), move]);
        ++compared;
      }
      if (lengths.size !== 1) {
        ++faults;
        console.error(`${game}, ${phase}: the wire tells choices apart`, Object.fromEntries(lengths));
      }
    }
  }
  for (const line of lines) line.socket.close();
  wire.close();
}
console.log(`TLS records: ${compared} choices compared, ${faults} decisions told apart by their lengths`);
await club.close();
rmSync(folder, { recursive: true });
process.exit(faults === 0 && compared > 100 ? 0 : 1);
