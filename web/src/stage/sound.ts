// A dozen short sounds, made as they are heard: noise and a few tones, no files. A browser lets nothing be heard before
// the page has been touched, and neither do we.
import type { Voice } from './voices';

let hall: { at: AudioContext; out: GainNode; hiss: AudioBuffer } | undefined;

function open(): typeof hall {
  if (hall || !('AudioContext' in globalThis)) return hall;
  // A phone that is switched to silent stays silent.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'ambient';
  const at = new AudioContext();
  const out = at.createGain();
  out.connect(at.destination);
  const hiss = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const grains = hiss.getChannelData(0);
  for (let i = 0; i < grains.length; ++i) grains[i] = Math.random() * 2 - 1;
  return (hall = { at, out, hiss });
}

interface Stroke {
  from: number; // seconds
  for: number;
  loud: number;
}

type Score = {
  // A tone that may glide to another.
  tone: (stroke: Stroke, pitch: number, to?: number, kind?: OscillatorType) => void;
  // Noise as bright as this.
  hiss: (stroke: Stroke, pitch: number, sharp?: number) => void;
};

function shaped(room: NonNullable<typeof hall>, source: AudioScheduledSourceNode, { from, for: time, loud }: Stroke, ...by: AudioNode[]): void {
  const swell = room.at.createGain();
  const begun = room.at.currentTime + from;
  swell.gain.setValueAtTime(0.0001, begun);
  swell.gain.exponentialRampToValueAtTime(loud, begun + Math.min(0.012, time / 4));
  swell.gain.exponentialRampToValueAtTime(0.0001, begun + time);
  [source, ...by, swell, room.out].reduce((last, next) => ((last as AudioNode).connect(next as AudioNode), next));
  source.start(begun);
  source.stop(begun + time + 0.02);
}

const scoreOf = (room: NonNullable<typeof hall>): Score => ({
  tone: (stroke, pitch, to = pitch, kind = 'sine') => {
    const voice = room.at.createOscillator();
    voice.type = kind;
    const begun = room.at.currentTime + stroke.from;
    voice.frequency.setValueAtTime(pitch, begun);
    voice.frequency.exponentialRampToValueAtTime(to, begun + stroke.for);
    shaped(room, voice, stroke);
  },
  hiss: (stroke, pitch, sharp = 1) => {
    const voice = room.at.createBufferSource();
    voice.buffer = room.hiss;
    const band = room.at.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    band.Q.value = sharp;
    shaped(room, voice, stroke, band);
  },
});

const s = (from: number, time: number, loud: number): Stroke => ({ from, for: time, loud });
const bell = ({ tone }: Score, from: number, pitch: number, loud = 0.22): void => {
  tone(s(from, 0.9, loud), pitch);
  tone(s(from, 0.5, loud / 3), pitch * 2.76);
};

const scores: Record<Voice, (score: Score) => void> = {
  flip: ({ hiss }) => {
    hiss(s(0, 0.07, 0.5), 2600, 0.8);
    hiss(s(0.06, 0.1, 0.35), 1400, 0.8);
  },
  lay: ({ hiss, tone }) => {
    hiss(s(0, 0.06, 0.3), 900, 0.7);
    tone(s(0, 0.07, 0.2), 150, 90);
  },
  gavel: ({ hiss, tone }) => {
    for (const at of [0, 0.2]) {
      tone(s(at, 0.16, 0.7), 210, 70, 'triangle');
      hiss(s(at, 0.05, 0.5), 1800, 0.6);
    }
  },
  coins: ({ tone }) => [0, 0.07, 0.13, 0.22].forEach((at, i) => tone(s(at, 0.16, 0.13), 2400 + 380 * ((i * 3) % 4), 2300, 'square')),
  jail: ({ hiss, tone }) => {
    hiss(s(0, 0.3, 0.25), 3200, 4);
    tone(s(0.22, 0.5, 0.6), 120, 55, 'triangle');
    for (const pitch of [523, 811, 1240]) tone(s(0.22, 0.6, 0.1), pitch, pitch * 0.98);
  },
  hooves: ({ tone, hiss }) =>
    [0, 0.13, 0.3, 0.43, 0.6, 0.73].forEach((at, i) => {
      tone(s(at, 0.06, 0.32), i % 2 ? 520 : 660, 260, 'triangle');
      hiss(s(at, 0.04, 0.16), 1200, 1.5);
    }),
  theft: ({ hiss }) => [0, 0.16, 0.3, 0.42].forEach((at) => hiss(s(at, 0.08, 0.26), 500 + at * 700, 2.5)),
  turn: (score) => {
    bell(score, 0, 784);
    bell(score, 0.16, 1047);
  },
  fanfare: ({ tone }) =>
    [523, 659, 784, 1047].forEach((pitch, i) => tone(s(i * 0.12, i === 3 ? 0.6 : 0.18, 0.16), pitch, pitch, 'sawtooth')),
  grazie: ({ tone }) => {
    [659, 784, 988, 1319, 988, 1319].forEach((pitch, i) => tone(s(i * 0.085, 0.22, 0.2), pitch, pitch * 1.005, 'triangle'));
    tone(s(0.52, 0.9, 0.14), 1319, 1319, 'triangle');
  },
  tick: ({ tone }) => tone(s(0, 0.05, 0.3), 1250, 900, 'triangle'),
  sigh: ({ tone }) => {
    tone(s(0, 0.4, 0.2), 392, 311, 'triangle');
    tone(s(0.3, 0.6, 0.2), 311, 220, 'triangle');
  },
};

// `volume`: 0 to 1.
export function play(voice: Voice, volume: number): void {
  const room = navigator.userActivation && !navigator.userActivation.hasBeenActive ? undefined : open();
  if (!room) return;
  if (room.at.state === 'suspended') void room.at.resume().catch(() => undefined);
  room.out.gain.value = volume * volume; // as an ear hears it
  scores[voice](scoreOf(room));
}

// What a hand feels, where a device can: milliseconds on and off.
const felt: Partial<Record<Voice, number[]>> = {
  flip: [18], gavel: [30, 90, 45], jail: [60], grazie: [25, 40, 25, 40, 80], turn: [20, 60, 20], sigh: [90],
};

export function touch(voice: Voice): void {
  const pattern = felt[voice];
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
