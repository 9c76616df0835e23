// What a question is about on the map: the noble, the roads that lead on, and whatever the compasses point to. Where the
// whole map is too small to read, this part of it is shown.
import type { MilleEdition } from '../table/editions';
import type { MilleView, Question } from '../table/letters';
import { type Chart, height, type Point, width } from './chart';

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// A city with its towers above and its name and task below; the plate of a road, and some of the road.
const around = { city: { x: 110, up: 96, down: 112 }, plate: { x: 60, up: 60, down: 60 } };

export function focus(edition: MilleEdition, view: MilleView, question: Question, compasses: readonly string[], plan: Chart): Frame {
  const frame: Frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (at: Point | undefined, { x, up, down }: { x: number; up: number; down: number }): void => {
    if (!at) return;
    frame.left = Math.min(frame.left, at.x - x);
    frame.right = Math.max(frame.right, at.x + x);
    frame.top = Math.min(frame.top, at.y - up);
    frame.bottom = Math.max(frame.bottom, at.y + down);
  };
  const here = view.cities[view.noble] ?? '';
  const open = question.phase === 'go' ? question.moves.map((move) => move.slice(3)) : edition.roads.filter(({ ends }) => ends.includes(here)).map(({ letter }) => letter);
  add(plan.cities.get(here), around.city);
  for (const letter of new Set([...open, ...compasses])) add(plan.ways.get(letter)?.plate, around.plate);
  return {
    left: Math.max(0, frame.left), top: Math.max(0, frame.top), right: Math.min(width, frame.right), bottom: Math.min(height, frame.bottom),
  };
}

export interface Sight {
  // The map's own size in pixels, and where its upper left corner lies in the window.
  wide: number;
  high: number;
  x: number;
  y: number;
}

const most = 1.7; // times as large as the whole map
const stretch = 1.18; // on a small screen the land is a little taller than it is

// The frame in the middle of a window of so many pixels, as large as it fits, and nothing beyond the edges of the map.
export function sightOf({ left, top, right, bottom }: Frame, room: { width: number; height: number }): Sight {
  const tall = (height / width) * stretch;
  const whole = Math.min(room.width, room.height / tall);
  const fits = Math.min((room.width * width) / (right - left), (room.height * height) / (bottom - top) / tall);
  const wide = Math.max(whole, Math.min(room.width * most, fits));
  const high = wide * tall;
  const shift = (size: number, window: number, middle: number): number =>
    size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, window / 2 - middle * size));
  return { wide, high, x: shift(wide, room.width, (left + right) / 2 / width), y: shift(high, room.height, (top + bottom) / 2 / height) };
}
