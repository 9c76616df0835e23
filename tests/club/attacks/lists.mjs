// Nobody in particular asks for the list of open tables, 45 times a second from one address, while 20,000 stand there
// (or as many as the first argument says).
import { anyAddress, compare, openClub, Person } from './club.mjs';

const many = Number(process.argv[2] ?? 20_000);
const club = await openClub();
const each = 20; // tables of one host
for (let laid = 0; laid < many; ) {
  await Promise.all(Array.from({ length: Math.min(8, Math.ceil((many - laid) / each)) }, async () => {
    const host = await Person.come(club);
    for (let n = 0; n < each; ++n) {
      const { status } = await host.lay({ game: 'mille', seats: 4 }, { listed: true });
      if (status !== 201) throw new Error(`no table: ${status}`);
    }
  }));
  laid += 8 * each;
}

await compare(`45 lists of ${many} tables a second`, club, async () => {
  const enemy = new Person(club, anyAddress(), null);
  const took = [];
  let refused = 0;
  const beat = setInterval(async () => {
    const before = performance.now();
    const { status } = await enemy.ask('GET', '/api/tables').catch(() => ({ status: 0 }));
    if (status === 200) took.push(performance.now() - before);
    else ++refused;
  }, 1000 / 45);
  return () => {
    clearInterval(beat);
    return `${took.length} answered in ${took.sort((a, b) => a - b)[took.length >> 1]?.toFixed(1)} ms, ${refused} refused`;
  };
});
await club.close();
process.exit();
