// Under a finger nothing is hovered over: what appears there must not look as if it had been chosen.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const styled = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|svelte)$/.test(path));

// A rule's selector, and the blocks round it.
function* hovering(css: string): Generator<string[]> {
  const blocks: string[] = [];
  for (const [, selector, closes] of css.matchAll(/([^{};]*)\{|(\})/g)) {
    if (closes) blocks.pop();
    else {
      blocks.push(selector!.trim());
      if (selector!.includes(':hover')) yield [...blocks];
    }
  }
}

test.each(styled)('%s lifts what a mouse is over, and only that', (path) => {
  const text = readFileSync(`${src}/${path}`, 'utf8');
  const css = path.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
  const unguarded = [...hovering(css)].filter((blocks) => !blocks.some((block) => block.startsWith('@media') && block.includes('(hover: hover)')));
  expect(unguarded).toEqual([]);
});

test('the browser paints no flash over what is touched', () => {
  expect(readFileSync(`${src}/house/house.css`, 'utf8')).toContain('-webkit-tap-highlight-color: transparent');
});
