// tools/check_shuffle.mjs agrees with tests/vectors/fair_shuffle.json, as the program does
// (fair_vectors_test.cpp), and finds whatever was changed in a game afterwards. What can be found
// only by somebody who knows the rules is left to the program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as checker from '../../tools/check_shuffle.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const vectors = read('tests/vectors/fair_shuffle.json');
const hex = (bytes) => Buffer.from(bytes).toString('hex');

for (const { fair, preimage, commitment } of vectors.commitments) {
  assert.equal(hex(checker.commitmentPreimage(fair)), preimage);
  assert.equal(await checker.commitment(fair), commitment);
}

for (const { fair, deal, chance, preimage, below, drawn } of vectors.draws) {
  const bytes =
    deal === undefined ? checker.chancePreimage(fair, chance) : checker.dealPreimage(fair, deal);
  assert.equal(hex(bytes), preimage);
  const draws = new checker.Draws(bytes);
  for (const [i, bound] of below.entries()) assert.equal(await draws.below(bound), drawn[i]);
}

for (const { fair, deal, items, shuffled } of vectors.shuffles) {
  const draws = new checker.Draws(checker.dealPreimage(fair, deal));
  assert.deepEqual(await draws.shuffle(items), shuffled);
}

for (const { fair, players, first } of vectors.firsts) {
  assert.equal(await checker.dealtFirst(fair, players), first);
}

for (const { fair, step, held, count, lost } of vectors.losses) {
  assert.deepEqual(await checker.lost(fair, step, held, count), lost);
}

for (const { fair, step, cards, shuffled } of vectors.reshuffles) {
  assert.deepEqual(await checker.reshuffled(fair, step, cards), shuffled);
}

// pointer: "/fair/numbers/0"
function change(document, pointer, value) {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop();
  const parent = keys.reduce((part, key) => part[key], document);
  assert.ok(last in parent, pointer);
  assert.notDeepEqual(parent[last], value, `${pointer}: nothing is changed`);
  parent[last] = value;
}

let found = 0;
for (const { file, edition, tampered } of vectors.records) {
  const record = read(file);
  await checker.check(record, read(edition), record.fair.commitment);
  for (const { why, changes, error, needs_rules: needsRules } of tampered) {
    if (needsRules) continue;
    const changed = structuredClone(record);
    for (const [pointer, value] of Object.entries(changes)) change(changed, pointer, value);
    await assert.rejects(checker.check(changed, read(edition)), new checker.Unfair(error), why);
    ++found;
  }

  // A game that is fair in itself, but not the one that was promised.
  const shown = '0'.repeat(64);
  await assert.rejects(
    checker.check(record, read(edition), shown),
    new checker.Unfair(`fair.commitment: is not the ${shown} that you were shown`),
  );

  // The first noble of mille, where the record says that one was drawn.
  if (record.game === 'mille') {
    const first = await checker.dealtFirst(record.fair, record.players);
    const drawn = { ...record, first, first_drawn: true };
    const lines = await checker.check(drawn, read(edition));
    assert.ok(lines.includes(`first: as promised, seat ${first}`));
    await assert.rejects(
      checker.check({ ...drawn, first: (first + 1) % record.players }, read(edition)),
      new checker.Unfair(`first: is not the promised ${first}`),
    );
  }

  // What is no opening at all.
  for (const [key, value] of [
    ['seed', 'secret'], ['seed', 7], ['table', null], ['game_number', -1], ['game_number', 1.5],
    ['numbers', '7'], ['numbers', [7]], ['numbers', Array(7).fill('')],
    ['numbers', ['ü'.repeat(33)]], ['held', [7]],
  ]) {
    const changed = structuredClone(record);
    changed.fair[key] = value;
    await assert.rejects(checker.check(changed, read(edition)), (error) => {
      assert.ok(error instanceof checker.Unfair);
      assert.ok(error.message.startsWith(`fair.${key}`), error.message);
      return true;
    });
  }

  // What cannot be told is not called unfair: nothing opened, no end, another edition.
  const unchecked = (changed, why) => (error) => {
    assert.ok(error instanceof checker.Unchecked, `${error}`);
    assert.match(error.message, why);
    return true;
  };
  const closed = { ...record, fair: undefined };
  await assert.rejects(checker.check(closed, read(edition)), unchecked(closed, /^fair: is missing/));
  const cut = { ...record, moves: record.moves.slice(0, -1), result: undefined };
  await assert.rejects(checker.check(cut, read(edition)), unchecked(cut, /^result: is missing/));
  const named = { ...record, edition_hash: await checker.editionHash(read(edition)) };
  assert.match((await checker.check(named, read(edition))).join(), /the one that the game was played with/);
  const other = { ...read(edition), title: 'Another' };
  await assert.rejects(checker.check(named, other), unchecked(named, /^edition_hash: /));
}

// The hash of an edition is that of the program (docs/editions.md), however its file is laid out.
const documented = readFileSync(new URL('../../docs/editions.md', import.meta.url), 'utf8');
for (const name of ['adel-classic', 'adel-grand', 'mille-italia']) {
  const edition = read(`data/${name}.json`);
  const hash = await checker.editionHash(edition);
  assert.ok(documented.includes(`\`${edition.edition}\` | \`${hash}\``), `${name} ${hash}`);
  for (const list of ['series', 'cards', 'roads', 'tasks']) edition[list]?.reverse();
  assert.equal(await checker.editionHash({ comment: 'Sunday', ...edition }), hash);
}
assert.ok(found > 20, `${found} changes are too few`);

// In a page there is no Node: the file imports nothing of it, and finds its way without `process`.
const source = readFileSync(new URL('../../tools/check_shuffle.mjs', import.meta.url), 'utf8');
assert.doesNotMatch(source, /^import /m);
const { process } = globalThis;
globalThis.process = undefined;
const inPage = await import('../../tools/check_shuffle.mjs?page');
globalThis.process = process;
const { file, edition } = vectors.records[0];
assert.ok((await inPage.check(read(file), read(edition))).length > 0);
