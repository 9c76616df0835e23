// One address lays tables as fast as it can, by as many people as it may bring.
import { isMainThread } from 'node:worker_threads';
import { anyAddress, compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club }) {
  const address = anyAddress();
  const people = [];
  for (let i = 0; i < 10; ++i) people.push(await Person.come(club, address));
  let tried = 0;
  let laid = 0;
  const stop = often(45, async () => {
    const host = people[tried++ % people.length];
    const { status } = await host.lay({ game: 'adel', seats: 4 }, { listed: true, sit: 0, bots: { 1: 'novice' } }).catch(() => ({ status: 0 }));
    if (status === 201) ++laid;
  });
  return () => {
    stop();
    return `${tried} tried, ${laid} laid`;
  };
}

if (!isMainThread) {
  await fromElsewhere(import.meta.url, {}, attack);
} else {
  const club = await openClub();
  await compare('45 new tables a second', club, () => fromElsewhere(import.meta.url, { club }), {
    told: { events: ['table_flood'], metrics: ['noblesse_throttled_total{what="tables"}'] },
  });
  await club.close();
  process.exit();
}
