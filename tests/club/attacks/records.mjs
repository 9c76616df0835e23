// One address within all limits: 190 lines at a finished table, each of which asks for its record 18 times a second.
import { compare, openClub, Person } from './club.mjs';

const club = await openClub();
const enemy = await Person.come(club);
const { body } = await enemy.lay({ game: 'adel', seats: 4 }, { sit: 0, bots: { 1: 'novice', 2: 'novice', 3: 'novice' }, start: true });
const first = await enemy.line(body.table.id);
await first.play();
const length = JSON.stringify((await first.say({ do: 'record' })).record).length;

await compare(`190 lines x 18 records of ${length} bytes a second`, club, async () => {
  const lines = [];
  while (lines.length < 190) lines.push(...(await Promise.all(Array.from({ length: 10 }, () => enemy.line(body.table.id)))));
  let asked = 0;
  const beat = setInterval(() => {
    for (const line of lines) if (line.socket.readyState === 1 && line.socket.bufferedAmount < 1e5) asked += line.tell({ do: 'record' }) > 0 ? 1 : 0;
  }, 1000 / 18);
  return () => {
    clearInterval(beat);
    const answered = lines.reduce((sum, line) => sum + line.letters, 0);
    for (const line of lines) line.socket.close();
    return `${asked} asked for, ${answered} given`;
  };
});
const metrics = await club.metrics();
console.log('made to wait:', metrics('noblesse_refused_total{why="work"}'), '; journal:', club.journal.filter((line) => line.includes('overworked')).length, 'lines');
await club.close();
process.exit();
