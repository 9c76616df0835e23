// After the build: every file of the page compressed, and the list of all of them for the program that
// serves them (src/club/page.cpp).
//
//   node web/vite/pack.mjs build/page
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const packed = new Set(['.html', '.css', '.js', '.json', '.svg', '.wasm', '.webmanifest']);

const page = process.argv[2];
const site = join(page, 'site');
const folder = join(page, 'packed');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const files = [];
(function walk(place) {
  for (const name of readdirSync(place).sort()) {
    const file = join(place, name);
    if (statSync(file).isDirectory()) walk(file);
    else files.push(relative(site, file));
  }
})(site);

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

let arrays = '';
let list = '';
files.forEach((name, at) => {
  const kind = extname(name);
  const type = types[kind];
  if (!type) throw new Error(`${name}: no type is known for ${kind}; add it to web/vite/pack.mjs`);
  const bytes = readFileSync(join(site, name));
  const embed = (suffix, path) => {
    arrays += `constexpr unsigned char kFile${at}${suffix}[] = {\n#embed "${path}"\n};\n`;
    return `kFile${at}${suffix}, sizeof kFile${at}${suffix}`;
  };
  const hash = createHash('sha256').update(bytes).digest('hex');
  arrays += `// ${name} ${hash}\n`;
  const plain = embed('', `site/${name}`);
  let br = 'nullptr, 0';
  let gz = 'nullptr, 0';
  if (packed.has(kind)) {
    writeFileSync(join(folder, `${at}.br`), brotli(bytes));
    writeFileSync(join(folder, `${at}.gz`), gzipSync(bytes, { level: 9 }));
    br = embed('Brotli', `packed/${at}.br`);
    gz = embed('Gzip', `packed/${at}.gz`);
  }
  list += `    {"/${name}", "${type}", ${name.startsWith('assets/')}, ${plain}, ${br}, ${gz}},\n`;
});
writeFileSync(join(page, 'pages.inc'), `${arrays}constexpr BuiltIn kBuiltIn[] = {\n${list}};\n`);
console.log(`${files.length} files of the page`);
