// A line to a table: messages go out, letters come in. Whether the table is in a club or in this
// browser cannot be told from here on.
import type { Letter } from '../table/letters';

export type LineState =
  | { is: 'opening' }
  | { is: 'open' }
  | { is: 'lost' } // and tried again by itself
  | { is: 'closed'; why: ClosedWhy }; // for good

// Why a line is closed for good; each has its message, `line-closed-…`.
export type ClosedWhy =
  | 'session' | 'table' | 'blocked' | 'banned' | 'unknown-table' // by a club
  | 'elsewhere' | 'broken' | 'gap' | 'unread' | 'stopped'; // at home

// After these it may help to try again.
export const mayPass: ReadonlySet<ClosedWhy> = new Set(['elsewhere', 'unread', 'stopped']);

export interface LineEnds {
  letter: (letter: Letter) => void;
  state: (state: LineState) => void;
}

export interface Line {
  send: (message: object) => void;
  // Everything up to this letter has been seen: whoever waits for it may go on.
  seen?: (n: number) => void;
  // Comes to the table anew, by the name that one has now.
  again?: () => void;
  close: () => void;
}
