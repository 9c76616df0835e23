// Editions of one's own on the board: every size is the edition's, never that of the printed ones.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../src/adel/pictures';
import { planTrack, ringZoom, type Spot, spotOf } from '../src/adel/track';
import { chart, foot, width as mapWidth } from '../src/mille/chart';
import { distances } from '../src/mille/map';
import { dyeOf, prices, strokesOf } from '../src/mille/paint';
import { where } from '../src/mille/where';
import type { AdelEdition, MilleEdition } from '../src/table/editions';
import { liveryOf } from '../src/table/seats';

// The examples of the document about editions.
const doc = readFileSync(new URL('../../docs/editions.md', import.meta.url), 'utf8');
const [adel, mille] = [...doc.matchAll(/```json\n([^`]*)```/g)].map((found) => JSON.parse(found[1]!)) as [AdelEdition, MilleEdition];
const classic = JSON.parse(readFileSync(new URL('../../data/adel-classic.json', import.meta.url), 'utf8')) as AdelEdition;

// So many castles after the club, of so many spaces each.
const winding = (castles: number, spaces: number, table_seats: number): AdelEdition => ({
  ...adel,
  table_seats,
  track: [{ castle: 'Club', spaces: 1, points: [2, 1] }, ...Array.from({ length: castles }, (_, i) => ({ castle: `C${i}`, spaces, points: [4, 2] as [number, number] }))],
});
const closest = (spots: Spot[]): number =>
  Math.min(...spots.slice(1).map((spot, i) => Math.hypot(spot.x - spots[i]!.x, spot.y - spots[i]!.y)));

describe('the track of Adel Verpflichtet', () => {
  const tracks: [string, AdelEdition][] = [
    ['of the document', adel], ['as printed', classic], ['with one castle', winding(1, 1, 12)], ['with two long ones', winding(2, 30, 30)],
    ['with nine', winding(9, 3, 20)], ['with 24', winding(24, 1, 40)], ['with 60', winding(60, 1, 35)], ['with 80 seats', winding(5, 3, 80)],
  ];
  describe.each(tracks)('%s', (_, edition) => {
    test.each([348, 376, 754, 890, 1150, 1400])('has all its spaces and seats on %i pixels, each apart', (pixels) => {
      const plan = planTrack(edition, pixels, ringZoom(edition, pixels, Infinity, 300, 90), 300);
      const spaces = edition.track.reduce((sum, castle) => sum + castle.spaces, 0);
      expect([plan.castles.length, plan.spaces.length, plan.seats.length]).toEqual([edition.track.length, spaces, edition.table_seats]);
      for (const { x, y } of [...plan.castles, ...plan.spaces, ...plan.seats]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(plan.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(plan.height);
      }
      expect(plan.stone).toBeGreaterThan(2);
      expect(closest(plan.spaces)).toBeGreaterThanOrEqual(plan.stone * 0.7); // round a corner they come a little nearer
      expect(plan.chair).toBeGreaterThan(2);
      expect(spotOf(plan, spaces + edition.table_seats - 1)).toEqual(plan.seats.at(-1));
      // Castles beside each other have room for their drawings.
      for (const { w } of plan.castles) expect(w).toBeGreaterThan(60);
    });
  });

  test('few castles stand all round, as many as there are; too many wind', () => {
    const ring = (edition: AdelEdition, room = Infinity) => ringZoom(edition, 1150, room, 360, 100);
    const { spaces, width } = planTrack(adel, 1150, ring(adel), 300);
    expect(Math.max(...spaces.map(({ x }) => x))).toBeGreaterThan(width * 0.7);
    expect(ring(adel)).not.toBeNull();
    expect(ring(classic)).not.toBeNull();
    expect(ring(winding(60, 1, 35))).toBeNull();
  });

  // Boards beside the desk, of windows from 1024 × 768 to 2560 × 1440.
  test.each([[636, 694], [825, 646], [825, 726], [882, 694], [930, 826], [1247, 1006], [1690, 1366]])('a ring on %i × %i pixels is seen as a whole', (width, room) => {
    const zoom = ringZoom(classic, width, room, 360, 100)!;
    const plan = planTrack(classic, width, zoom, 360);
    expect(plan.inner).not.toBeNull();
    expect((plan.height + 100) * zoom).toBeLessThanOrEqual(room + 1);
    expect(plan.width * zoom).toBeCloseTo(width);
  });

  test('a card is drawn as its own series, also where a printed one has its number', () => {
    const own: AdelEdition = { ...adel, edition: 'mine', series: [{ letter: 'A', name: 'bells', icon: 'toy' }], cards: classic.cards };
    const id = classic.cards.find(({ series }) => series === 'A')!.id;
    expect(pictureOf(own, id)).toEqual({ icon: 'plastic-duck' });
    expect(pictureOf({ ...own, series: [{ letter: 'A', name: 'bells', icon: 'bell' }] }, id)).toEqual({ icon: 'gavel' });
    expect(pictureOf(classic, id)).not.toEqual({ icon: 'plastic-duck' });
  });

  test('whatever the colours are called, no two lords look alike', () => {
    const colors = ['ultramarine', 'blue', 'Sienna', 'ochre', 'white', 'Rosé'];
    const worn = colors.map((_, seat) => liveryOf(colors, seat));
    expect(new Set(worn).size).toBe(6);
    expect([worn[1], worn[4]]).toEqual(['blue', 'white']);
  });
});

describe('the map of Mille Grazie', () => {
  const corners: MilleEdition = {
    ...mille,
    cities: [{ name: 'A', x: 0, y: 0 }, { name: 'B', x: 100, y: 0 }, { name: 'C', x: 0, y: 100 }, { name: 'D', x: 100, y: 100 }],
    roads: [
      { letter: 'A', name: 'a', ends: ['A', 'B'], color: 'ochre' }, { letter: 'B', name: 'b', ends: ['B', 'D'], color: 'blue' },
      { letter: 'C', name: 'c', ends: ['D', 'C'], color: 'ink' }, { letter: 'D', name: 'd', ends: ['C', 'A'], color: 'ochre' },
    ],
    loss: { ochre: 0, blue: 2, ink: 5 },
  };

  test('keeps what is drawn and written at a city within its edges, and off its foot', () => {
    for (const { x, y } of chart(corners).cities.values()) {
      expect(x).toBeGreaterThan(90);
      expect(x).toBeLessThan(mapWidth - 90);
      expect(y).toBeGreaterThan(85);
      expect(y).toBeLessThan(foot - 110);
    }
    expect(chart(corners).growths.length).toBeGreaterThan(5);
  });

  test('paints colours of any name, and tells by strokes what they cost (M9)', () => {
    const dyes = ['ochre', 'blue', 'ink'].map((color) => dyeOf(corners, color));
    expect(new Set(dyes).size).toBe(3);
    expect(dyes[1]).toBe('blue');
    expect(['ochre', 'blue', 'ink'].map((color) => strokesOf(corners, color))).toEqual([1, 2, 3]);
    expect(prices(corners)).toEqual([{ loss: 0, colors: ['ochre'] }, { loss: 2, colors: ['blue'] }, { loss: 5, colors: ['ink'] }]);
  });

  test('tells how far it is where two cities have thirteen roads between them', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const dense: MilleEdition = {
      ...corners, roads: letters.map((letter) => ({ letter, name: letter, ends: letter < 'N' ? ['A', 'B'] : ['B', 'C'], color: 'blue' })),
    };
    expect(distances(dense, 'C').get('A')).toBe(2);
  });

  test('finds a task whatever its cities are called', () => {
    expect(where({ event: 'laid', task: 'San "M"-L\\aquila' })).toBe('[data-piece="task:San \\"M\\"-L\\\\aquila"]');
  });
});
