// Where everything lies on the drawn map: cities at the edition's places, roads as curves that keep clear of the
// cities they do not serve, and each road's plate where no other plate or city is in its way.
import type { MilleEdition } from '../table/editions';
import { type Growth, scenery } from './scenery';

export const width = 1000;
export const height = 940;

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  letter: string;
  // The curve from the first end over one control point to the second.
  from: Point;
  over: Point;
  to: Point;
  // Some of its points, for whatever must not come too near.
  points: Point[];
  plate: Point;
}

export interface Chart {
  // Whether it is the land that the house has drawn, northern Italy between two seas.
  coasts: boolean;
  cities: Map<string, Point>;
  ways: Map<string, Way>;
  // How far to the side of its city a task lies, in halves of its own width.
  shifts: Map<string, number>;
  // What grows where nobody has drawn a land.
  growths: Growth[];
  // Where cities are many, everything at them is smaller: 1 and less.
  crowd: number;
}

const bends = [0.05, -0.05, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42];
const places = [0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7];

const apart = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2; // squared: roots are slow
const distance = (a: Point, b: Point): number => Math.sqrt(apart(a, b));
const touches = (a: Point, b: Point, room: number): boolean => apart(a, b) < room * room;

// A map of one's own keeps its edges free for what is drawn and written at a city, and its foot for the key and the piles.
export const foot = 830;
const placed = ({ x, y }: Point, coasts: boolean): Point =>
  coasts ? { x: x * 9.7 + 15, y: y * 9.6 + 36 } : { x: 96 + x * 8.08, y: 92 + y * 6.1 };

export function along(way: Pick<Way, 'from' | 'over' | 'to'>, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return {
    x: a * way.from.x + b * way.over.x + c * way.to.x,
    y: a * way.from.y + b * way.over.y + c * way.to.y,
  };
}

export const line = ({ from, over, to }: Way): string => `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;

const samples = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88];

// How much a thing at a point is in the way of another that wants so much room.
const crowding = (a: Point, b: Point, room: number): number =>
  touches(a, b, room) ? (room - distance(a, b)) ** 2 : 0;

// Under each city its name and a task are written.
const underName = (city: Point, plate: Point): number => {
  const [dx, dy] = [Math.abs(plate.x - city.x), plate.y - city.y];
  return dx < 140 && dy > -10 && dy < 120 ? (140 - dx) * 90 : 0;
};

// What a curve passes too closely, wherever its plate stands.
function passing(points: Point[], foreign: Point[], others: Way[]): number {
  let sum = 0;
  for (const point of points) {
    for (const city of foreign) sum += crowding(point, city, 95) * 1.5;
    for (const other of others) if (other.points.some((another) => touches(point, another, 26))) sum += 900;
  }
  return sum;
}

function standing(plate: Point, cities: Point[], others: Way[]): number {
  let sum = 0;
  for (const city of cities) sum += crowding(plate, city, 92) * 2 + underName(city, plate);
  for (const other of others) {
    sum += crowding(plate, other.plate, 128) * 2;
    for (const point of other.points) sum += crowding(plate, point, 52);
  }
  return sum + crowding(plate, { x: 0, y: plate.y }, 50) + crowding(plate, { x: width, y: plate.y }, 50);
}

function bent(letter: string, from: Point, to: Point, bend: number): Way {
  const over = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend * 2,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend * 2,
  };
  const curve = { from, over, to };
  return { letter, ...curve, points: samples.map((t) => along(curve, t)), plate: along(curve, 0.5) };
}

function draw(edition: MilleEdition): Chart {
  const coasts = edition.edition === 'italia';
  const cities = new Map(edition.cities.map((city) => [city.name, placed(city, coasts)]));
  const at = (name: string): Point => cities.get(name) ?? { x: 0, y: 0 };
  const ways = new Map(edition.roads.map(({ letter, ends }) => [letter, bent(letter, at(ends[0]), at(ends[1]), 0.05)]));
  const all = [...cities.values()];
  // Each road in turn looks for its best bend among the others; after a few rounds all have found their place.
  for (let round = 0; round < 4; ++round) {
    for (const { letter, ends } of edition.roads) {
      const [from, to] = [at(ends[0]), at(ends[1])];
      const foreign = all.filter((city) => city !== from && city !== to);
      const others = [...ways.values()].filter((way) => way.letter !== letter);
      let best = Infinity;
      for (const bend of bends) {
        // Whatever is too dear already is looked at no further: all this is done before the map is first seen.
        if (Math.abs(bend) * 9000 >= best) continue;
        const way = bent(letter, from, to, bend);
        const curved = Math.abs(bend) * 9000 + passing(way.points, foreign, others);
        for (const t of places) {
          const least = curved + Math.abs(t - 0.5) * 3000;
          if (least >= best) continue;
          const plate = along(way, t);
          const price = least + standing(plate, all, others);
          if (price >= best) continue;
          best = price;
          ways.set(letter, { ...way, plate });
        }
      }
    }
  }
  return {
    coasts, cities, ways,
    shifts: shifted(cities, [...ways.values()], coasts ? onTheSea : []),
    growths: coasts ? [] : scenery({ cities, ways }, width, foot),
    crowd: Math.min(1, Math.sqrt(18 / edition.cities.length)),
  };
}

// A task lies under the name of its city, and moves aside for what it would hide or where the map ends. It is measured
// as large as it is on a phone, where everything is narrow.
const ticket = { width: 230, height: 50, under: 72 };
// What stands on the sea: the map's key and the two piles.
const onTheSea = [
  { at: { x: 145, y: 860 }, wide: 300, high: 170 },
  { at: { x: 955, y: 345 }, wide: 100, high: 230 },
];

function shifted(cities: Map<string, Point>, ways: Way[], furniture: typeof onTheSea): Map<string, number> {
  const found = new Map<string, number>();
  const lying: Point[] = [];
  for (const [name, city] of cities) {
    let best = Infinity;
    let place = city;
    for (const shift of [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85, 1.1, -1.1]) {
      const at = { x: city.x + (shift * ticket.width) / 2, y: city.y + ticket.under };
      const hides = (point: Point, wide: number, high: number): number => {
        const x = Math.max(0, (ticket.width + wide) / 2 - Math.abs(point.x - at.x));
        return x * Math.max(0, (ticket.height + high) / 2 - Math.abs(point.y - at.y));
      };
      let price = Math.abs(shift) * 1200;
      price += Math.max(0, ticket.width / 2 + 12 - at.x, at.x + ticket.width / 2 + 12 - width) * 400;
      for (const way of ways) price += hides(way.plate, 64, 64) * 2;
      for (const other of cities.values()) if (other !== city) price += hides({ x: other.x, y: other.y - 20 }, 100, 130);
      for (const other of lying) price += hides(other, ticket.width, ticket.height) * 2;
      for (const { at: point, wide, high } of furniture) price += hides(point, wide, high) * 2;
      if (price >= best) continue;
      [best, place] = [price, at];
      found.set(name, shift);
    }
    lying.push(place);
  }
  return found;
}

const drawn = new WeakMap<MilleEdition, Chart>();

export function chart(edition: MilleEdition): Chart {
  let found = drawn.get(edition);
  if (!found) drawn.set(edition, (found = draw(edition)));
  return found;
}

// The road that a finger meant: the nearest one, unless none is near.
export function nearest(chart: Chart, point: Point, room: number): string | null {
  let [best, found] = [room, null as string | null];
  for (const way of chart.ways.values()) {
    const plate = distance(point, way.plate) - 18;
    const curve = Math.min(...Array.from({ length: 25 }, (_, i) => distance(point, along(way, 0.1 + i / 31))));
    const near = Math.min(plate, curve);
    if (near < best) [best, found] = [near, way.letter];
  }
  return found;
}
