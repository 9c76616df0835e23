// What matters on the map is brought into sight, as soon as it matters.
import { bring } from '../table/sight';

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
