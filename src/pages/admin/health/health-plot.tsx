import { classNames } from "../../../ui/class-names.ts";
import { drawLine, type PlotPoint } from "./draw-line.ts";
import styles from "./health-plot.module.css";

export type Series = { name: string; spots: readonly PlotPoint[] };

interface HealthPlotProps {
  title: string;
  series: readonly Series[];
  format: (value: number) => string;
  from: number;
  until: number;
  /** Values further apart leave a gap. */
  step_ms: number;
}

const width = 288;
const height = 72;

export function HealthPlot({ title, series, format, from, until, step_ms }: HealthPlotProps) {
  const values = series.flatMap(({ spots }) => spots.flatMap(({ value }) => (value === null ? [] : [value])));
  const most = Math.max(0, ...values);
  const summary = series.map((each) => describeSeries(each, format)).join(" ");
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h3>{title}</h3>
        <ul>
          {series.map(({ name, spots }, index) => (
            <li key={name}>
              <i aria-hidden="true" className={classNames(styles.mark, index > 0 && styles.second)} />
              {name} <b>{formatLast(spots, format)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {series.map(({ name, spots }, position) => (
          <path
            key={name}
            className={classNames(styles.line, position > 0 && styles.second)}
            d={drawLine(spots, { from, until, step_ms, most, width, height })}
          />
        ))}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>24 hours ago</span>
        <span>at most {format(most)}</span>
        <span>now</span>
      </p>
    </figure>
  );
}

function formatLast(spots: readonly PlotPoint[], format: (value: number) => string): string {
  const last = spots.at(-1)?.value ?? null;
  return last === null ? "–" : format(last);
}

function describeSeries({ name, spots }: Series, format: (value: number) => string): string {
  const values = spots.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length === 0) return `${name}: nothing.`;
  return `${name}: from ${format(Math.min(...values))} to ${format(Math.max(...values))}, last ${formatLast(spots, format)}.`;
}
