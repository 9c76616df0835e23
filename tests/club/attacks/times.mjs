// Somebody who sits at a table where nobody is told who has chosen (`shown_locks` off) asks for something again and again, and
// looks how long the answers take: do they tell whether another has just chosen? They `test` a move, change their own choice, and
// talk. The area under the curve (AUC) of that guess is 0.5 where it tells nothing. All that with the usual disk, and with one on
// which every write takes 25 ms. The argument says how many trials each has.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { middle, openClub, pause, Person, program, until } from './club.mjs';

const trials = Number(process.argv[2] ?? 4000);
const highest = 0.53;

// What is asked, at how many tables at a time, and how long each waits before it asks again: somebody may say something every two
// seconds.
const probes = {
  test: { tables: 8, rest: 100, message: (line) => ({ do: 'test', move: line.question.moves[0] }) },
  choose: { tables: 8, rest: 300, message: (line, trial) => ({ do: 'choose', question: line.question.id, move: line.question.moves[trial % 2] }) },
  talk: { tables: 64, rest: 2050, message: (_, trial) => ({ do: 'talk', text: `so be it ${trial}` }) },
};

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
// head. It is told at every trial whether to choose; then it chooses something else than before, which has to be written.
if (process.argv[2] === 'watched') {
  const [, , , port, tables] = process.argv;
  const club = { port: Number(port), secure: '' };
  const lines = [];
  const turns = [];
  process.on('message', async ({ table, start, choose }) => {
    const line = lines[table];
    if (start) await line.say({ do: 'start' });
    if (choose) {
      turns[table] = (turns[table] ?? 0) + 1;
      const answer = await line.say({ do: 'choose', question: line.question.id, move: line.question.moves[turns[table] % line.question.moves.length] });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
    }
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
async function watch(club, { tables, rest, message }) {
  const chosen = [];
  const not = [];
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
      await pause(Math.random() * rest); // not all at once
      for (let trial = 0; trial < Math.ceil(trials / tables); ++trial) {
        await pause(rest + Math.random() * 20);
        const choose = Math.random() < 0.5;
        const done = next(table);
        child.send({ table, choose });
        await pause(1 + Math.random() * 12);
        spin(Math.random() * 2);
        const before = performance.now();
        const answer = await asking.say(message(asking, trial));
        (choose ? chosen : not).push(performance.now() - before);
        if (!answer.ok) throw new Error(JSON.stringify(answer));
        await done;
      }
    }),
  );
  child.kill();
  return { chosen, not };
}

// How long a choice takes where nothing is hidden, and so nothing held back: as long as the disk.
async function choiceTakes(club) {
  const people = [await Person.come(club), await Person.come(club)];
  const { body } = await people[0].lay({ game: 'adel', seats: 2 }, { sit: 0 });
  const lines = [await people[0].line(body.table.id), await people[1].line(body.table.id, body.invite)];
  await lines[1].say({ do: 'sit', seat: 1 });
  await lines[0].say({ do: 'start' });
  await until(() => lines[0].question);
  const { id, moves } = lines[0].question;
  const times = [];
  for (let i = 0; i < 20; ++i) {
    await pause(60);
    const before = performance.now();
    await lines[0].say({ do: 'choose', question: id, move: moves[i % 2] });
    times.push(performance.now() - before);
  }
  for (const line of lines) line.socket.close();
  return middle(times);
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'noblesse-times-'));
  const weather = join(folder, 'weather');
  const told = [];
  const fault = (text) => told.push(text);
  for (const disk of ['usual', 'slow']) {
    // As tests/disk/weather.h has it: how the disk is, and how often that was felt, by the letter.
    const sky = Buffer.alloc(4 + 26 * 4);
    sky.write(disk === 'slow' ? 's' : 'g');
    writeFileSync(weather, sky);
    const club = await openClub({ LD_PRELOAD: join(dirname(program), 'libbad_disk.so'), BAD_DISK: weather, BAD_DISK_FILES: tmpdir() });
    const takes = await choiceTakes(club);
    console.log(`${disk} disk: a choice takes ${takes.toFixed(1)} ms`);
    for (const [name, probe] of Object.entries(probes)) {
      const { chosen, not } = await watch(club, probe);
      const area = auc(chosen, not);
      const mean = (times) => (times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(2);
      console.log(`${disk} disk, ${name}: ${chosen.length + not.length} trials, AUC ${area.toFixed(3)} (mean ${mean(chosen)} ms where somebody had chosen, ${mean(not)} ms where not)`);
      if (Math.max(area, 1 - area) > highest) fault(`${disk} disk, ${name}: the time of an answer tells who has chosen`);
    }
    if (disk === 'slow') {
      const felt = readFileSync(weather).readUInt32LE(4 + 4 * ('s'.charCodeAt(0) - 'a'.charCodeAt(0)));
      if (takes < 25 || felt < trials / 2) fault(`the slow disk was not slow: a choice took ${takes.toFixed(1)} ms, and ${felt} writes were held back`);
    }
    await club.close();
  }
  rmSync(folder, { recursive: true });
  for (const text of told) console.error(text);
  process.exit(told.length === 0 ? 0 : 1);
}
