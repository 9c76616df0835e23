// The teacher's ring follows whatever moves, and costs nothing while all stands still.
import { expect, test } from 'vitest';
import { Lookout } from '../src/learn/lookout';

// Frames by hand.
class Screen {
  #next: (() => void) | null = null;
  waits = (): boolean => this.#next !== null;
  request = (deed: () => void): number => {
    if (this.#next) throw new Error('two looks in one frame');
    this.#next = deed;
    return 1;
  };
  cancel = (): void => void (this.#next = null);
  // So many frames, or fewer if nobody waits for one.
  draw(frames: number): number {
    let drawn = 0;
    for (; drawn < frames && this.#next; ++drawn) {
      const deed = this.#next;
      this.#next = null;
      deed();
    }
    return drawn;
  }
}

test('looks as long as something moves, rests, and looks again when something stirs', () => {
  const screen = new Screen();
  let moving = 50;
  let looks = 0;
  const lookout = new Lookout(() => (++looks, moving-- > 0), screen);
  expect(screen.waits()).toBe(false);
  lookout.stir();
  expect(screen.draw(50)).toBe(50);
  expect(screen.draw(1000)).toBeLessThan(60); // it comes to rest
  expect(screen.waits()).toBe(false);
  const before = looks;
  lookout.stir();
  lookout.stir();
  screen.draw(1000);
  expect(looks - before).toBeGreaterThan(1);
  expect(screen.waits()).toBe(false);
});

test('whoever has left looks no more', () => {
  const screen = new Screen();
  const lookout = new Lookout(() => true, screen);
  lookout.stir();
  screen.draw(3);
  lookout.rest();
  expect(screen.waits()).toBe(false);
});
