// What matters on the map is brought into sight, as soon as it matters.
import { settings } from '../house/settings.svelte';
import { still } from '../table/motion';
import { bring } from '../table/sight';
import type { Sight } from './focus';

function windowOf(node: Element): Element | null {
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

export function inSight(node: HTMLElement, matters: unknown) {
  function look(now: unknown): void {
    const box = now ? windowOf(node) : null;
    if (box) bring(box, node);
  }
  requestAnimationFrame(() => look(matters));
  return { update: look };
}

// The window round a map that is larger than it looks at one part of it.
export function looksAt(node: HTMLElement, sight: Sight | null) {
  const look = (now: Sight | null): void => {
    const smooth = !still() && settings.pace > 0;
    if (now) node.parentElement?.scrollTo({ left: -now.x, top: -now.y, behavior: smooth ? 'smooth' : 'auto' });
  };
  requestAnimationFrame(() => look(sight));
  return { update: (now: Sight | null) => void requestAnimationFrame(() => look(now)) };
}
