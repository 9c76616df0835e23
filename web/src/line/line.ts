// A line to a table: messages go out, letters come in. Whether the table is in a club or in this
// browser cannot be told from here on.
import type { Letter } from '../table/letters';

export type LineState =
  | { is: 'opening' }
  | { is: 'open' }
  | { is: 'lost' } // and tried again by itself
  | { is: 'closed'; why: ClosedWhy }; // for good

// Why a line is closed for good; each has its message, `line-closed-…`.
export type ClosedWhy = 'session' | 'table' | 'blocked' | 'unknown-table' | 'elsewhere' | 'broken';

export interface LineEnds {
  letter: (letter: Letter) => void;
  state: (state: LineState) => void;
}

export interface Line {
  send: (message: object) => void;
  close: () => void;
}
