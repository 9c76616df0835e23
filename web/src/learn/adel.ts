// Adel Verpflichtet: four rounds. A check buys and is stolen (A10), a run of letters is shown and robbed (A13 to A15),
// a detective catches a thief (A16), and the last round is the learner's own.
import type { GameView } from '../table/letters';
import { dealtFrom, type Lesson } from './lesson';

const holdsCheck = (view: GameView): boolean => view.game === 'adel' && view.checks[0]?.includes(24) === true;
const holdsMask = (view: GameView): boolean => view.game === 'adel' && view.objects[0]?.includes('C1468') === true;

export const adel: Lesson = {
  game: 'adel',
  table: 'lesson-adel',
  seed: dealtFrom(80),
  seat: 0,
  roles: [
    {
      person: 'maud',
      seat: 1,
      name: 'learn-name-maud',
      moves: [
        'auction', 'thief 9',
        'castle', 'thief 9', 'steal C1468', 'steal C1675',
        'castle', 'exhibit', 'show A1585 B1540 C1468 C1675',
        'auction', 'check 24', 'buy left',
      ],
    },
    {
      person: 'percy',
      seat: 2,
      name: 'learn-name-percy',
      moves: [
        'auction', 'check 15',
        'castle', 'exhibit', 'show A1799 B1793 C1675',
        'castle', 'thief 10', 'steal C1468',
        'castle', 'exhibit', 'show A1799 B1793 C1468',
      ],
    },
  ],
  steps: [
    { at: '1 place', say: 'learn-adel-welcome', point: '[data-piece="pawn:0"]' },
    { at: '1 place', say: 'learn-adel-objects', point: '.desk .collection' },
    {
      at: '1 place', say: 'learn-adel-auction', point: '[data-move="auction"], [data-home="pile:left"]',
      moves: ['auction'], instead: 'learn-adel-auction-instead',
    },
    {
      at: '1 action', say: 'learn-adel-check', point: '[data-move="check 24"]',
      moves: ['check 24'], instead: 'learn-adel-check-instead',
    },
    {
      at: '1 buy', say: 'learn-adel-buy', point: '[data-move="buy left"]',
      moves: ['buy left'], instead: 'learn-adel-buy-instead',
    },
    { at: '2 place', say: 'learn-adel-robbed', point: '[data-home="seat:1"]' },
    {
      at: '2 place', say: 'learn-adel-castle', point: '[data-move="castle"]',
      moves: ['castle'], instead: 'learn-adel-castle-instead',
    },
    {
      at: '2 action', say: 'learn-adel-exhibit', point: '[data-move="exhibit"]',
      moves: ['exhibit'], instead: 'learn-adel-exhibit-instead',
    },
    {
      at: '2 show', say: 'learn-adel-show',
      point: ['A1768', 'A1887', 'B1650', 'C1468'].map((id) => `.desk [data-piece="object:${id}"]`).join(', '),
      moves: ['show A1768 A1887 B1650 C1468'], instead: 'learn-adel-show-instead',
    },
    { at: '2 steal', say: 'learn-adel-numbers', point: '[data-piece="pawn:0"]' },
    { at: '3 place', say: 'learn-adel-stolen', point: '[data-home="seat:1"]' },
    {
      at: '3 place', say: 'learn-adel-again', point: '[data-move="castle"]',
      moves: ['castle'], instead: 'learn-adel-again-instead',
    },
    {
      at: '3 action', say: 'learn-adel-detective', point: '[data-move="detective"]',
      moves: ['detective'], instead: 'learn-adel-detective-instead',
    },
    { at: '3 show', say: 'learn-adel-watch', watch: true },
    { at: '4 place', say: 'learn-adel-jail', point: '[data-home="jail"]' },
    { at: '4 place', say: 'learn-adel-steps', point: '[data-piece="pawn:0"]' },
    { at: '4 place', say: 'learn-adel-own', point: '[data-home="seat:1"], [data-home="seat:2"]', moves: 'any' },
    { at: '4 action', say: 'learn-adel-free', moves: 'any' },
    { at: '4 show', say: 'learn-adel-free-show', moves: 'any', only: (view) => view.pending.includes(0) },
    { at: '4 steal', say: 'learn-adel-free-steal', moves: 'any' },
    { at: '5 place', say: 'learn-adel-check-back', only: holdsCheck, point: '[data-home="seat:0"]' },
    { at: '5 place', say: 'learn-adel-mask-back', only: holdsMask, point: '.desk [data-piece="object:C1468"]' },
    { at: '5 place', say: 'learn-adel-no-booty', only: (view) => !holdsCheck(view) && !holdsMask(view) },
    { at: '5 place', say: 'learn-adel-end', point: '[data-home="dinner"]' },
  ],
  learned: [
    { say: 'learn-adel-learned-auction', rule: 'A10' },
    { say: 'learn-adel-learned-run', rule: 'A14' },
    { say: 'learn-adel-learned-numbers', rule: 'A13' },
    { say: 'learn-adel-learned-thief', rule: 'A15' },
    { say: 'learn-adel-learned-detective', rule: 'A16' },
    { say: 'learn-adel-learned-end', rule: 'A20' },
  ],
};
