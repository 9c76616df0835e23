// What the drawings of the rules show, with the cards, castles and roads of the house's first editions. A test plays them
// through by the numbers of those.

// Lords and what they have laid.
export interface Cards {
  kind: 'cards';
  lords: { color: string; cards: string[]; down?: true }[];
}
// A part of the track, from castle to castle; pawns stand where they were and go where they are led.
export interface Track {
  kind: 'track';
  castles: [number, number];
  pawns: { color: string; at: number; to?: number; card?: string }[];
}
// Exhibitions, best first, and who took what of them.
export interface Shows {
  kind: 'shows';
  thieves: { color: string; number: number }[];
  shows: { color: string; objects: { id: string; thief?: number }[] }[];
}
// The jail before and after: who is in cell 1, 2, …, and who was let go.
export interface Jail {
  kind: 'jail';
  scenes: { cells: Prisoner[]; enters?: Prisoner; freed?: Prisoner }[];
}
export interface Prisoner {
  color: string;
  number: number;
}
export type AdelFigure = Cards | Track | Shows | Jail;

export const adelFigures: Record<string, AdelFigure> = {
  where: {
    kind: 'cards',
    lords: [
      { color: 'beige', cards: ['auction'] },
      { color: 'red', cards: ['auction'] },
      { color: 'green', cards: ['castle'] },
      { color: 'purple', cards: ['castle'] },
    ],
  },
  what: {
    kind: 'cards',
    lords: [
      { color: 'beige', cards: ['check 13'], down: true },
      { color: 'red', cards: ['thief 11'], down: true },
      { color: 'green', cards: ['exhibit'], down: true },
      { color: 'purple', cards: ['detective'], down: true },
    ],
  },
  auction: { kind: 'cards', lords: [{ color: 'beige', cards: ['check 13'] }, { color: 'red', cards: ['thief 11'] }] },
  castle: {
    kind: 'cards',
    lords: [{ color: 'green', cards: ['exhibit'] }, { color: 'blue', cards: ['thief 9'] }, { color: 'purple', cards: ['detective'] }],
  },
  sale: {
    kind: 'cards',
    lords: [
      { color: 'red', cards: ['check 21'] },
      { color: 'blue', cards: ['check 14'] },
      { color: 'green', cards: ['thief 12'] },
      { color: 'purple', cards: ['thief 3'] },
    ],
  },
  leader: {
    kind: 'track',
    castles: [2, 5],
    pawns: [
      { color: 'purple', at: 10 },
      { color: 'red', at: 4, to: 9, card: 'exhibit' },
      { color: 'green', at: 5, to: 8, card: 'exhibit' },
    ],
  },
  thieves: {
    kind: 'shows',
    thieves: [{ color: 'purple', number: 10 }, { color: 'blue', number: 9 }],
    shows: [
      { color: 'red', objects: [{ id: 'C1609' }, { id: 'D1915', thief: 9 }, { id: 'E1776', thief: 10 }, { id: 'F1872' }] },
      { color: 'green', objects: [{ id: 'A1731' }, { id: 'A1768', thief: 9 }, { id: 'B1660', thief: 10 }] },
    ],
  },
  ranks: {
    kind: 'track',
    castles: [3, 6],
    pawns: [
      { color: 'purple', at: 13, card: 'thief 10' },
      { color: 'red', at: 11 },
      { color: 'green', at: 11, to: 13, card: 'detective' },
      { color: 'beige', at: 8, to: 13, card: 'detective' },
      { color: 'blue', at: 6, to: 9, card: 'exhibit' },
    ],
  },
  jail: {
    kind: 'jail',
    scenes: [
      { cells: [{ color: 'blue', number: 4 }, { color: 'red', number: 11 }, { color: 'beige', number: 8 }, { color: 'green', number: 12 }] },
      {
        enters: { color: 'beige', number: 5 },
        cells: [{ color: 'beige', number: 5 }, { color: 'blue', number: 4 }, { color: 'red', number: 11 }, { color: 'beige', number: 8 }],
        freed: { color: 'green', number: 12 },
      },
      {
        enters: { color: 'blue', number: 9 },
        cells: [{ color: 'blue', number: 9 }, { color: 'beige', number: 5 }, { color: 'blue', number: 4 }, { color: 'red', number: 11 }],
        freed: { color: 'beige', number: 8 },
      },
    ],
  },
  last: {
    kind: 'track',
    castles: [12, 14],
    pawns: [{ color: 'red', at: 31, to: 35 }, { color: 'green', at: 27, to: 35 }, { color: 'blue', at: 28 }],
  },
};

// Players by their seats: the noble, then the thieves.
export interface Way {
  kind: 'way';
  from: string;
  escort?: string;
  takes?: string[];
  // Road by road: who waits there, what is lost, fulfilled and taken where it leads.
  roads: { letter: string; thieves?: number[]; loses?: string[]; fulfils?: string[]; takes?: string[] }[];
}
export interface Compasses {
  kind: 'compasses';
  set: { seat: number; letter: string }[];
}
export interface Prices {
  kind: 'prices';
  letters: string[];
}
export interface Tasks {
  kind: 'tasks';
  ids: string[];
}
export type MilleFigure = Way | Compasses | Prices | Tasks;

export const milleFigures: Record<string, MilleFigure> = {
  ambush: { kind: 'compasses', set: [{ seat: 1, letter: 'E' }, { seat: 2, letter: 'Q' }, { seat: 3, letter: 'F' }] },
  escort: { kind: 'compasses', set: [{ seat: 0, letter: 'E' }] },
  travel: { kind: 'way', from: 'Piacenza', escort: 'E', roads: [{ letter: 'E', thieves: [1] }, { letter: 'B' }] },
  tasks: { kind: 'tasks', ids: ['Piacenza-Venezia', 'Milano-Bologna', 'Genova-Venezia'] },
  prices: { kind: 'prices', letters: ['Z', 'Q', 'E'] },
  turn: {
    kind: 'way',
    from: 'Piacenza',
    escort: 'E',
    takes: ['Piacenza-Venezia'],
    roads: [
      { letter: 'E', thieves: [1] },
      { letter: 'B', fulfils: ['Milano-Bologna'], takes: ['Bologna-Torino'] },
      { letter: 'Q', thieves: [2], loses: ['Genova-Venezia', 'Bologna-Torino'] },
      { letter: 'Z', fulfils: ['Piacenza-Venezia'] },
    ],
  },
  stuck: { kind: 'way', from: 'Milano', roads: [{ letter: 'C' }, { letter: 'I' }, { letter: 'G' }, { letter: 'O' }] },
};
