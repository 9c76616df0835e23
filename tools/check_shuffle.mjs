#!/usr/bin/env node
// Checks that a finished game was dealt as promised (docs/fairness.md). It is written from that
// document alone: it has nothing in common with the program that dealt, and needs nothing but
// SHA-256, which browsers and Node bring along.
//
//   node tools/check_shuffle.mjs GAME.noblesse.json [--commitment HEX] [--edition FILE.json]
//
// It ends with 0: fair; 1: not fair; 2: wrongly used, or no record; 3: it could not be checked, or
// not wholly, and nothing wrong was found.
//
// In a page: import { check } from './check_shuffle.mjs'; await check(record, edition, commitment).

// Node 18 has it, but not under the name that browsers use.
const { subtle } = globalThis.crypto ?? (await import('node:crypto')).webcrypto;

export class Unfair extends Error {}
// It is not known to be unfair: something is missing to tell.
export class Unchecked extends Error {}

const utf8 = new TextEncoder();
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(bytes) {
  return new Uint8Array(await subtle.digest('SHA-256', bytes));
}

// What is hashed: numbers of eight bytes, and texts after their length.

function join(parts) {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function number(value) {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(value));
  return new Uint8Array(bytes.buffer);
}

function text(bytes) {
  const raw = typeof bytes === 'string' ? utf8.encode(bytes) : bytes;
  return join([number(raw.length), raw]);
}

function beginning(domain, fair) {
  return join([text(domain), text(fair.table), number(fair.game_number), text(unhex(fair.seed))]);
}

function numbers(fair) {
  const given = [...fair.numbers.entries()].filter(([, own]) => own !== '');
  return join([number(given.length), ...given.flatMap(([seat, own]) => [number(seat), text(own)])]);
}

export function commitmentPreimage(fair) {
  return beginning('noblesse/commitment/1', fair);
}

export function dealPreimage(fair, what) {
  return join([beginning('noblesse/deal/1', fair), numbers(fair), text(what)]);
}

export function chancePreimage(fair, step) {
  return join([beginning('noblesse/chance/1', fair), numbers(fair), number(step)]);
}

export async function commitment(fair) {
  return hex(await sha256(commitmentPreimage(fair)));
}

// Numbers drawn from a stream of hashes.
export class Draws {
  #preimage;
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #used = 0;

  constructor(preimage) {
    this.#preimage = preimage;
  }

  async #next() {
    if (this.#used === this.#block.byteLength) {
      const bytes = await sha256(join([this.#preimage, number(this.#blocks++)]));
      this.#block = new DataView(bytes.buffer);
      this.#used = 0;
    }
    this.#used += 4;
    return this.#block.getUint32(this.#used - 4);
  }

  async below(bound) {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let draw = await this.#next();
    while (draw >= fair) draw = await this.#next();
    return draw % bound;
  }

  async shuffle(items) {
    const shuffled = [...items];
    for (let i = shuffled.length; i > 1; --i) {
      const other = await this.below(i);
      [shuffled[i - 1], shuffled[other]] = [shuffled[other], shuffled[i - 1]];
    }
    return shuffled;
  }

  async some(items, count) {
    const left = [...items];
    const drawn = [];
    while (drawn.length < count && left.length > 0) {
      drawn.push(...left.splice(await this.below(left.length), 1));
    }
    return drawn;
  }
}

// Ids in ascending order, byte by byte. (Two letters that differ in UTF-8 differ in hexadecimal,
// and in the same direction.)
export function ascending(ids) {
  const key = (id) => hex(utf8.encode(id));
  return [...ids].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

// The hash of what an edition says (docs/editions.md): its file in one line, in one order.
export function editionText(edition) {
  const pick = (from, ...keys) =>
    Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
  const ascend = (numbers) => [...numbers].sort((a, b) => a - b);
  const by = (list, key) => {
    const order = ascending(list.map((each) => each[key]));
    return order.map((value) => list.find((each) => each[key] === value));
  };
  const head = pick(edition, 'edition', 'title', 'players');
  if (edition.sets !== undefined) {
    return JSON.stringify({
      game: 'adel',
      ...head,
      sets: edition.sets.map(({ color, checks, thieves }) => ({
        color,
        checks: ascend(checks),
        thieves: ascend(thieves),
      })),
      series: by(edition.series, 'letter').map((each) => pick(each, 'letter', 'name', 'icon')),
      cards: [...edition.cards]
        .sort((a, b) => a.year - b.year)
        .map((card) => pick(card, 'id', 'series', 'year', 'name')),
      track: edition.track.map((each) => pick(each, 'castle', 'spaces', 'points')),
      ...pick(edition, 'table_seats', 'final_points'),
    });
  }
  const used = new Set(edition.roads.map((road) => road.color));
  const losses = ascending(Object.keys(edition.loss).filter((color) => used.has(color)));
  return JSON.stringify({
    game: 'mille',
    ...head,
    cities: edition.cities.map((city) => pick(city, 'name', 'x', 'y')),
    roads: by(edition.roads, 'letter').map((road) => pick(road, 'letter', 'name', 'ends', 'color')),
    loss: Object.fromEntries(losses.map((color) => [color, edition.loss[color]])),
    tasks: by(edition.tasks, 'id').map((task) => pick(task, 'id', 'from', 'to', 'points')),
    ...pick(edition, 'hand_limit', 'board_tasks', 'booty', 'goal', 'roads_escorted', 'roads_alone'),
  });
}

export async function editionHash(edition) {
  return hex(await sha256(utf8.encode(editionText(edition))));
}

// What was promised.

export async function dealtColors(fair, edition, players) {
  const colors = edition.sets.map((set) => set.color);
  return (await new Draws(dealPreimage(fair, 'colors')).shuffle(colors)).slice(0, players);
}

export async function dealtDeck(fair, edition) {
  const ids = (edition.cards ?? edition.tasks).map((card) => card.id);
  return new Draws(dealPreimage(fair, 'deck')).shuffle(ascending(ids));
}

// The first noble of mille, where the host had not chosen one.
export async function dealtFirst(fair, players) {
  return new Draws(dealPreimage(fair, 'first')).below(players);
}

export async function lost(fair, step, held, count) {
  return ascending(await new Draws(chancePreimage(fair, step)).some(ascending(held), count));
}

export async function reshuffled(fair, step, cards) {
  return new Draws(chancePreimage(fair, step)).shuffle(ascending(cards));
}

// Whether it was kept.

function expectOpening(fair) {
  const wrong = (what) => {
    throw new Unfair(what);
  };
  if (typeof fair !== 'object') wrong('fair: must be an object');
  for (const key of ['table', 'commitment', 'seed']) {
    if (typeof fair[key] !== 'string') wrong(`fair.${key}: must be a string`);
  }
  if (!Number.isInteger(fair.game_number) || fair.game_number < 0 || fair.game_number >= 2 ** 32) {
    wrong('fair.game_number: must be a whole number from 0 to 4294967295');
  }
  if (!/^[0-9a-f]{64}$/.test(fair.seed)) {
    wrong(`fair.seed: "${fair.seed}" is no seed; 64 of the digits 0-9 and a-f are one`);
  }
  const texts = (list) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  if (!texts(fair.numbers)) wrong('fair.numbers: must be a list of strings');
  if (fair.numbers.length > 6) {
    wrong(`fair.numbers: has ${fair.numbers.length} entries, must have at most 6`);
  }
  fair.numbers.forEach((own, seat) => {
    const bytes = utf8.encode(own).length;
    if (bytes > 64) wrong(`fair.numbers[${seat}]: is ${bytes} bytes long; at most 64 are taken`);
  });
  if (fair.held !== undefined && !(Array.isArray(fair.held) && fair.held.every(texts))) {
    wrong('fair.held: must be a list of lists of strings');
  }
}

function expectList(part, are, promised) {
  if (!Array.isArray(are) || are.length !== promised.length) {
    throw new Unfair(`${part}: has ${are?.length ?? 'no'} entries, must have ${promised.length}`);
  }
  const wrong = are.findIndex((each, i) => each !== promised[i]);
  if (wrong >= 0) throw new Unfair(`${part}[${wrong}]: is not the promised ${promised[wrong]}`);
}

// Throws Unfair, which says what is not as promised, or Unchecked, where that cannot be told; or
// returns what was found, line by line. `published` is the commitment that you were shown before the
// game; without it, the record is believed about that.
export async function check(record, edition, published = record.fair?.commitment) {
  const fair = record.fair ?? null;
  if (fair === null) throw new Unchecked('fair: is missing: with this record nothing was opened');
  expectOpening(fair);
  const found = [];

  if (fair.commitment !== published) {
    throw new Unfair(`fair.commitment: is not the ${published} that you were shown`);
  }
  const committed = await commitment(fair);
  if (fair.commitment !== committed) {
    throw new Unfair(
      `fair.commitment: is not that of this seed, table and game number, which is ${committed}`,
    );
  }
  found.push(`fair.commitment: holds, ${committed}`);
  fair.numbers.forEach((own, seat) => {
    if (own !== '') found.push(`fair.numbers[${seat}]: was stirred in, ${own}`);
  });

  if (record.edition_hash === undefined) {
    found.push(`edition: ${record.edition}, taken by its name: the record has no hash of it`);
  } else if ((await editionHash(edition)) !== record.edition_hash) {
    throw new Unchecked(
      `edition_hash: the game was played with another edition "${record.edition}" than the one given`,
    );
  } else {
    found.push(`edition: ${record.edition}, the one that the game was played with`);
  }
  if (record.game === 'adel') {
    expectList('colors', record.colors, await dealtColors(fair, edition, record.players));
    found.push(`colors: as promised, ${record.colors.join(' ')}`);
  }
  if (record.first_drawn === true) {
    const first = await dealtFirst(fair, record.players);
    if (record.first !== first) throw new Unfair(`first: is not the promised ${first}`);
    found.push(`first: as promised, seat ${first}`);
  }
  expectList('deck', record.deck, await dealtDeck(fair, edition));
  found.push(`deck: as promised, all ${record.deck.length} cards`);

  const held = fair.held ?? [];
  let losses = 0;
  const rightCount = () => {
    throw new Unfair(`fair.held: has ${held.length} entries, must have one for each loss`);
  };
  for (const [step, move] of record.moves.entries()) {
    const [, kind, list] = /^\* (lose|shuffle) (.*)$/.exec(move) ?? [];
    if (kind === undefined) continue;
    const cards = list.split(',');
    if (kind === 'lose' && losses >= held.length) rightCount();
    const from = kind === 'lose' ? held[losses++] : cards;
    const outcome =
      kind === 'lose' ? await lost(fair, step, from, cards.length) : await reshuffled(fair, step, from);
    const promised = `* ${kind} ${outcome.join(',')}`;
    if (move !== promised) throw new Unfair(`moves[${step}]: is not the promised ${promised}`);
    found.push(
      kind === 'lose'
        ? `moves[${step}]: as promised, lost ${list} of ${from.join(',')}`
        : `moves[${step}]: as promised, ${cards.length} cards shuffled`,
    );
  }
  // Who knows no rules believes the record about where the game ended.
  if (record.result === undefined || record.result === null) {
    throw new Unchecked('result: is missing: the game is not over, and is as promised so far');
  }
  if (losses !== held.length) rightCount();
  return found;
}

// On the command line.

async function main(words) {
  const { readFile } = await import('node:fs/promises');
  const options = {};
  const files = [];
  for (let i = 0; i < words.length; ++i) {
    const option = /^--(commitment|edition)$/.exec(words[i])?.[1];
    if (option !== undefined) options[option] = words[++i] ?? '';
    else files.push(words[i]);
  }
  if (files.length !== 1 || files[0].startsWith('-')) {
    console.error(
      'usage: node tools/check_shuffle.mjs GAME.noblesse.json [--commitment HEX] [--edition FILE.json]',
    );
    return 2;
  }
  try {
    const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
    const record = await read(files[0]);
    const builtin = new URL(`../data/${record.game}-${record.edition}.json`, import.meta.url);
    const edition = await read(options.edition ?? builtin).catch((error) => {
      if (options.edition !== undefined || error.code !== 'ENOENT') throw error;
      const which = `${record.game} "${record.edition}"`;
      throw new Unchecked(`edition: there is no built-in ${which}; give its file with --edition`);
    });
    for (const line of await check(record, edition, options.commitment)) console.log(line);
    const known = options.commitment !== undefined;
    console.log(known ? 'FAIR' : 'FAIR, if that is the commitment that you were shown before the game');
    return 0;
  } catch (error) {
    if (error instanceof Unchecked) {
      console.log(`NOT CHECKED: ${error.message}`);
      return 3;
    }
    if (!(error instanceof Unfair)) {
      console.error(`cannot be checked: ${error.message}`);
      return 2;
    }
    console.log(`NOT FAIR: ${error.message}`);
    return 1;
  }
}

if (globalThis.process?.argv?.[1] !== undefined) {
  const { pathToFileURL } = await import('node:url');
  const { realpath } = await import('node:fs/promises');
  const started = await realpath(process.argv[1]).catch(() => '');
  if (pathToFileURL(started).href === import.meta.url) {
    process.exitCode = await main(process.argv.slice(2));
  }
}
