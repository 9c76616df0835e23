// Somebody who sits at a table where nobody is told who has chosen (`shown_locks` off) asks `test` again and again, and looks how
// long the answers take: do they tell whether another has just chosen? The area under the curve (AUC) of that guess is 0.5 where
// they tell nothing. Beside it the same with a disk on which every write takes 25 ms. The argument says how many trials.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openClub, pause, Person, program, until } from './club.mjs';

const trials = Number(process.argv[2] ?? 4000);
const tables = 8;
const highest = 0.53;

// How often somebody who waited longer had chosen, of all pairs; ties are half.
function auc(chosen, not) {
  const all = [...chosen.map((time) => ({ time, chosen: true })), ...not.map((time) => ({ time, chosen: false }))].sort((a, b) => a.time - b.time);
  let sum = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end].time === all[i].time) ++end;
    for (let k = i; k < end; ++k) if (all[k].chosen) sum += (i + 1 + end) / 2;
    i = end;
  }
  return (sum - (chosen.length * (chosen.length + 1)) / 2) / (chosen.length * not.length);
}

// The watched are another process, as they would be: otherwise the one who asks would feel what the other does in their own
// head. It is told at every trial whether to choose.
if (process.argv[2] === 'watched') {
  const [, , , port, tables] = process.argv;
  const club = { port: Number(port), secure: '' };
  const lines = [];
  process.on('message', async ({ table, start, choose }) => {
    const { question } = lines[table];
    const answer = start ? lines[table].say({ do: 'start' }) : choose ? lines[table].say({ do: 'choose', question: question.id, move: question.moves[Math.floor(Math.random() * question.moves.length)] }) : null;
    await answer;
    process.send({ table });
  });
  for (let table = 0; table < Number(tables); ++table) {
    const people = [await Person.come(club), await Person.come(club)];
    const { body } = await people[0].lay({ game: 'adel', seats: 3, shown_locks: false }, { sit: 0 });
    lines.push(await people[0].line(body.table.id));
    const other = await people[1].line(body.table.id, body.invite);
    await other.say({ do: 'sit', seat: 1 }); // and never chooses
    process.send({ table, id: body.table.id, key: body.invite });
  }
} else {
  await main();
}

// A timer rings at whole milliseconds after the last answer, which came with a tick of the club. Whoever asks a little later, because
// the other has kept this machine busy, would see that in the rest of it, and measure only this machine.
function spin(milliseconds) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

// Somebody sits down at each table of the watched, and asks after each trial.
async function watch(club, count, chosen, not) {
  const child = fork(new URL(import.meta.url).pathname, ['watched', String(club.port), String(tables)]);
  const heard = Array.from({ length: tables }, () => []);
  child.on('message', (message) => heard[message.table].shift()?.(message));
  const next = (table) => new Promise((done) => heard[table].push(done));
  await Promise.all(
    heard.map(async (_, table) => {
      const { id, key } = await next(table);
      const asking = await (await Person.come(club)).line(id, key);
      await asking.say({ do: 'sit', seat: 2 });
      const host = next(table);
      child.send({ table, start: true });
      await host;
      await until(() => asking.question);
      for (let trial = 0; trial < count; ++trial) {
        await pause(100 + Math.random() * 20);
        const choose = Math.random() < 0.5;
        const done = next(table);
        child.send({ table, choose });
        await pause(1 + Math.random() * 12);
        spin(Math.random() * 2);
        const before = performance.now();
        const answer = await asking.say({ do: 'test', move: asking.question.moves[0] });
        (choose ? chosen : not).push(performance.now() - before);
        if (!answer.ok) throw new Error(JSON.stringify(answer));
        await done;
      }
    }),
  );
  child.kill();
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'noblesse-times-'));
  const weather = join(folder, 'weather');
  let worst = 0;
  for (const disk of ['usual', 'slow']) {
    writeFileSync(weather, disk === 'slow' ? 's' : 'g');
    const club = await openClub({ LD_PRELOAD: join(dirname(program), 'libbad_disk.so'), BAD_DISK: weather, BAD_DISK_FILES: tmpdir() });
    const chosen = [];
    const not = [];
    await watch(club, Math.ceil(trials / tables), chosen, not);
    const area = auc(chosen, not);
    const mean = (times) => (times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(2);
    console.log(`${disk} disk: ${chosen.length + not.length} trials, AUC ${area.toFixed(3)} (mean ${mean(chosen)} ms where somebody had chosen, ${mean(not)} ms where not)`);
    worst = Math.max(worst, area, 1 - area);
    await club.close();
  }
  rmSync(folder, { recursive: true });
  process.exit(worst <= highest ? 0 : 1);
}
