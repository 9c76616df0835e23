// One address within all limits: 190 lines at a finished table, each of which asks for its record 18 times a second.
import { isMainThread } from 'node:worker_threads';
import { compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club, token, address, table }) {
  const enemy = new Person(club, address, token);
  const lines = [];
  while (lines.length < 190) lines.push(...(await Promise.all(Array.from({ length: 10 }, () => enemy.line(table)))));
  let given = 0;
  for (const { socket } of lines) socket.onmessage = () => ++given;
  let asked = 0;
  const stop = often(190 * 18, () => {
    const line = lines[asked++ % lines.length];
    if (line.socket.readyState === 1 && line.socket.bufferedAmount < 1e5) line.tell({ do: 'record' });
  });
  return () => {
    stop();
    return `${asked} asked for, ${given} given`;
  };
}

if (!isMainThread) {
  await fromElsewhere(import.meta.url, {}, attack);
} else {
  const club = await openClub();
  const enemy = await Person.come(club);
  const { body } = await enemy.lay({ game: 'adel', seats: 4 }, { sit: 0, bots: { 1: 'novice', 2: 'novice', 3: 'novice' }, start: true });
  const first = await enemy.line(body.table.id);
  await first.play();
  const length = JSON.stringify((await first.say({ do: 'record' })).record).length;
  const given = { club, token: enemy.token, address: enemy.address, table: body.table.id };
  await compare(`190 lines x 18 records of ${length} bytes a second`, club, () => fromElsewhere(import.meta.url, given));
  await club.close();
  process.exit();
}
