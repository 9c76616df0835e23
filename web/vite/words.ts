// virtual:words/LANGUAGE: all messages of a language as one text. The order of the files does not
// matter: no key stands twice (test/words.test.ts).
// virtual:words/lost: of every language the messages lost-…, for a page that could not load any other.
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
      const read = (language: string): string => {
        const place = join(folder, language);
        const texts = readdirSync(place)
          .filter((name) => name.endsWith('.ftl'))
          .sort()
          .map((name) => {
            this.addWatchFile(join(place, name));
            return readFileSync(join(place, name), 'utf8').replace(/^#.*\n/gm, '');
          });
        return texts.join('\n');
      };
      const wanted = id.slice(prefix.length + 1);
      if (wanted !== 'lost') return `export default ${JSON.stringify(read(wanted))};`;
      const languages = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
      const few = languages.map(({ name }) => [name, (read(name).match(/^lost-.*$/gm) ?? []).join('\n')]);
      return `export default ${JSON.stringify(Object.fromEntries(few))};`;
    },
  };
}
