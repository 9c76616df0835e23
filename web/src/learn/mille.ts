// Mille Grazie: three turns. The learner waits for a noble and robs her (M5, M9), travels themselves with an escort and
// tasks (M6, M10, M11), and waits once more, where they like.
import type { GameView } from '../table/letters';
import { dealtFrom, type Lesson } from './lesson';

const points = (view: GameView, seat: number): number => (view.game === 'mille' ? (view.scores[seat] ?? 0) : 0);
// Three for the robbery of the first turn and five for Bologna: more than that is booty of the third.
const beforeThird = 8;

export const mille: Lesson = {
  game: 'mille',
  table: 'lesson-mille',
  seed: dealtFrom(295),
  seat: 1,
  roles: [
    {
      person: 'bianca',
      seat: 0,
      name: 'learn-name-bianca',
      moves: ['escort K', 'go P', 'go K', 'leave', 'go C', 'go I', 'ambush E', 'ambush F'],
    },
    {
      person: 'ettore',
      seat: 2,
      name: 'learn-name-ettore',
      moves: ['ambush K', 'ambush J', 'alone', 'go B', 'go J', 'go V', 'go P', 'go K'],
    },
  ],
  steps: [
    { at: '1 ambush', say: 'learn-mille-welcome', point: '[data-home="seat:0"]' },
    { at: '1 ambush', say: 'learn-mille-task', point: '[data-home="city:Verona"], [data-home="city:Torino"]' },
    {
      at: '1 ambush', say: 'learn-mille-ambush', point: '[data-home="road:C"], .desk [role="slider"]',
      moves: ['ambush C'], instead: 'learn-mille-ambush-instead',
    },
    { at: '1 escort', say: 'learn-mille-choice', point: '[data-home="seat:0"]' },
    { at: '1 take 2', say: 'learn-mille-failed', point: '[data-home="road:K"]' },
    { at: '1 go 3', say: 'learn-mille-robbery', point: '[data-home="seat:1"]' },
    { at: '1 go 3', say: 'learn-mille-colours', point: '.map .legend' },
    { at: '2 ambush', say: 'learn-mille-noble', point: '[data-home="city:Milano"], [data-home="city:Bologna"]' },
    {
      at: '2 escort', say: 'learn-mille-escort', point: '[data-home="road:E"], .desk [role="slider"]',
      moves: ['escort E'], instead: 'learn-mille-escort-instead',
    },
    { at: '2 take 0', say: 'learn-mille-take', point: '[data-move="take"]', moves: ['take'], instead: 'learn-mille-take-instead' },
    { at: '2 go 0', say: 'learn-mille-first', point: '[data-move="go N"], [data-home="road:N"]', moves: ['go N'], instead: 'learn-mille-go-instead' },
    { at: '2 take 1', say: 'learn-mille-another', point: '[data-move="take"]', moves: ['take'], instead: 'learn-mille-take-instead' },
    { at: '2 take 1', say: 'learn-mille-three', point: '[data-move="leave"]', moves: ['leave'], instead: 'learn-mille-three-instead' },
    { at: '2 go 1', say: 'learn-mille-guarded', point: '[data-move="go E"], [data-home="road:E"]', moves: ['go E'], instead: 'learn-mille-go-instead' },
    { at: '2 go 2', say: 'learn-mille-vain', point: '[data-move="go B"], [data-home="road:B"]', moves: ['go B'], instead: 'learn-mille-go-instead' },
    { at: '2 take 3', say: 'learn-mille-arrived', point: '[data-move="take"]', moves: ['take'], instead: 'learn-mille-take-instead' },
    { at: '2 go 3', say: 'learn-mille-dare', point: '[data-home="road:J"]', moves: 'any' },
    { at: '2 take 4', say: 'learn-mille-last-task', moves: 'any' },
    { at: '3 ambush', say: 'learn-mille-lost', only: (view) => points(view, 2) > 0, point: '[data-home="seat:1"]' },
    { at: '3 ambush', say: 'learn-mille-safe', only: (view) => points(view, 2) === 0, point: '[data-home="seat:1"]' },
    { at: '3 ambush', say: 'learn-mille-own', point: '[data-home="city:Modena"], [data-home="city:Venezia"]', moves: 'any' },
    { at: '3 go 0', say: 'learn-mille-alone', point: '[data-home="seat:2"]' },
    { at: '3 go 1', say: 'learn-mille-watch', watch: true },
    { at: '4 ambush', say: 'learn-mille-caught', only: (view) => points(view, 1) > beforeThird, point: '[data-home="seat:1"]' },
    { at: '4 ambush', say: 'learn-mille-missed', only: (view) => points(view, 1) <= beforeThird },
    { at: '4 ambush', say: 'learn-mille-end' },
  ],
  learned: [
    { say: 'learn-mille-learned-ambush', rule: 'M5' },
    { say: 'learn-mille-learned-escort', rule: 'M6' },
    { say: 'learn-mille-learned-robbery', rule: 'M9' },
    { say: 'learn-mille-learned-tasks', rule: 'M11' },
    { say: 'learn-mille-learned-three', rule: 'M12' },
    { say: 'learn-mille-learned-end', rule: 'M15' },
  ],
};
