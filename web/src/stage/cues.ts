// What a game's stage directions are made of. Times are milliseconds from the beginning of a beat, at a calm pace.
import type { Voice } from './voices';

// Where something is: pieces and homes of the board, or of the scene that covers it.
export type Spot = string;

export type Cue = { at: number; for: number } & (
  // The view becomes the one after the beat; whatever has moved slides there. `holds`: what rides stays where it has come to.
  | { kind: 'move'; holds?: true }
  // Cards or compasses turn; something is pointed at; a few words across the whole width. The scene draws it.
  | { kind: 'flip' | 'spot' | 'shout'; target: string }
  // A piece goes along a road: points in hundredths of the board's map, the first where it stands.
  | { kind: 'ride'; target: Spot; along: readonly { x: number; y: number }[] }
  // A number flies from one place to another.
  | { kind: 'fly'; target: Spot; from: Spot; text: string }
  // A piece falls from where it lies.
  | { kind: 'fall'; target: Spot }
  | { kind: 'sound'; target: Voice }
);

export interface Act {
  // Which scene takes the screen; null: the board as it is.
  scene: string | null;
  cues: readonly Cue[];
  for: number;
}

export const nothing: Act = { scene: null, cues: [], for: 0 };

// How a cue is called once it has been given.
export const cueName = (cue: Cue): string => ('target' in cue ? `${cue.kind} ${cue.target}` : cue.kind);

// Cues in the order of their time; the same beat gives the same cues.
export function act(scene: string | null, time: number, ...cues: Cue[]): Act {
  return { scene, cues: [...cues].sort((a, b) => a.at - b.at), for: time };
}
