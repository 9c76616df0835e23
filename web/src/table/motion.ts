// Pieces move from where they were to where they are. The boards only say which element is which piece
// (data-piece) and where a new one comes from (data-from names an element with that data-home); here
// everything is measured before and after a change, and what has moved is slid there by the
// compositor alone (transform and opacity), so that the page's thread has nothing to do meanwhile.
interface Place {
  rect: DOMRect;
  // The list or home in which it lies, and where that was: what is only carried along has not moved.
  around: Element | null;
  at: DOMRect | undefined;
}
export type Places = Map<string, Place>;

const stirs = 2; // pixels that are no movement

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const rect = piece.getBoundingClientRect();
    const around = surroundings(piece);
    if (rect.width > 0) found.set(piece.dataset.piece ?? '', { rect, around, at: around?.getBoundingClientRect() });
  }
  return found;
}

const surroundings = (piece: Element): Element | null => piece.parentElement?.closest('ul, ol, section, [data-home]') ?? null;

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function slide(root: ParentNode, before: Places, duration: number): Animation[] {
  if (duration <= 0) return [];
  const moving: { piece: Element; from: DOMRect | undefined; to: DOMRect; carried: { x: number; y: number } }[] = [];
  // All is read before anything is written: one layout, not one a piece.
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const to = piece.getBoundingClientRect();
    if (to.width === 0) continue;
    const was = before.get(piece.dataset.piece ?? '');
    moving.push({ piece, from: was?.rect ?? home(root, piece.dataset.from), to, carried: carriedFrom(was, piece) });
  }
  const running: Animation[] = [];
  for (const { piece, from, to, carried } of moving) {
    if (!from) {
      running.push(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' }));
      continue;
    }
    const x = from.left + from.width / 2 - to.left - to.width / 2 - carried.x;
    const y = from.top + from.height / 2 - to.top - to.height / 2 - carried.y;
    if (Math.abs(x) < stirs && Math.abs(y) < stirs) continue;
    if (still()) {
      running.push(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' }));
      continue;
    }
    const unit = scaleOf(piece);
    const scale = Math.min(2, Math.max(0.5, from.width / to.width));
    const start = `translate(${x / unit}px, ${y / unit}px) scale(${scale})`;
    running.push(
      piece.animate([{ transform: start }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(.3,.1,.2,1)',
        composite: piece instanceof SVGElement ? 'add' : 'replace',
      }),
    );
  }
  return running;
}

function carriedFrom(was: Place | undefined, piece: Element): { x: number; y: number } {
  const around = surroundings(piece);
  if (!was?.at || !around || around !== was.around) return { x: 0, y: 0 };
  const now = around.getBoundingClientRect();
  return { x: was.at.left - now.left, y: was.at.top - now.top };
}

// Within a drawing a length is not a pixel of the screen.
function scaleOf(piece: Element): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = piece.getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

function home(root: ParentNode, name: string | undefined): DOMRect | undefined {
  if (!name) return undefined;
  return root.querySelector(`[data-home="${CSS.escape(name)}"]`)?.getBoundingClientRect();
}
