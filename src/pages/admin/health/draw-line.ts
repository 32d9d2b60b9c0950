export type PlotPoint = { at: number; value: number | null };

type Frame = { from: number; until: number; step_ms: number; most: number; width: number; height: number };

/** Keeps the stroke inside at top and bottom. */
const edge = 2;

/** Missing values make gaps; a single value is a dot. */
export function drawLine(spots: readonly PlotPoint[], { from, until, step_ms, most, width, height }: Frame): string {
  const x = (at: number) => round(((at - from) / (until - from)) * width);
  const y = (value: number) => round(height - edge - (most === 0 ? 0 : value / most) * (height - 2 * edge));
  let path = "";
  let before: number | null = null;
  for (const { at, value } of spots) {
    if (value === null) {
      before = null;
      continue;
    }
    const joins = before !== null && at - before <= 1.5 * step_ms;
    // a zero-length line with round caps draws a dot
    path += joins ? `L${x(at)} ${y(value)}` : `M${x(at)} ${y(value)}h0`;
    before = at;
  }
  return path;
}

const round = (number: number) => Math.round(number * 10) / 10;
