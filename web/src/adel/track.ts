// Where everything of the track lies, in lengths of its own, which `zoom` turns into pixels. Wide boards have the castles
// round about, the club in the upper left corner and the dinner table at the end within; narrow ones wind through them
// row by row.
import type { AdelEdition } from '../table/editions';

export interface Spot {
  x: number;
  y: number;
}
export interface Tile {
  // The middle of the castle's drawing, and how much room there is for it.
  x: number;
  y: number;
  w: number;
}
export interface TrackPlan {
  zoom: number;
  width: number;
  height: number;
  castles: Tile[];
  spaces: Spot[];
  seats: Spot[];
  table: { x: number; y: number; w: number; h: number };
  road: string;
  trees: Spot[];
  // What is free within, if anything is.
  inner: { x: number; y: number; w: number; h: number } | null;
  pawn: number;
  // How wide a space and a seat are at most, so that all of them are seen apart.
  stone: number;
  chair: number;
}

const leastRing = 880; // how wide a ring is at least, in its own lengths
const closest = 84; // two castles beside each other on a ring
const zooms = { least: 0.7, most: 1.6 }; // smaller than that nobody can read it

// Castles along the top of a ring, both corners included; as many stand along the bottom, and two on each side.
const acrossOf = (castles: number): number => Math.max(3, Math.ceil((castles - 4) / 2));

// How far from the edges the castles between the corners begin.
function shoulders(width: number): { side: number; more: number } {
  return { side: Math.min(200, Math.max(150, width * 0.165)), more: Math.min(46, width * 0.045) };
}

// How wide the castles of an edition need their ring to be.
function ringWidth({ track }: AdelEdition): number {
  for (let width = leastRing; ; width += 20) {
    const { side, more } = shoulders(width);
    if ((width - 2 * (side + more)) / (acrossOf(track.length) - 2) >= closest) return width;
  }
}

// How large a ring can be on a board of so many pixels, if what is in it and below it has these heights of its own
// lengths; null: too small to be read, and the road winds instead.
export function ringZoom(edition: AdelEdition, width: number, room: number, content: number, below: number): number | null {
  const widest = width / ringWidth(edition);
  if (widest < zooms.least) return null;
  const high = room / (ringHeight(content) + below);
  if (high < zooms.least * 0.9) return null;
  return Math.max(zooms.least, Math.min(zooms.most, widest, high));
}

function along(line: Spot[], part: number): Spot {
  const lengths = line.slice(1).map((to, i) => Math.hypot(to.x - line[i]!.x, to.y - line[i]!.y));
  let rest = part * lengths.reduce((a, b) => a + b, 0);
  for (const [i, length] of lengths.entries()) {
    const from = line[i]!;
    const to = line[i + 1]!;
    if (rest <= length) return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    rest -= length;
  }
  return line.at(-1)!;
}

const spread = (line: Spot[], spaces: number): Spot[] =>
  Array.from({ length: spaces }, (_, i) => along(line, (i + 0.5) / spaces));

// A line through the points with round corners.
function roadThrough(points: Spot[], round: number): string {
  let path = `M${points[0]!.x} ${points[0]!.y}`;
  for (let i = 1; i < points.length - 1; ++i) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const near = (to: Spot): Spot => {
      const length = Math.hypot(to.x - b.x, to.y - b.y);
      const r = Math.min(round, length / 2) / length;
      return { x: b.x + (to.x - b.x) * r, y: b.y + (to.y - b.y) * r };
    };
    const [before, after] = [near(a), near(c)];
    path += `L${before.x} ${before.y}Q${b.x} ${b.y} ${after.x} ${after.y}`;
  }
  const end = points.at(-1)!;
  return `${path}L${end.x} ${end.y}`;
}

// The least room that a space has on its castle's part of the road.
const roomiest = (lines: Spot[][], castles: AdelEdition['track'], most: number): number =>
  Math.min(most, ...castles.map(({ spaces }, i) => {
    const line = lines[i]!;
    const length = line.slice(1).reduce((sum, to, at) => sum + Math.hypot(to.x - line[at]!.x, to.y - line[at]!.y), 0);
    return length / spaces - 1;
  }));

// Seats stand on both sides of the table in turn.
const seatRoom = (seats: number, w: number, most: number): number => Math.min(most, (2 * w) / seats - 1);

function seatsAt(count: number, x: number, y: number, w: number, gap: number): Spot[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + (w * (i + 0.5)) / count, y: y + (i % 2 === 0 ? -gap : gap) }));
}

// Two trees between every two castles.
function between(tiles: Tile[], shift: Spot): Spot[] {
  return tiles.slice(1).flatMap((tile, i) => {
    const x = (tile.x + tiles[i]!.x) / 2 + shift.x;
    return [{ x: x - 8, y: tile.y + shift.y }, { x: x + 9, y: tile.y + shift.y - 7 }];
  });
}

type Unscaled = Omit<TrackPlan, 'zoom'>;

const row = 146; // a row of castles with its road
const dinner = 104;
const insideOf = (content: number): number => Math.max(content + dinner + 14, 330);
const ringHeight = (content: number): number => 2 * row + insideOf(content);

function ring(edition: AdelEdition, width: number, content: number): Unscaled {
  const castles = edition.track;
  const across = acrossOf(castles.length);
  const { side, more } = shoulders(width); // and how far a corner reaches along its sides
  const inside = insideOf(content);
  const height = ringHeight(content);
  const left = side - 36;
  const right = width - left;
  const beside = left - 18 - 12; // what the road leaves for the castles on the sides
  const top = row - 30;
  const bottom = height - row + 34;
  const from = { x: side + more, y: row + more - 10 };
  const step = (width - 2 * from.x) / (across - 2);
  const up = row + dinner - 8; // where the road turns to the table
  const rise = (height - 2 * from.y) / 2;
  const climb = (height - from.y - up) / 2;
  const lines: Spot[][] = [];
  const tiles: Tile[] = [];
  const put = (tile: Tile, ...line: Spot[]) => {
    tiles.push(tile);
    lines.push(line);
  };
  const high = 46;
  const low = height - 50;
  put({ x: side / 2 + 4, y: high, w: side }, { x: left - 34, y: top }, { x: from.x - 10, y: top });
  for (let i = 0; i < across - 2; ++i) {
    const x = from.x + i * step;
    put({ x: x + step / 2, y: high, w: step }, { x, y: top }, { x: x + step, y: top });
  }
  put({ x: width - side / 2 - 4, y: high, w: side }, { x: width - from.x, y: top }, { x: right, y: top }, { x: right, y: from.y });
  for (let i = 0; i < 2; ++i) {
    const y = from.y + i * rise;
    put({ x: width - beside / 2 - 8, y: y + rise / 2, w: beside }, { x: right, y }, { x: right, y: y + rise });
  }
  put({ x: width - side / 2 - 4, y: low, w: side }, { x: right, y: height - from.y }, { x: right, y: bottom }, { x: width - from.x, y: bottom });
  for (let i = 0; i < across - 2; ++i) {
    const x = width - from.x - i * step;
    put({ x: x - step / 2, y: low, w: step }, { x, y: bottom }, { x: x - step, y: bottom });
  }
  put({ x: side / 2 + 4, y: low, w: side }, { x: from.x, y: bottom }, { x: left, y: bottom }, { x: left, y: height - from.y });
  for (let i = 0; i < 2; ++i) {
    const y = height - from.y - i * climb;
    put({ x: beside / 2 + 8, y: y - climb / 2, w: beside }, { x: left, y }, { x: left, y: y - climb });
  }
  // Where there are fewer castles than places, each has the road up to the next one's.
  const first = (castle: number): number => Math.floor((castle * lines.length) / castles.length);
  const roads = castles.map((_, i) => lines.slice(first(i), first(i + 1)).flat());
  const table = { x: side + 8, y: row + 12, w: width - 2 * side - 16, h: dinner - 24 };
  const middle = table.y + table.h / 2;
  const corners = [lines[0]![0]!, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }, { x: left, y: middle }, { x: table.x, y: middle }];
  return {
    width,
    height,
    castles: castles.map((_, i) => tiles[first(i)]!),
    spaces: castles.flatMap((castle, i) => spread(roads[i]!, castle.spaces)),
    seats: seatsAt(edition.table_seats, table.x + 26, middle, table.w - 40, 27),
    table,
    road: roadThrough(corners, 40),
    trees: [
      ...between(tiles.slice(0, across), { x: -4, y: 10 }),
      ...between(tiles.slice(across + 2, 2 * across + 2), { x: 4, y: 16 }),
    ],
    inner: { x: side + 4, y: row + dinner + 4, w: width - 2 * side - 8, h: inside - dinner - 14 },
    pawn: 24,
    stone: roomiest(roads, castles, 34),
    chair: seatRoom(edition.table_seats, table.w - 40, 28),
  };
}

function winding(edition: AdelEdition, width: number, most: number): Unscaled {
  const castles = edition.track;
  // A castle with many spaces has a longer part of a row.
  const longest = Math.max(...castles.map(({ spaces }) => spaces));
  const across = Math.max(1, Math.min(most, Math.floor(width / (14 * longest))));
  const row = 106; // lower than that of a ring
  const rows = Math.ceil(castles.length / across);
  const edge = 10;
  const w = (width - 2 * edge) / across;
  const tiles: Tile[] = [];
  const spaces: Spot[] = [];
  const lines: Spot[][] = [];
  const road: Spot[] = [];
  for (const [i, castle] of castles.entries()) {
    const r = Math.floor(i / across);
    const forward = r % 2 === 0;
    const column = forward ? i % across : across - 1 - (i % across);
    const x = edge + column * w;
    const y = r * row + row - 20;
    // Beside the bends there is less room.
    const bend = column === 0 ? 1 : column === across - 1 ? -1 : 0;
    tiles.push({ x: x + w / 2 + bend * 6, y: r * row + 33, w: bend ? w - 12 : w });
    const line = [{ x, y }, { x: x + w, y }];
    lines.push(line);
    spaces.push(...spread(forward ? line : line.reverse(), castle.spaces));
  }
  for (let r = 0; r < rows; ++r) {
    const y = r * row + row - 20;
    const ends = [{ x: edge + 6, y }, { x: width - edge - 6, y }];
    road.push(...(r % 2 === 0 ? ends : ends.reverse()));
  }
  const table = { x: edge, y: rows * row + 8, w: width - 2 * edge, h: 62 };
  const middle = table.y + table.h / 2;
  // From the last row's end down to the head of the table.
  const last = road.at(-1)!;
  road.push({ x: last.x, y: table.y + 8 });
  const seats = seatsAt(edition.table_seats, table.x + 6, middle, table.w - 12, 19);
  return {
    width,
    height: table.y + table.h + 12,
    castles: tiles,
    spaces,
    // The first seat is where the road ends.
    seats: last.x > width / 2 ? seats.reverse() : seats,
    table,
    road: roadThrough(road, 16),
    trees: [],
    inner: null,
    pawn: 17,
    stone: roomiest(lines, castles, 22),
    chair: seatRoom(edition.table_seats, table.w - 12, 18),
  };
}

// `width` is in pixels; with a `zoom` it is a ring, and the height of the `content` within is in lengths of its own.
export function planTrack(edition: AdelEdition, width: number, zoom: number | null, content: number): TrackPlan {
  if (zoom) return { ...ring(edition, width / zoom, content), zoom };
  // A wide board whose castles are too many for a ring has room for more of them in a row.
  if (width >= leastRing) return { ...winding(edition, width / 1.3, Math.floor(width / 130)), zoom: 1.3 };
  const size = width < 500 ? 1 : width / 500;
  return { ...winding(edition, width / size, width < 500 ? 4 : 5), zoom: size };
}

// A pawn beyond the last seat sits at the table all the same.
export function spotOf(plan: TrackPlan, position: number): Spot {
  const all = [...plan.spaces, ...plan.seats];
  return all[Math.min(position, all.length - 1)]!;
}

export function castleAt(edition: AdelEdition, position: number): number {
  let before = 0;
  for (const [i, castle] of edition.track.entries()) {
    before += castle.spaces;
    if (position < before) return i;
  }
  return edition.track.length; // at the table
}
