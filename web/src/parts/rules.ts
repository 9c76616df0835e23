// The rules as web/rules/GAME.LANGUAGE.md has them: sections of numbered rules, one line each, with what teaches them. Of
// markdown there is only what they use.
import { twice } from '../house/needed.svelte';
import type { GameName } from '../table/letters';
import type { Language } from '../words/words.svelte';

// ![what it shows](its name): drawn by src/rules with the pieces of the game.
export interface Drawing {
  says: string;
  name: string;
}
export interface Rule {
  kind: 'rule';
  number: string;
  text: string;
}
export interface Step {
  text: string;
  drawing: Drawing | null;
}
export interface Table {
  kind: 'table';
  head: string[];
  rows: string[][];
  // Instead of rows: which of the edition's tables it is.
  fill: string;
}
export interface Example {
  kind: 'example';
  lines: string[];
  drawings: Drawing[];
}
export type Block =
  | Rule
  | Table
  | Example
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'points'; points: string[] };

export interface Section {
  // For links: glance, tips, appendix; '' of the rules themselves.
  id: string;
  title: string;
  blocks: Block[];
}
export interface RulesBook {
  title: string;
  about: string;
  sections: Section[];
}

const books = import.meta.glob<string>('../../rules/*.md', { query: '?raw', import: 'default' });

const cells = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => cell.trim());
const drawn = (line: string): Drawing | null => {
  const found = /^!\[(.*)\]\((\w+)\)$/.exec(line);
  return found ? { says: found[1] ?? '', name: found[2] ?? '' } : null;
};

export function readRules(source: string): RulesBook {
  const book: RulesBook = { title: '', about: '', sections: [] };
  let before = '';
  for (const line of source.split('\n')) {
    const heading = /^## (.*?)(?: \{#(\w+)\})?$/.exec(line);
    const blocks = book.sections.at(-1)?.blocks;
    if (heading) book.sections.push({ id: heading[2] ?? '', title: heading[1] ?? '', blocks: [] });
    else if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line && !blocks) book.about += (book.about ? ' ' : '') + line;
    else if (line && blocks) readBlock(line, before.startsWith('>'), blocks);
    before = line;
  }
  return book;
}

function readBlock(line: string, quoted: boolean, blocks: Block[]): void {
  const last = blocks.at(-1);
  const rule = /^- ([AM]\d+[a-c]?) (.*)$/.exec(line);
  const step = /^\d+\. (.*)$/.exec(line)?.[1];
  const drawing = drawn(line);
  if (rule) blocks.push({ kind: 'rule', number: rule[1] ?? '', text: rule[2] ?? '' });
  else if (line.startsWith('### ')) blocks.push({ kind: 'heading', text: line.slice(4) });
  else if (line.startsWith('> ')) {
    const example: Example = quoted && last?.kind === 'example' ? last : { kind: 'example', lines: [], drawings: [] };
    if (example !== last) blocks.push(example);
    const shown = drawn(line.slice(2));
    if (shown) example.drawings.push(shown);
    else example.lines.push(line.slice(2));
  } else if (line.startsWith('- ')) {
    if (last?.kind === 'points') last.points.push(line.slice(2));
    else blocks.push({ kind: 'points', points: [line.slice(2)] });
  } else if (step !== undefined) {
    if (last?.kind === 'steps') last.steps.push({ text: step, drawing: null });
    else blocks.push({ kind: 'steps', steps: [{ text: step, drawing: null }] });
  } else if (line.startsWith('|')) {
    if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells(line), rows: [], fill: '' });
    else if (!line.startsWith('|-')) last.rows.push(cells(line));
  } else if (drawing && last?.kind === 'steps') last.steps.at(-1)!.drawing = drawing;
  else if (drawing && last?.kind === 'table') last.fill = drawing.name;
  else blocks.push({ kind: 'text', text: line });
}

export async function rulesBook(game: GameName, language: Language): Promise<RulesBook> {
  const load = books[`../../rules/${game}.${language}.md`];
  return readRules(load ? await twice(load) : '');
}

// Advice for whoever knows the rules; also at the end of a lesson.
export const tipsOf = (book: RulesBook): string[] =>
  book.sections.filter(({ id }) => id === 'tips').flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'points' ? block.points : [])));

// A text in pieces: plain, emphasised, or a reference to a rule.
export interface Piece {
  text: string;
  kind: 'plain' | 'stress' | 'rule';
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/\*([^*]+)\*|\b([AM]\d{1,2}[a-c]?)\b/g)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: 'plain' });
    found.push(match[1] ? { text: match[1], kind: 'stress' } : { text: match[2] ?? '', kind: 'rule' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: 'plain' });
  return found;
}
