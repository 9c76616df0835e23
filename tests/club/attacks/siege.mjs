// Passwords of one login are guessed from a hundred addresses, and new guests come from one, both as often as anybody lets them.
import { isMainThread } from 'node:worker_threads';
import { anyAddress, compare, fromElsewhere, often, openClub, Person } from './club.mjs';

async function attack({ club }) {
  const enemies = Array.from({ length: 100 }, () => new Person(club, anyAddress(), null));
  let tried = 0;
  let waiting = 0;
  const guess = often(40, async () => {
    if (waiting >= 200) return;
    ++waiting;
    const enemy = enemies[tried++ % enemies.length];
    await enemy.ask('POST', '/api/sessions', { login: 'somebody', password: `guess number ${tried}` }).catch(() => {});
    --waiting;
  });
  const [one] = enemies;
  let guests = 0;
  const come = often(45, () => void one.ask('POST', '/api/guests', { name: `G${++guests}`, bearer: true }).catch(() => {}));
  return () => {
    guess();
    come();
    return `${tried} passwords, ${guests} guests`;
  };
}

if (!isMainThread) {
  await fromElsewhere(import.meta.url, {}, attack);
} else {
  const club = await openClub();
  await compare('40 passwords and 45 guests a second', club, () => fromElsewhere(import.meta.url, { club }), {
    told: {
      events: ['password_siege', 'guest_flood'],
      metrics: ['noblesse_throttled_total{what="sign_ins"}', 'noblesse_throttled_total{what="guests"}', 'noblesse_wrong_passwords_total'],
    },
  });
  await club.close();
  process.exit();
}
