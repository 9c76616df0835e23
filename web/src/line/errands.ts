// What the page and its worker say to each other.
import type { ClosedWhy } from './line';

export type ToWorker =
  | { kind: 'ask'; id: number; request: object }
  // Lays a table with a secret seed of its own; only a lesson, where nothing is secret, names one.
  | { kind: 'lay'; id: number; table: string; options: object; seed?: string }
  | { kind: 'open'; connection: number; table: string; name: string }
  // Somebody else at the same table: the opponents of a lesson.
  | { kind: 'arrive'; connection: number; table: string; person: string }
  | { kind: 'say'; connection: number; message: string }
  | { kind: 'close'; connection: number }
  | { kind: 'clear'; table: string }
  | { kind: 'hurry'; factor: number };

export type FromWorker =
  | { kind: 'answer'; id: number; answer: Record<string, unknown> }
  | { kind: 'letter'; connection: number; letter: object }
  | { kind: 'closed'; connection: number; why: ClosedWhy };
