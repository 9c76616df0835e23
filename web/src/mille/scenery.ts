// What grows on a map of one's own: the house has drawn only northern Italy. Hills, cypresses and fields, wherever neither a
// city with its name nor a road is in the way; the same ones every time.
import type { Chart, Point } from './chart';

export interface Growth extends Point {
  kind: 'hill' | 'cypress' | 'field';
  size: number;
}

const apart = 84; // from one to the next
const kinds: Growth['kind'][] = ['hill', 'cypress', 'field', 'cypress'];

// A number from 0 to 1 that looks drawn and is not.
const drawn = (x: number, y: number): number => {
  const wild = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wild - Math.floor(wild);
};

const near = (a: Point, b: Point, room: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) < room;
// A city is drawn above its place; its name and a task lie below.
const hides = (city: Point, { x, y }: Point): boolean => Math.abs(x - city.x) < 120 && y > city.y - 90 && y < city.y + 125;

export function scenery({ cities, ways }: Pick<Chart, 'cities' | 'ways'>, width: number, height: number): Growth[] {
  const towns = [...cities.values()];
  const roads = [...ways.values()].flatMap((way) => [...way.points, way.plate]);
  const found: Growth[] = [];
  for (let row = 0.6; row * apart < height - 20; ++row) {
    for (let column = 0.6; column * apart < width - 20; ++column) {
      const place = { x: (column + drawn(column, row) * 0.5 - 0.25) * apart, y: (row + drawn(row, column) * 0.5 - 0.25) * apart };
      if (drawn(column + row, 7) < 0.3) continue;
      if (towns.some((city) => hides(city, place)) || roads.some((point) => near(point, place, 62))) continue;
      found.push({ ...place, kind: kinds[Math.floor(drawn(row * 3, column) * kinds.length)]!, size: 0.7 + drawn(column, row + 5) * 0.4 });
    }
  }
  return found;
}
