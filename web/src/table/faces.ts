// The games there are, each loaded when it is played.
import { needed } from '../house/needed.svelte';
import type { Face } from './face';
import type { GameName } from './letters';

const faces: Record<GameName, () => Promise<Face>> = {
  adel: async () => (await import('../adel/face')).adelFace,
  mille: async () => (await import('../mille/face')).milleFace,
};

export const faceOf = (game: GameName): Promise<Face> => needed(faces[game]);
