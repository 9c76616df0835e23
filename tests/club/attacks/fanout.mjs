// One person's 190 lines at their own table that gathers: each sits down, stands up and takes a number, 18 times a second. To
// compose that is little work, but everybody there is told of it.
import { compare, fromElsewhere, often, openClub, Person } from './club.mjs';
import { isMainThread } from 'node:worker_threads';

async function attack({ club, token, address, table }) {
  const enemy = new Person(club, address, token);
  const lines = [];
  while (lines.length < 190) lines.push(...(await Promise.all(Array.from({ length: 10 }, () => enemy.line(table)))));
  let heard = 0;
  for (const { socket } of lines) socket.onmessage = () => ++heard;
  let said = 0;
  const messages = [{ do: 'sit', seat: 0 }, { do: 'number', number: 'ab'.repeat(16) }, { do: 'stand' }];
  const stop = often(190 * 18, () => {
    const line = lines[said % lines.length];
    const message = messages[Math.floor(said++ / lines.length) % messages.length];
    if (line.socket.readyState === 1 && line.socket.bufferedAmount < 1e5) line.tell(message);
  });
  return () => {
    stop();
    return `${said} said, ${heard} heard`;
  };
}

if (!isMainThread) {
  await fromElsewhere(import.meta.url, {}, attack);
} else {
  const club = await openClub();
  const enemy = await Person.come(club);
  const { body } = await enemy.lay({ game: 'adel', seats: 4 });
  const given = { club, token: enemy.token, address: enemy.address, table: body.table.id };
  await compare('190 lines x 18 messages a second to 190 lines', club, () => fromElsewhere(import.meta.url, given), {
    told: { events: ['overworked'], metrics: ['noblesse_refused_total{why="work"}'] },
  });
  await club.close();
  process.exit();
}
