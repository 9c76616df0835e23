// A club of one's own to attack, people who play in it, and how long they wait for an answer. Everybody comes through a proxy
// that the club trusts, so that each can have an address of their own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export const program = process.env.NOBLESSE ?? new URL('../../../build/release/noblesse', import.meta.url).pathname;

// `more`: settings of the club, and variables of its environment (an object, last).
export async function openClub(...more) {
  const variables = typeof more.at(-1) === 'object' ? more.pop() : {};
  const secure = more.includes('--certificate') ? 's' : '';
  const folder = mkdtempSync(join(tmpdir(), 'noblesse-attack-'));
  const words = ['serve', '--port', '0', '--store', join(folder, 'club.sqlite'), '--bot-pause', '0', '--trusted-proxies', '127.0.0.1', '--log', 'warn', ...more];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...variables } });
  const journal = [];
  child.stderr.setEncoding('utf8').on('data', (text) => journal.push(...text.split('\n').filter(Boolean)));
  const port = await new Promise((found, lost) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const number = /https?:\/\/[^ ]*:(\d+)/.exec(said)?.[1];
      if (number) found(Number(number));
    });
    child.once('exit', () => lost(new Error(`the club did not open: ${said}${journal.join('\n')}`)));
  });
  const metrics = async () => {
    // Through no proxy: only from this machine it is told how the club is doing.
    const text = await (await fetch(`http${secure}://127.0.0.1:${port}/metrics`)).text();
    return (name) => Number(text.split('\n').find((line) => line.startsWith(name))?.split(' ').at(-1));
  };
  const close = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, secure, journal, metrics, close };
}

let people = isMainThread ? 0 : 1 << 17; // enemies come from elsewhere
export const anyAddress = () => {
  ++people;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
};

// Somebody with a token, from an address.
export class Person {
  constructor(club, address, token) {
    Object.assign(this, { club, address, token });
  }

  static async come(club, address = anyAddress()) {
    const nobody = new Person(club, address, null);
    const { status, body } = await nobody.ask('POST', '/api/guests', { name: `P${people++}`, bearer: true });
    if (status !== 201) throw new Error(`no guest: ${status}`);
    return new Person(club, address, body.token);
  }

  headers() {
    return { 'X-Forwarded-For': this.address, ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}) };
  }

  async ask(method, path, body) {
    const answer = await fetch(`http${this.club.secure}://127.0.0.1:${this.club.port}${path}`, {
      method, headers: { ...this.headers(), 'Content-Type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  lay(options, more = {}) {
    return this.ask('POST', '/api/tables', { options, ...more });
  }

  line(table, key = '') {
    return Line.open(this, table, key);
  }
}

export class Line {
  #waiting = new Map();
  #heard = [];
  #number = 0;
  letters = 0;

  static open(person, table, key) {
    const line = new Line();
    line.socket = new WebSocket(`ws${person.club.secure}://127.0.0.1:${person.club.port}/api/tables/${table}/line?key=${key}`, { headers: person.headers() });
    line.socket.onclose = ({ code, reason }) => line.#end(new Error(`the line was closed: ${code} ${reason}`));
    line.socket.onmessage = ({ data }) => line.#hear(JSON.parse(data));
    return new Promise((open, failed) => {
      line.socket.onopen = () => open(line);
      line.socket.onerror = () => failed(new Error('no line'));
    });
  }

  #end(why) {
    for (const { failed } of this.#waiting.values()) failed(why);
  }

  #hear(letter) {
    ++this.letters;
    if (letter.id !== undefined) {
      this.#waiting.get(letter.id)?.done(letter);
      this.#waiting.delete(letter.id);
    } else {
      if (letter.question !== undefined) this.question = letter.question;
      if (letter.view) {
        this.view = letter.view;
        this.stage = letter.view.table.stage;
      }
      for (const event of letter.events ?? []) if (event.event === 'over') this.stage = 'over';
      for (const tell of this.#heard.splice(0)) tell();
    }
  }

  // Sent without waiting for the answer; as the page does it, filled up to the next step of 256 bytes.
  tell(message) {
    const text = JSON.stringify({ ...message, id: ++this.#number });
    this.socket.send(text.padEnd(Math.ceil(text.length / 256) * 256));
    return this.#number;
  }

  say(message) {
    return new Promise((done, failed) => this.#waiting.set(this.tell(message), { done, failed }));
  }

  news() {
    return new Promise((done) => this.#heard.push(done));
  }

  // Until the game is over, with whatever comes first.
  async play() {
    let last = 0;
    while (this.stage !== 'over') {
      if (this.question && this.question.id !== last) {
        last = this.question.id;
        const news = this.news();
        await this.say({ do: 'choose', question: last, move: this.question.moves[0] });
        if (this.question?.id === last && this.stage !== 'over') await news;
      } else {
        await this.news();
      }
    }
  }
}

// People at a table of their own, who change their minds all the time: how long each change took.
export async function bystanders(club, count = 4) {
  const host = await Person.come(club);
  const { body } = await host.lay({ game: 'adel', seats: count }, { sit: 0 });
  const lines = [await host.line(body.table.id)];
  for (let seat = 1; seat < count; ++seat) {
    const person = await Person.come(club);
    const line = await person.line(body.table.id, body.invite);
    await line.say({ do: 'sit', seat });
    lines.push(line);
  }
  await lines[0].say({ do: 'start' });
  await until(() => lines.every((line) => line.question));
  const [first] = lines; // the others never choose: nothing is turned up
  return async (milliseconds) => {
    const times = [];
    const end = performance.now() + milliseconds;
    for (let turn = 0; performance.now() < end; ++turn) {
      const before = performance.now();
      const moves = first.question.moves;
      const answer = await first.say({ do: 'choose', question: first.question.id, move: moves[turn % 2] });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      times.push(performance.now() - before);
      await pause(60); // a line is heard 20 times a second
    }
    return middle(times);
  };
}

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
export const middle = (times) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;
export async function until(is) {
  while (!(await is())) await pause(5);
}

// An enemy on a thread of their own, so that what they do holds up nobody who is measured. A script calls this for the attack,
// and its own file is run once more for the enemy: there `inside` is called with what was given, and returns how to stop.
export async function fromElsewhere(file, given, inside) {
  if (!isMainThread) {
    const stop = await inside(workerData);
    parentPort.once('message', async () => parentPort.postMessage(await stop()));
    return parentPort.postMessage('begun');
  }
  const { port, secure } = given.club;
  const enemy = new Worker(new URL(file), { workerData: { ...given, club: { port, secure } } });
  enemy.on('error', (trouble) => {
    console.error(trouble);
    process.exit(1);
  });
  const said = () => new Promise((done) => enemy.once('message', done));
  await said();
  return async () => {
    const last = said();
    enemy.postMessage('stop');
    const summary = await last;
    await enemy.terminate();
    return summary;
  };
}

// Calls it so many times a second, without waiting, until it is told to stop.
export function often(times, call) {
  let due = 0;
  const began = performance.now();
  const beat = setInterval(() => {
    for (const now = ((performance.now() - began) / 1000) * times; due < now; ++due) call();
  }, 10);
  return () => clearInterval(beat);
}

const tells = (club, event) => club.journal.some((line) => line.includes(`"event":"${event}"`));
const tooBusy = 3; // to judge anything: the machine has to be quiet

// Quiet, then beside the attack, in the same minute. Fails where the others wait too long, or where the journal and the numbers
// that `told` names (events and metrics) do not tell of it while it goes on. On a machine that is too busy nothing is judged.
export async function compare(name, club, attack, { most = 10, seconds = 6, told = {} } = {}) {
  const measure = await bystanders(club);
  const quiet = await measure(3000);
  if (quiet >= most / 2) {
    console.error(`${name}: not judged: on this machine others wait ${quiet.toFixed(1)} ms before anything has begun; it should be less than ${most / 2}`);
    await club.close();
    process.exit(tooBusy);
  }
  const before = await club.metrics();
  const stop = await attack();
  await pause(1000);
  const beside = await measure(seconds * 1000);
  const after = await club.metrics();
  const silent = [
    ...(told.events ?? []).filter((event) => !tells(club, event)),
    ...(told.metrics ?? []).filter((metric) => !(after(metric) > (before(metric) || 0))),
  ];
  const done = await stop();
  console.log(`${name}: median of others ${quiet.toFixed(1)} ms quiet, ${beside.toFixed(1)} ms beside it (${done})`);
  if (!(beside < most)) {
    console.error(`${name}: others wait ${beside.toFixed(1)} ms; it should be less than ${most}`);
    process.exitCode = 1;
  }
  for (const what of silent) {
    console.error(`${name}: ${what} did not tell of it`);
    process.exitCode = 1;
  }
}
