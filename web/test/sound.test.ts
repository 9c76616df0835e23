// What is heard, with an orchestra of the test's own: nothing before somebody has touched the page and decided something,
// nothing where silence was asked for, and otherwise every voice.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { voices } from '../src/stage/voices';

// As much of WebAudio as is played: it counts what sounds, and how loud the hall is.
const orchestra = { halls: 0, started: 0, gain: 1 };
class FakeParam {
  value = 1;
  setValueAtTime = (): void => undefined;
  exponentialRampToValueAtTime = (to: number): void => {
    if (!(to > 0)) throw new RangeError('an exponential ramp cannot reach 0');
  };
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  type = '';
  buffer: unknown = null;
  connect = (next: unknown): unknown => next;
  start = (): void => void ++orchestra.started;
  stop = (): void => undefined;
}
class FakeAudioContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = new FakeNode();
  constructor() {
    ++orchestra.halls;
  }
  createGain = (): FakeNode => {
    const node = new FakeNode();
    Object.defineProperty(node.gain, 'value', { set: (gain: number) => (orchestra.gain = gain) });
    return node;
  };
  createOscillator = (): FakeNode => new FakeNode();
  createBufferSource = (): FakeNode => new FakeNode();
  createBiquadFilter = (): FakeNode => new FakeNode();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = (): Promise<void> => Promise.resolve();
}

const activation = { hasBeenActive: true };
const page = { visibilityState: 'visible' };
const felt = vi.fn();
let noise: typeof import('../src/stage/noise');
let settings: typeof import('../src/house/settings.svelte').settings;

beforeEach(async () => {
  vi.resetModules();
  Object.assign(orchestra, { halls: 0, started: 0, gain: 1 });
  activation.hasBeenActive = true;
  page.visibilityState = 'visible';
  felt.mockReset();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userActivation: activation, vibrate: felt });
  noise = await import('../src/stage/noise');
  ({ settings } = await import('../src/house/settings.svelte'));
  settings.set({ speed: 'calm', volume: 0.6, touch: true });
});
afterEach(() => vi.unstubAllGlobals());

// The band comes some time after it was called.
async function called(): Promise<void> {
  noise.callBand();
  await vi.waitFor(() => {
    noise.makeSound('flip');
    expect(felt).toHaveBeenCalled();
  });
  felt.mockReset();
  orchestra.started = 0;
}

describe('nothing is heard', () => {
  test('before the first decision: the sounds are not even loaded', async () => {
    const loaded = vi.fn();
    vi.doMock('../src/stage/sound', async (original) => (loaded(), await original()));
    noise.makeSound('gavel');
    await new Promise((later) => setTimeout(later));
    noise.makeSound('gavel');
    expect([loaded.mock.calls.length, orchestra.halls, felt.mock.calls.length]).toEqual([0, 0, 0]);
    await called();
    expect([loaded.mock.calls.length, orchestra.halls]).toEqual([1, 1]);
    vi.doUnmock('../src/stage/sound');
  });

  test('before the page has been touched', async () => {
    await called();
    const { play, touch } = await import('../src/stage/sound');
    activation.hasBeenActive = false;
    play('gavel', 1);
    touch('gavel');
    expect([orchestra.started, felt.mock.calls.length]).toEqual([0, 0]);
  });

  test.each([
    ['in a page at which nobody looks', () => (page.visibilityState = 'hidden')],
    ['where nothing is shown', () => settings.set({ speed: 'off' })],
  ])('%s, nor felt', async (_, quiet) => {
    await called();
    quiet();
    for (const voice of voices) noise.makeSound(voice);
    expect([orchestra.started, felt.mock.calls.length]).toEqual([0, 0]);
  });

  test('where it is muted; what is felt has a switch of its own', async () => {
    await called();
    settings.set({ volume: 0 });
    noise.makeSound('gavel');
    expect([orchestra.started, felt.mock.calls.length]).toEqual([0, 1]);
    settings.set({ touch: false });
    noise.makeSound('gavel');
    expect(felt.mock.calls.length).toBe(1);
  });
});

describe('what is heard', () => {
  test.each(voices)('%s', async (voice) => {
    await called();
    noise.makeSound(voice);
    expect(orchestra.started).toBeGreaterThan(0);
    expect(orchestra.halls).toBe(1);
  });

  test('is as loud as it was set', async () => {
    await called();
    settings.set({ volume: 1 });
    noise.makeSound('tick');
    const loud = orchestra.gain;
    settings.set({ volume: 0.2 });
    noise.makeSound('tick');
    expect(orchestra.gain).toBeLessThan(loud / 4);
    expect(orchestra.gain).toBeGreaterThan(0);
  });

  test('stays away where a browser has no sound', async () => {
    vi.stubGlobal('AudioContext', undefined);
    Reflect.deleteProperty(globalThis, 'AudioContext');
    await called();
    noise.makeSound('gavel');
    expect([orchestra.halls, orchestra.started]).toEqual([0, 0]);
  });
});
