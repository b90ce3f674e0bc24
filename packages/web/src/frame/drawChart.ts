import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { drawEnds, roomForEnds } from './chartEnds.ts';
import { inColour, type LineSign } from './chartSigns.ts';

interface Plotted {
  readonly turns: readonly number[];
  readonly lines: readonly {
    readonly values: readonly (number | null)[];
    readonly colour: string;
    readonly dash: readonly number[];
    readonly sign: LineSign;
    /** Whether its colour has to be set off from the paper. */
    readonly cased: boolean;
  }[];
  /** Whether values are shares of one. */
  readonly shares: boolean;
  figure(value: number): string;
}

/** Steps of the upright axis: points, dollars and shares come whole. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** Steps of an axis from nothing to all. */
const QUARTERS = [0.25, 0.5, 1];

/** What a CSS colour comes to in the present theme, for the canvas. */
const resolved = (box: HTMLElement, colour: string): string => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  box.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** Draws lines over turns into `box` and keeps to its size; returns how to take them away. */
export const drawChart = (box: HTMLElement, { turns, lines, shares, figure }: Plotted): (() => void) => {
  const ink = resolved(box, 'var(--muted)');
  const strong = resolved(box, 'var(--ink)');
  const grid = { stroke: resolved(box, 'var(--rule)'), width: 1 };
  const font = '12px "Public Sans", sans-serif';
  const size = (): { width: number; height: number } => ({
    width: Math.max(120, box.clientWidth),
    height: 220,
  });
  const colour = (css: string): string => resolved(box, css);
  const endings = lines.map(({ values, sign }) => ({ values, sign: inColour(sign, colour) }));
  const ends = (drawn: uPlot): void =>
    drawEnds(drawn, endings, {
      font: `600 ${font}`,
      colour: strong,
      ...(shares ? { figure } : {}),
    });
  const cased = lines.filter((line) => line.cased);
  const edge = colour('var(--edge)');
  const plot = new uPlot(
    {
      ...size(),
      cursor: { show: false },
      legend: { show: false },
      scales: { x: { time: false }, ...(shares ? { y: { range: [0, 1] } } : {}) },
      padding: [shares ? 8 : null, roomForEnds(shares), null, null],
      hooks: { draw: [ends] },
      axes: [
        { stroke: ink, font, grid: { show: false }, incrs: [1, 2, 4, 6, 8, 12], size: 30 },
        {
          stroke: ink,
          font,
          grid,
          size: 64,
          incrs: shares ? QUARTERS : WHOLE,
          values: (_, ticks) => ticks.map((tick) => figure(tick)),
        },
      ],
      series: [
        {},
        ...cased.map(({ dash }) => ({ stroke: edge, width: 5, dash: [...dash], points: { show: false } })),
        ...lines.map(({ colour, dash }) => ({
          stroke: resolved(box, colour),
          width: 2.5,
          dash: [...dash],
          points: { size: 5 },
        })),
      ],
    },
    [[...turns], ...[...cased, ...lines].map(({ values }) => [...values])],
    box,
  );
  const watch = new ResizeObserver(() => plot.setSize(size()));
  watch.observe(box);
  return () => {
    watch.disconnect();
    plot.destroy();
  };
};
