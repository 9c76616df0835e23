#!/usr/bin/env node
// Asks the WebAssembly module everything that the native parlour was asked, and compares every byte
// of what it answers.
//
//   node tests/parlour/same_bytes.mjs NOBLESSE.wasm TRANSCRIPT
//
// The transcript (evening_test.cpp writes it) has lines "!", a new parlour; "> " and a request;
// "< " and a line of the answer; and at the end "# ", how many games, and how long they took.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parlours } from '../../tools/parlour.mjs';

const kMostCompressed = 600_000; // bytes that a page may have to wait for
const kShown = 100; // bytes around a difference

const [modulePath, transcriptPath] = process.argv.slice(2);
if (transcriptPath === undefined) {
  console.error('usage: node tests/parlour/same_bytes.mjs NOBLESSE.wasm TRANSCRIPT');
  process.exit(2);
}
const module = readFileSync(modulePath);
const transcript = readFileSync(transcriptPath);
const open = await parlours(module);

const fail = (why) => {
  console.log(`${why}\npassed: 0\nfailed: 1`);
  process.exit(1);
};

const kNewLine = 0x0a;
const shown = (bytes, at) => JSON.stringify(bytes.subarray(Math.max(0, at - kShown), at + kShown).toString());

// What the native parlour answered: the lines from `at` on, without their marks.
function expected(at) {
  const lines = [];
  while (transcript[at] === 0x3c /* < */) {
    const end = transcript.indexOf(kNewLine, at) + 1;
    lines.push(transcript.subarray(at + 2, end));
    at = end;
  }
  return { answer: Buffer.concat(lines), next: at };
}

// What a page calls: texts in, texts out, and what is too long does not get in.
const [told] = open().call('{"do":"bots","id":"\u265b"}');
if (JSON.parse(told).id !== '\u265b') fail(`the id of a request is not echoed: ${told}`);
try {
  open().call(' '.repeat(2 ** 23 + 1));
  fail('a request that is too long was taken');
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
}

let parlour;
let requests = 0;
let bytes = 0;
let milliseconds = 0;
let most = 0;
let games;
let nativeSeconds;
for (let at = 0; at < transcript.length; ) {
  const end = transcript.indexOf(kNewLine, at);
  if (end < 0) fail('the transcript breaks off within a line');
  const mark = String.fromCharCode(transcript[at]);
  const line = transcript.subarray(at + 2, end);
  at = end + 1;
  if (mark === '!') {
    parlour = open();
  } else if (mark === '>') {
    const start = performance.now();
    const got = Buffer.from(parlour.callBytes(line));
    milliseconds += performance.now() - start;
    const { answer, next } = expected(at);
    at = next;
    ++requests;
    bytes += got.length;
    most = Math.max(most, parlour.memoryBytes);
    if (got.equals(answer)) continue;
    let first = 0;
    while (first < got.length && got[first] === answer[first]) ++first;
    const request = line.length > 2000 ? `${line.subarray(0, 2000)}…` : line;
    fail(
      `request ${requests} is answered differently from byte ${first} on:\n${request}\n` +
        `native: ${shown(answer, first)}\nwasm:   ${shown(got, first)}`,
    );
  } else if (mark === '#') {
    [, games, nativeSeconds] = /^(\d+) games (\S+) seconds$/.exec(line.toString()).map(Number);
  } else {
    fail(`the transcript has a line of no kind: ${mark} ${line}`);
  }
}
if (games === undefined) fail('the transcript breaks off before its end');

const rate = (seconds) => `${(games / seconds).toFixed(0)} games/s`;
const kilo = (size) => `${(size / 1000).toFixed(0)} kB`;
const gzip = gzipSync(module, { level: 9 }).length;
console.log(`${requests} requests and ${kilo(bytes)} of answers in ${games} games: the same bytes`);
console.log(`speed: native ${rate(nativeSeconds)}, wasm ${rate(milliseconds / 1000)}`);
console.log(`memory: at most ${kilo(most)}`);
console.log(
  `noblesse.wasm: ${kilo(module.length)}, gzip ${kilo(gzip)}, brotli ${kilo(brotliCompressSync(module).length)}`,
);
if (gzip > kMostCompressed) fail(`noblesse.wasm is too large: at most ${kilo(kMostCompressed)} compressed`);
console.log(`passed: ${games}\nfailed: 0`);
