// Looks once a frame as long as anything moves, and rests until something stirs: nothing is measured while all stands still.
interface Frames {
  request: (deed: () => void) => number;
  cancel: (frame: number) => void;
}

const calm = 20; // frames without a change, and it has come to rest

const ofWindow: Frames = { request: (deed) => requestAnimationFrame(deed), cancel: (frame) => cancelAnimationFrame(frame) };

export class Lookout {
  #look: () => boolean;
  #frames: Frames;
  #frame: number | null = null;
  #left = 0;

  // `look` says whether anything was different.
  constructor(look: () => boolean, frames: Frames = ofWindow) {
    this.#look = look;
    this.#frames = frames;
  }

  stir = (): void => {
    this.#left = calm;
    this.#frame ??= this.#frames.request(this.#once);
  };

  rest(): void {
    if (this.#frame !== null) this.#frames.cancel(this.#frame);
    this.#frame = null;
  }

  #once = (): void => {
    this.#left = this.#look() ? calm : this.#left - 1;
    this.#frame = this.#left > 0 ? this.#frames.request(this.#once) : null;
  };
}

// Whatever can move something on the page: it changes, is scrolled, is given another size, begins or ends a movement.
const signs = ['scroll', 'transitionrun', 'transitionend', 'animationstart', 'animationend', 'load'] as const;

export function watchPage(stir: () => void): () => void {
  const changes = new MutationObserver(stir);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  const sizes = new ResizeObserver(stir);
  for (const area of [document.documentElement, document.body]) sizes.observe(area);
  for (const sign of signs) document.addEventListener(sign, stir, { capture: true, passive: true });
  addEventListener('resize', stir);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    for (const sign of signs) document.removeEventListener(sign, stir, { capture: true });
    removeEventListener('resize', stir);
  };
}
