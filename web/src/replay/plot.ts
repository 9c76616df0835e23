// The chart's drawing by uPlot, which is loaded with this file when the chart is first looked at.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { apart, type Standings } from './standings';

export interface Line {
  name: string;
  color: string;
  dash: number[];
}

export interface Look {
  ink: string;
  grid: string;
  now: string;
  font: string;
  round: string; // what the lower axis counts
}

const labelGap = 15;
const labelFont = 12.5;
const mostRoom = 0.4; // of the drawing; where names want more they stand in the legend alone

// Room for the longest name, or for none.
function roomForNames({ ctx: context, width }: uPlot, lines: Line[], look: Look): number {
  context.save();
  context.font = `600 ${labelFont}px ${look.font}`;
  const room = Math.ceil(Math.max(...lines.map(({ name }) => context.measureText(name).width))) + 12;
  context.restore();
  return room <= mostRoom * width ? room : 0;
}

// Everybody's name at the end of their line, so that nobody has to compare colours.
function writeNames(plot: uPlot, lines: Line[], { scores }: Standings, look: Look): void {
  const { ctx: context, bbox } = plot;
  if (roomForNames(plot, lines, look) === 0) return;
  const ratio = devicePixelRatio;
  const ends = scores.map((all) => plot.valToPos(all.at(-1) ?? 0, 'y', true));
  const placed = apart(ends, labelGap * ratio, bbox.top, bbox.top + bbox.height);
  context.save();
  context.font = `600 ${labelFont * ratio}px ${look.font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  lines.forEach(({ name, color }, seat) => {
    context.fillStyle = color;
    context.fillText(name, bbox.left + bbox.width + 8 * ratio, placed[seat]!);
  });
  context.restore();
}

function drawNow(plot: uPlot, rounds: number, color: string): void {
  const { ctx: context, bbox } = plot;
  const x = Math.round(plot.valToPos(rounds, 'x', true));
  context.save();
  context.strokeStyle = color;
  context.lineWidth = 2 * devicePixelRatio;
  context.beginPath();
  context.moveTo(x, bbox.top);
  context.lineTo(x, bbox.top + bbox.height);
  context.stroke();
  context.restore();
}

export function plot(
  place: HTMLElement,
  standings: Standings,
  lines: Line[],
  look: Look,
  now: () => number,
  choose: (round: number) => void,
): uPlot {
  const axis = { stroke: look.ink, font: `12px ${look.font}`, grid: { stroke: look.grid, width: 1 }, ticks: { stroke: look.grid, width: 1 } };
  const drawn = new uPlot(
    {
      width: Math.max(place.clientWidth, 200),
      height: 250,
      padding: [12, (self) => roomForNames(self, lines, look) || 12, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 8 } },
      scales: { x: { time: false }, y: { range: (_plot, low, high) => [Math.min(0, low), Math.max(high, 5) * 1.05] } },
      axes: [
        { ...axis, label: look.round, labelFont: `600 12px ${look.font}`, labelSize: 20, size: 32, incrs: [1, 2, 5, 10, 20] },
        { ...axis, size: 38, incrs: [1, 2, 5, 10, 20] },
      ],
      series: [{}, ...lines.map(({ name, color, dash }) => ({ label: name, stroke: color, width: 2.4, dash, points: { show: false } }))],
      hooks: {
        drawClear: [(self) => drawNow(self, now(), look.now)],
        draw: [(self) => writeNames(self, lines, standings, look)],
      },
    },
    [standings.rounds, ...standings.scores],
    place,
  );
  drawn.over.addEventListener('click', () => {
    const left = drawn.cursor.left ?? -1;
    if (left >= 0) choose(Math.round(drawn.posToVal(left, 'x')));
  });
  return drawn;
}
