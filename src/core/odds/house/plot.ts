export type Point = { readonly x: number; readonly y: number };
/** How the numbers of an axis are said: a chance in percent, money in dollars. */
type Unit = 'percent' | 'dollars';
export type PlotOptions = {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly unit?: Unit | undefined;
};

/** A plot for the terminal: a column a step, the y axis at the left, so many columns wide and rows high. */
export const plotText = (
  points: readonly Point[],
  { title, x, y, unit, columns, rows }: PlotOptions & { readonly columns: number; readonly rows: number },
): string => {
  if (points.length === 0) return `${title}\n(nothing to plot)`;
  const range = rangeOf(points);
  const heights = Array.from({ length: columns }, (_, column) => {
    const at = range.left + (range.right - range.left) * (columns === 1 ? 0 : column / (columns - 1));
    return Math.round(((valueAt(points, at) - range.low) / range.height) * (rows * 8));
  });
  const labels = [inUnit(range.high, unit), inUnit(range.low, unit)];
  const width = Math.max(...labels.map(label => label.length));
  const lines = Array.from({ length: rows }, (_, row) => {
    const label = row === 0 ? labels[0]! : row === rows - 1 ? labels[1]! : '';
    const cells = heights.map(height => EIGHTHS[Math.min(8, Math.max(0, height - 8 * (rows - 1 - row)))]!);
    return `${label.padStart(width)} ┤${cells.join('')}`;
  });
  const axis = `${' '.repeat(width)} └${'─'.repeat(columns)}`;
  const [left, right] = [short(range.left), short(range.right)];
  const scale = `${left}${right.padStart(Math.max(right.length + 1, columns - left.length))}`;
  return [`${title} (${y})`, ...lines, axis, `${' '.repeat(width + 2)}${scale} ${x}`].join('\n');
};

const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** The same as a drawing of its own, 640 by 360, with a line across for each number of the axis. */
export const plotSvg = (points: readonly Point[], { title, x, y, unit }: PlotOptions): string => {
  const range = rangeOf(points.length === 0 ? [{ x: 0, y: 0 }] : points);
  const across = (at: number): string => (70 + (540 * (at - range.left)) / (range.right - range.left || 1)).toFixed(1);
  const down = (at: number): string => (310 - (260 * (at - range.low)) / range.height).toFixed(1);
  const path = points.map(point => `${across(point.x)},${down(point.y)}`).join(' ');
  const [upward, along] = [ticksOf(range.low, range.high), ticksOf(range.left, range.right)];
  const text = (at: string, anchor: string, words: string): string =>
    `<text ${at} text-anchor="${anchor}">${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img" aria-label="${escaped(title)}">`,
    '<g font-family="sans-serif" font-size="12" fill="currentColor">',
    text('x="320" y="24" font-size="15"', 'middle', title),
    ...upward.map(tick => text(`x="62" y="${(Number(down(tick)) + 4).toFixed(1)}"`, 'end', inUnit(tick, unit))),
    ...along.map(tick => text(`x="${across(tick)}" y="326"`, 'middle', short(tick))),
    text('x="340" y="348"', 'middle', x),
    text('x="14" y="180" transform="rotate(-90 14 180)"', 'middle', y),
    '</g>',
    ...upward.map(tick => `<path d="M70 ${down(tick)}H610" fill="none" stroke="currentColor" opacity="0.2"/>`),
    ...along.map(tick => `<path d="M${across(tick)} 310v5" fill="none" stroke="currentColor"/>`),
    '<path d="M70 50V310H610" fill="none" stroke="currentColor"/>',
    `<polyline points="${path}" fill="none" stroke="#2563eb" stroke-width="2"/>`,
    '</svg>',
  ].join('\n');
};

type Range = {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly height: number;
};

const rangeOf = (points: readonly Point[]): Range => {
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
  const [low, high] = [Math.min(0, ...ys), Math.max(...ys)];
  return { left: Math.min(...xs), right: Math.max(...xs), low, high, height: high - low || 1 };
};

/** Between two points the line is straight. */
const valueAt = (points: readonly Point[], at: number): number => {
  const sorted = points.toSorted((a, b) => a.x - b.x);
  const after = sorted.findIndex(point => point.x >= at);
  const [from, to] = [sorted[Math.max(0, after - 1)]!, sorted[after] ?? sorted.at(-1)!];
  return to.x === from.x ? to.y : from.y + ((to.y - from.y) * (at - from.x)) / (to.x - from.x);
};

/** Three to six round numbers from one end to the other. */
const ticksOf = (from: number, to: number): readonly number[] => {
  const span = to - from;
  if (span <= 0) return [from];
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const step = power * ([5, 2, 1].find(each => span / (each * power) >= 3) ?? 1);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, place) => Number(((first + place) * step).toPrecision(12)));
};

const inUnit = (n: number, unit: Unit | undefined): string => {
  if (unit === 'percent') return `${Number((n * 100).toPrecision(3))}%`;
  return unit === 'dollars' ? `$${n.toLocaleString('en-US', { maximumFractionDigits: n < 10 ? 4 : 0 })}` : short(n);
};

const short = (n: number): string => (Number.isInteger(n) ? `${n}` : n.toPrecision(4));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
