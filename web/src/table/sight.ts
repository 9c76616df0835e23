// On a small screen the board is larger than its window: what matters now is brought into sight, with some of what is
// round it. Only the window moves, never the page.
import { settings } from '../house/settings.svelte';
import { still } from './motion';

const least = 6; // pixels left free above and below
const around = 72;

// A spot on a map has no size of its own: what stands there has.
const body = (thing: Element): Element =>
  thing.getBoundingClientRect().height > 0 ? thing : (thing.firstElementChild ?? thing);

export function bring(box: Element, thing: Element): void {
  const [spot, view] = [body(thing).getBoundingClientRect(), box.getBoundingClientRect()];
  if (spot.height === 0) return;
  const room = (view.height - spot.height) / 2;
  const margin = Math.min(around, Math.max(least, room));
  const above = spot.top - margin - view.top;
  const below = spot.bottom + margin - view.bottom;
  // What is higher than the window is seen from its top.
  const by = above < 0 || room < least ? above : Math.max(0, below);
  if (Math.abs(by) >= 1) box.scrollBy({ top: by, behavior: still() || settings.pace === 0 ? 'auto' : 'smooth' });
}

// Something that is said where it might be missed: whatever scrolls there shows it.
export function seen(node: Element): void {
  node.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
}
