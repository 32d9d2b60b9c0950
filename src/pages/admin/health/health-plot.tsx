import { classNames } from "../../../ui/class-names.ts";
import { drawLine, type PlotPoint } from "./draw-line.ts";
import styles from "./health-plot.module.css";

export type Line = { name: string; spots: readonly PlotPoint[] };

interface HealthPlotProps {
  title: string;
  lines: readonly Line[];
  say: (value: number) => string;
  from: number;
  until: number;
  /** Values further apart leave a gap. */
  step_ms: number;
}

const width = 288;
const height = 72;

export function HealthPlot({ title, lines, say, from, until, step_ms }: HealthPlotProps) {
  const values = lines.flatMap(({ spots }) => spots.flatMap(({ value }) => (value === null ? [] : [value])));
  const most = Math.max(0, ...values);
  const summary = lines.map((line) => describeSeries(line, say)).join(" ");
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h3>{title}</h3>
        <ul>
          {lines.map(({ name, spots }, place) => (
            <li key={name}>
              <i aria-hidden="true" className={classNames(styles.mark, place > 0 && styles.second)} />
              {name} <b>{formatLast(spots, say)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {lines.map(({ name, spots }, place) => (
          <path
            key={name}
            className={classNames(styles.line, place > 0 && styles.second)}
            d={drawLine(spots, { from, until, step_ms, most, width, height })}
          />
        ))}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>24 hours ago</span>
        <span>at most {say(most)}</span>
        <span>now</span>
      </p>
    </figure>
  );
}

function formatLast(spots: readonly PlotPoint[], say: (value: number) => string): string {
  const last = spots.at(-1)?.value ?? null;
  return last === null ? "–" : say(last);
}

function describeSeries({ name, spots }: Line, say: (value: number) => string): string {
  const values = spots.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length === 0) return `${name}: nothing.`;
  return `${name}: from ${say(Math.min(...values))} to ${say(Math.max(...values))}, last ${formatLast(spots, say)}.`;
}
