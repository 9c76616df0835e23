// The page has all its words, in five languages and nowhere else: whatever is read or heard stands in words/LANGUAGE/*.ftl.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const languages = ['en', 'de', 'it', 'nl', 'ro'] as const;

// "LANGUAGE KEY $VARIABLE" for a variable of the English message that a language may leave out, with the reason beside it.
const leftOut: ReadonlySet<string> = new Set([]);
// Literals that only look like a key: editions, and an event of the auction house.
const noKeys: ReadonlySet<string> = new Set(['adel-classic', 'adel-grand', 'mille-italia', 'house-closed']);
// The same in every language: the house's own name, and how an address begins.
const names: ReadonlySet<string> = new Set(['Noblesse', 'https']);
// Attributes that are read out or shown.
const spokenAttributes: ReadonlySet<string> = new Set([
  'alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title',
]);

interface Node {
  type: string;
  [part: string]: unknown;
}
const isNode = (thing: unknown): thing is Node =>
  typeof thing === 'object' && thing !== null && typeof (thing as Node).type === 'string';

// Everything below a tree's root, from the syntax tree of the page as well as from that of a message.
function* nodes(thing: unknown): Generator<Node> {
  if (isNode(thing)) yield thing;
  if (typeof thing !== 'object' || thing === null) return;
  for (const part of Object.values(thing)) yield* nodes(part);
}

// ---- The messages ----

interface Page {
  name: string;
  text: string;
  messages: FluentResource['body'];
}
const pagesOf = (language: string): Page[] =>
  readdirSync(here(`../words/${language}`))
    .sort()
    .map((name) => {
      const text = readFileSync(here(`../words/${language}/${name}`), 'utf8');
      return { name, text, messages: new FluentResource(text).body };
    });
const library = new Map(languages.map((language) => [language, pagesOf(language)]));
const messagesOf = (language: (typeof languages)[number]) => library.get(language)?.flatMap(({ messages }) => messages) ?? [];
const english = new Map(messagesOf('en').map((message) => [message.id, message]));
const keys = new Set(english.keys());

type Messages = ReadonlyMap<string, { value: unknown }>;
const named = (value: unknown, kind: string): string[] =>
  [...nodes(value)].filter(({ type }) => type === kind).map(({ name }) => String(name));
// What a message and the messages within it are told.
const variablesOf = (value: unknown, all: Messages): Set<string> =>
  new Set([...named(value, 'var'), ...named(value, 'mesg').flatMap((within) => [...variablesOf(all.get(within)?.value, all)])]);

describe.each(languages)('the words in %s', (language) => {
  const pages = library.get(language) ?? [];
  const messages = messagesOf(language);
  const all: Messages = new Map(messages.map((message) => [message.id, message]));

  test('are all understood', () => {
    for (const { name, text, messages: understood } of pages) {
      const begun = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(understood.map(({ id }) => id), name).toEqual(begun);
      const stray = text.split('\n').filter((line) => !/^($|#|\s+\S|\}|-?[a-zA-Z][\w-]* *=)/.test(line));
      expect(stray, `${name}: lines of no message`).toEqual([]);
      const attributes = understood.filter((message) => message.value === null || Object.keys(message.attributes).length > 0);
      expect(attributes.map(({ id }) => id), `${name}: messages are values only`).toEqual([]);
    }
  });

  test('stand in the same files as the English ones', () => {
    const contents = (some: Page[]) => some.flatMap(({ name, messages: these }) => these.map(({ id }) => `${name} ${id}`));
    const wanted = contents(library.get('en') ?? []);
    const found = contents(pages);
    const missing = wanted.filter((one) => !found.includes(one));
    const foreign = found.filter((one) => !wanted.includes(one));
    expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });
  });

  test('stand once', () => {
    const ids = messages.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('speak of the same things as the English ones', () => {
    const differ = messages.flatMap(({ id, value }) => {
      const wanted = variablesOf(english.get(id)?.value, english);
      const found = variablesOf(value, all);
      const missing = [...wanted].filter((name) => !found.has(name) && !leftOut.has(`${language} ${id} $${name}`));
      const foreign = [...found].filter((name) => !wanted.has(name));
      return [...missing.map((name) => `${id} misses $${name}`), ...foreign.map((name) => `${id} invents $${name}`)];
    });
    expect(differ).toEqual([]);
  });

  test('can be said with any number', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { text } of pages) bundle.addResource(new FluentResource(text));
    const wrong: string[] = [];
    for (const { id, value } of messages) {
      for (const number of [0, 1, 2, 5, 20]) {
        const errors: Error[] = [];
        const args = Object.fromEntries([...variablesOf(value, all)].map((name) => [name, number]));
        const said = value && bundle.formatPattern(value, args, errors);
        if (errors.length > 0 || !said?.trim()) wrong.push(`${id}: ${errors.join(', ') || 'says nothing'}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('count as the language does', () => {
    const wrong = messages.flatMap(({ id, value }) =>
      [...nodes(value)]
        .filter(({ type }) => type === 'select')
        .flatMap(({ selector, variants }) => {
          const ordinal = [...nodes(selector)].some(({ value: option }) => option === 'ordinal');
          const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
          const categories: string[] = rules.resolvedOptions().pluralCategories;
          const cases = (variants as { key: { value: string | number } }[]).map(({ key }) => String(key.value));
          const never = ['zero', 'one', 'two', 'few', 'many'].filter((one) => cases.includes(one) && !categories.includes(one));
          // 2 jucători, but 20 de jucători; where the number itself is not said, few and other may be alike.
          const said = named(selector, 'var').some((number) => named(variants, 'var').includes(number));
          const few = said && categories.includes('few') && cases.includes('one') && !cases.includes('few') ? ['lacks few'] : [];
          return [...never.map((one) => `has no ${one}`), ...few].map((what) => `${id}: ${what}`);
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('have the letters of the language', () => {
    // Romanian has a comma below ș and ț; the cedilla is Turkish.
    expect(pages.flatMap(({ text }) => text.match(/.*[şţŞŢ].*/g) ?? [])).toEqual([]);
  });
});

// ---- The code ----

interface Source {
  path: string;
  root: ReturnType<typeof parse>;
}
const sources: Source[] = readdirSync(here('../src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(here('../src'), path), 'utf8');
    return { path, root: parse(path.endsWith('.ts') ? `<script lang="ts">\n${text}\n</script>` : text, { modern: true }) };
  });

interface Wording {
  text: string;
  // Whether a key fits: a template literal stands for all keys with its fixed parts.
  fits: (key: string) => boolean;
  // What a key has in the holes of the template; a hole that is made by a call (of replaceAll) holds anything.
  holes: (key: string) => string[];
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function wording(node: Node): Wording | null {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const text = node.value;
    return { text, fits: (key) => key === text, holes: () => [] };
  }
  if (node.type !== 'TemplateLiteral') return null;
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  const made = (node.expressions as Node[]).map(({ type }) => type === 'CallExpression');
  const pattern = new RegExp(`^${parts.map(escaped).join('(.+)')}$`);
  return {
    text: parts.join('${…}'),
    fits: (key) => pattern.test(key),
    holes: (key) => (pattern.exec(key) ?? []).slice(1).filter((_, at) => !made[at]),
  };
}

// The literals that an expression can become as it stands: a ? 'b' : `c-${d}`, but not what a call makes of its arguments.
function outcomes(thing: unknown): Wording[] {
  if (!isNode(thing)) return [];
  if (thing.type === 'ConditionalExpression') return [...outcomes(thing.consequent), ...outcomes(thing.alternate)];
  if (thing.type === 'LogicalExpression' || thing.type === 'BinaryExpression') return [...outcomes(thing.left), ...outcomes(thing.right)];
  if (thing.type === 'TSAsExpression' || thing.type === 'TSNonNullExpression') return outcomes(thing.expression);
  const said = wording(thing);
  return said ? [said] : [];
}

// t(…), words.say(…), words.has(…)
function says({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 't';
  const { object, property } = callee as { object?: Node; property?: Node };
  return object?.name === 'words' && (property?.name === 'say' || property?.name === 'has');
}
const isTold = ({ type, key }: Node): boolean => type === 'Property' && isNode(key) && key.name === 'key';

const looksLikeKey = (text: string): boolean => /^[a-z]+(-\w+)+$/.test(text);
const areas = new Set([...keys].map((key) => key.split('-')[0]));

describe('the code', () => {
  const wordings = sources.flatMap(({ path, root }) => [...nodes(root)].flatMap((node) => wording(node) ?? []).map((said) => ({ path, ...said })));

  test('says only what there are words for', () => {
    const asked = sources.flatMap(({ path, root }) =>
      [...nodes(root)].flatMap((node) => {
        if (says(node)) return outcomes((node.arguments as unknown[])[0]).map((said) => ({ path, ...said }));
        // The rooms of the house have keys too, of one word.
        if (isTold(node)) return outcomes(node.value).filter(({ text }) => text.includes('-')).map((said) => ({ path, ...said }));
        return [];
      }),
    );
    expect(asked.length).toBeGreaterThan(100);
    const alike = wordings.filter(({ text }) => looksLikeKey(text) && areas.has(text.split('-')[0]) && !noKeys.has(text));
    const missing = [...asked, ...alike].filter(({ fits }) => ![...keys].some(fits)).map(({ path, text }) => `${path}: ${text}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('says every word that there is', () => {
    // What begins with something open fits nearly everything, and so proves nothing.
    const proofs = wordings.filter(({ text }) => /^[a-z]+-/.test(text));
    // So would `replay-${name}`: its hole is one word, or words that stand as such in the code ('unknown-table'), or
    // are put together beside it.
    const spoken = (key: string, beside?: string): boolean =>
      proofs.some(
        ({ path, text, fits, holes }) =>
          (beside === undefined || text === key || path === beside) &&
          fits(key) &&
          holes(key).every((hole) => !hole.includes('-') || spoken(hole, path)),
      );
    const within = new Set([...english.values()].flatMap(({ value }) => named(value, 'mesg')));
    expect([...keys].filter((key) => !within.has(key) && !spoken(key))).toEqual([]);
  });

  const pages = sources.filter(({ path }) => path.endsWith('.svelte'));
  const readable = (text: string): boolean => {
    const without = text.split(/[^\p{L}]+/u).filter((word) => !names.has(word));
    return without.some((word) => /\p{L}{2,}/u.test(word));
  };

  test.each(pages)('has no text of its own in $path', ({ root }) => {
    const written: string[] = [];
    const look = (thing: unknown): void => {
      if (Array.isArray(thing)) return thing.forEach(look);
      if (typeof thing !== 'object' || thing === null) return;
      if (isNode(thing)) {
        if (thing.type === 'Attribute' && !spokenAttributes.has(String(thing.name))) return;
        // style:color={`var(--${…})`} and its like.
        if (thing.type.endsWith('Directive')) return;
        if (thing.type === 'Text') written.push(String(thing.data));
        if (thing.type === 'ExpressionTag') written.push(...outcomes(thing.expression).map(({ text }) => text));
      }
      Object.values(thing).forEach(look);
    };
    look(root.fragment);
    expect(written.filter(readable)).toEqual([]);
  });
});
