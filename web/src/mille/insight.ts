// On a small screen the map is larger than its window: what matters now is brought into sight, with some of the land
// around it. Only the window moves, never the page.
const around = 72;

function windowOf(node: Element): Element | null {
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

export function inSight(node: HTMLElement, matters: unknown) {
  function look(now: unknown): void {
    const box = now ? windowOf(node) : null;
    if (!box) return;
    const [spot, view] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
    const above = spot.top - around - view.top;
    const below = spot.bottom + around - view.bottom;
    const by = above < 0 ? above : Math.max(0, below);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (by !== 0) box.scrollBy({ top: by, behavior: still ? 'auto' : 'smooth' });
  }
  requestAnimationFrame(() => look(matters));
  return { update: look };
}
