// The way from a cue to its sound. The sounds themselves are made later than the first decision, and only where somebody
// wants to hear them.
import { settings } from '../house/settings.svelte';
import type { Voice } from './voices';

type Band = typeof import('./sound');
let band: Band | undefined;
let called = false;

// Somebody has decided something: from now on there is something to hear.
export function callBand(): void {
  if (called) return;
  called = true;
  void import('./sound').then(
    (found) => (band = found),
    () => (called = false), // without a network it is quiet
  );
}

export function makeSound(voice: Voice): void {
  if (!band || settings.pace === 0 || document.visibilityState === 'hidden') return;
  if (settings.volume > 0) band.play(voice, settings.volume);
  if (settings.touch) band.touch(voice);
}
