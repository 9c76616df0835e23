// Tells the service worker what there is to keep: its file list and a version that changes with it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// `beside`: the folder of files that are taken as they are.
export function service(beside: string): Plugin {
  return {
    name: 'noblesse-service',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (!worker || worker.type !== 'chunk') return;
      // What only others look at, before anybody opens the page, is not kept for it.
      const others = readdirSync(beside).filter((name) => !/^(card-|robots)/.test(name));
      const made = Object.keys(bundle).filter((name) => name !== 'sw.js');
      const files = [...made, ...others].sort();
      const hash = createHash('sha256');
      for (const name of files) {
        const part = bundle[name];
        hash.update(name);
        if (part) hash.update(part.type === 'chunk' ? part.code : part.source);
        else hash.update(readFileSync(join(beside, name)));
      }
      const told = { version: hash.digest('hex').slice(0, 16), files: files.map((name) => '/' + name) };
      worker.code = worker.code.replace('__FILES__', JSON.stringify(told));
    },
  };
}
