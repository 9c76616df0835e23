// virtual:words/LANGUAGE: all messages of a language as one text. The order of the files does not
// matter: no key stands twice (test/words.test.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:words/';

export function words(folder: string): Plugin {
  return {
    name: 'noblesse-words',
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return undefined;
      const place = join(folder, id.slice(prefix.length + 1));
      const texts = readdirSync(place)
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => {
          this.addWatchFile(join(place, name));
          return readFileSync(join(place, name), 'utf8').replace(/^#.*\n/gm, '');
        });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
