// What cues set in motion on the page. All of it is transform and opacity, which the compositor moves alone; whatever is
// measured is measured before anything is written.
import { flushSync } from 'svelte';
import { places, slide, still } from '../table/motion';
import type { Cue } from './cues';
import type { Perform, Running } from './director.svelte';
import { makeSound } from './noise';

type Of<Kind extends Cue['kind']> = Extract<Cue, { kind: Kind }>;

// Over everything: what flies there belongs to no place yet.
const layer = '[data-stage="air"]';
const map = '[data-home="map"]';

export function performer(room: () => HTMLElement | undefined): Perform {
  return (cue, time, swap) => {
    const root = room();
    if (cue.kind === 'sound') makeSound(cue.target);
    if (!root || !('animate' in root)) return [];
    switch (cue.kind) {
      case 'move':
        return moved(root, time, swap);
      case 'ride':
        return ride(root, cue, time);
      case 'fly':
        return fly(root, cue, time);
      case 'fall':
        return fall(root, cue, time);
      default:
        return [];
    }
  };
}

// Under a scene that covers it nothing of the board is seen to move.
function moved(root: HTMLElement, time: number, swap: () => void): Running[] {
  const seen = root.querySelector<HTMLElement>('[data-stage="cover"]') ?? root;
  if (time <= 0) {
    flushSync(swap);
    return [];
  }
  const before = places(seen);
  flushSync(swap);
  return slide(seen, before, time);
}

function ride(root: HTMLElement, { target, along }: Of<'ride'>, time: number): Running[] {
  const piece = root.querySelector<HTMLElement>(target);
  const land = root.querySelector(map)?.getBoundingClientRect();
  const [start, ...way] = along;
  if (!piece || !land || !start || still()) return [];
  const steps = way.map(({ x, y }) => `translate(${((x - start.x) * land.width) / 100}px, ${((y - start.y) * land.height) / 100}px)`);
  const frames = ['none', ...steps].map((transform) => ({ transform }));
  // Held at the sign until the noble arrives somewhere.
  return [piece.animate(frames, { duration: time, easing: 'ease-in-out', fill: 'forwards' })];
}

function fly(root: HTMLElement, { target, from, text }: Of<'fly'>, time: number): Running[] {
  const [air, home, goal] = [layer, from, target].map((spot) => root.querySelector<HTMLElement>(spot));
  if (!air || !goal) return [];
  const [sky, to] = [air.getBoundingClientRect(), goal.getBoundingClientRect()];
  const start = home?.getBoundingClientRect() ?? to;
  const number = document.createElement('b');
  number.textContent = text;
  air.append(number);
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - sky.left}px, ${box.top + box.height / 2 - sky.top}px) translate(-50%, -50%) scale(${scale})`;
  const frames: Keyframe[] = still()
    ? [{ transform: at(to, 1), opacity: 0 }, { transform: at(to, 1), opacity: 1, offset: 0.3 }, { transform: at(to, 1), opacity: 0 }]
    : [
        { transform: at(start, 0.4), opacity: 0 },
        { transform: at(start, 1.5), opacity: 1, offset: 0.3 },
        { transform: at(to, 1), opacity: 1, offset: 0.9 },
        { transform: at(to, 0.6), opacity: 0 },
      ];
  const flight = number.animate(frames, { duration: time, easing: 'ease-in-out', fill: 'both' });
  flight.onfinish = flight.oncancel = () => number.remove();
  return [flight];
}

function fall(root: HTMLElement, { target }: Of<'fall'>, time: number): Running[] {
  const things = [...root.querySelectorAll<HTMLElement>(target)];
  const frames: Keyframe[] = still()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-14px) rotate(-6deg)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(90px) rotate(24deg)', opacity: 0 },
      ];
  return things.map((thing) => thing.animate(frames, { duration: time, easing: 'ease-in', fill: 'forwards' }));
}
