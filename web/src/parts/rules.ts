// The rules as web/rules/GAME.LANGUAGE.md has them: sections of numbered rules, one line each.
import type { GameName } from '../table/letters';
import type { Language } from '../words/words.svelte';

export interface Rule {
  number: string;
  text: string;
}
export interface RulesBook {
  title: string;
  about: string;
  sections: { title: string; rules: Rule[] }[];
}

const books = import.meta.glob<string>('../../rules/*.md', { query: '?raw', import: 'default' });

export function readRules(source: string): RulesBook {
  const book: RulesBook = { title: '', about: '', sections: [] };
  for (const line of source.split('\n')) {
    const rule = /^- ([AM]\d+[a-c]?) (.*)$/.exec(line);
    if (rule) book.sections.at(-1)?.rules.push({ number: rule[1] ?? '', text: rule[2] ?? '' });
    else if (line.startsWith('## ')) book.sections.push({ title: line.slice(3), rules: [] });
    else if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.trim() && book.sections.length === 0) book.about += (book.about ? ' ' : '') + line.trim();
  }
  return book;
}

export async function rulesBook(game: GameName, language: Language): Promise<RulesBook> {
  const load = books[`../../rules/${game}.${language}.md`];
  return readRules(load ? await load() : '');
}

// A rule's text in pieces: plain, emphasised, or a reference to another rule.
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
