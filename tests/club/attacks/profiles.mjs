// Nobody in particular looks up profiles, and tries tokens that nobody has: from four addresses, each as often as it may.
import { isMainThread } from 'node:worker_threads';
import { anyAddress, compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club, known }) {
  const addresses = Array.from({ length: 4 }, anyAddress);
  let asked = 0;
  let refused = 0;
  const stop = often(4 * 50, async () => {
    const address = addresses[asked % addresses.length];
    const token = ++asked % 4 === 0 ? asked.toString(16).padStart(32, '0') : null;
    const enemy = new Person(club, address, token);
    const path = token ? '/api/me' : `/api/people/${asked % 2 ? known : asked.toString(16).padStart(32, '0')}`;
    const { status } = await enemy.ask('GET', path).catch(() => ({ status: 0 }));
    if (status === 429) ++refused;
  });
  return () => {
    stop();
    return `${asked} asked, ${refused} refused`;
  };
}

if (!isMainThread) {
  await fromElsewhere(import.meta.url, {}, attack);
} else {
  const club = await openClub();
  const somebody = await Person.come(club);
  const known = (await somebody.ask('GET', '/api/me')).body.person.id;
  const before = (await club.metrics())('noblesse_clerk_reads_total');
  await compare('200 profiles and unknown tokens a second', club, () => fromElsewhere(import.meta.url, { club, known }), {
    seconds: 10, // until what may be asked at once is used up
    told: { events: ['overworked'], metrics: ['noblesse_refused_total{why="work"}'] },
  });
  const reads = (await club.metrics())('noblesse_clerk_reads_total') - before;
  if (reads !== 0) {
    console.error(`the clerk was asked ${reads} times, and whoever wrote waited for it`);
    process.exitCode = 1;
  }
  await club.close();
  process.exit();
}
