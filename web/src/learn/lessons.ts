import type { GameName } from '../table/letters';
import { adel } from './adel';
import type { Lesson } from './lesson';
import { mille } from './mille';

export const lessons: Record<GameName, Lesson> = { adel, mille };
