// Five people from one address talk at a table of their own as fast as they can, and all their lines listen.
import { isMainThread } from 'node:worker_threads';
import { anyAddress, compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club }) {
  const address = anyAddress();
  const people = [];
  for (let i = 0; i < 5; ++i) people.push(await Person.come(club, address));
  const { body } = await people[0].lay({ game: 'adel', seats: 5 });
  const lines = [];
  for (const [seat, person] of people.entries()) {
    for (let i = 0; i < 38; ++i) lines.push(await person.line(body.table.id, body.invite));
    await lines.at(-1).say({ do: 'sit', seat });
  }
  let heard = 0;
  for (const { socket } of lines) socket.onmessage = () => ++heard;
  let said = 0;
  const stop = often(lines.length * 18, () => {
    const line = lines[said++ % lines.length];
    if (line.socket.readyState === 1 && line.socket.bufferedAmount < 1e5) line.tell({ do: 'talk', text: 'blah '.repeat(39) });
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
  await compare('190 lines x 18 remarks a second', club, () => fromElsewhere(import.meta.url, { club }), {
    told: {
      events: ['talk_flood'],
      metrics: ['noblesse_throttled_total{what="talk"}'],
    },
  });
  await club.close();
  process.exit();
}
