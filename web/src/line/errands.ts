// What the page and its worker say to each other.
import type { ClosedWhy } from './line';

export type ToWorker =
  | { kind: 'ask'; id: number; request: object }
  // Lays a table with a secret seed of its own; only a lesson, where nothing is secret, names one.
  | { kind: 'lay'; id: number; table: string; options: object; seed?: string; edition?: object }
  // Somebody comes to a table: its owner ('me'), or the opponents of a lesson.
  | { kind: 'open'; connection: number; table: string; person: string; name: string }
  | { kind: 'say'; connection: number; message: string }
  // Whoever looks on has seen everything up to this letter.
  | { kind: 'seen'; connection: number; n: number }
  | { kind: 'close'; connection: number }
  | { kind: 'clear'; id: number; table: string }
  | { kind: 'hurry'; factor: number };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Record<string, unknown> }
  | { kind: 'letter'; connection: number; letter: object }
  | { kind: 'closed'; connection: number; why: ClosedWhy }
  // Whether this device has everything of a table; told when it changes.
  | { kind: 'keeping'; table: string; kept: boolean }
  // The worker has fallen and does nothing any more: another one must take its place.
  | { kind: 'fallen'; detail: string };
