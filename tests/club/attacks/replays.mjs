// Four addresses have a finished game replayed all the time: its page, and the check of its shuffle.
import { isMainThread } from 'node:worker_threads';
import { anyAddress, compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club, table, record }) {
  const enemies = Array.from({ length: 4 }, () => new Person(club, anyAddress(), null));
  let asked = 0;
  let given = 0;
  const stop = often(4 * 45, async () => {
    const enemy = enemies[asked++ % enemies.length];
    const answer = asked % 2 ? enemy.ask('POST', '/api/check', { record }) : enemy.ask('GET', `/games/${table}/1`);
    const { status } = await answer.catch(() => ({ status: 0 }));
    if (status === 200) ++given;
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
  const host = await Person.come(club);
  const { body } = await host.lay({ game: 'adel', seats: 4 }, { sit: 0, bots: { 1: 'novice', 2: 'novice', 3: 'novice' }, start: true });
  const line = await host.line(body.table.id);
  await line.play();
  const { record } = await line.say({ do: 'record' });
  await compare('180 replays a second', club, () => fromElsewhere(import.meta.url, { club, table: body.table.id, record }), {
    told: { events: ['overworked'], metrics: ['noblesse_refused_total{why="work"}'] },
  });
  await club.close();
  process.exit();
}
