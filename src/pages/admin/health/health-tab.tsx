import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useState } from "react";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { Fetched } from "../../../client/call/fetched.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { ListTools } from "../../../client/list/list-tools.tsx";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { day_ms } from "../../../contract/durations.ts";
import { formatNumber } from "../../../contract/format.ts";
import { readHealthCall } from "../../../contract/health/calls.ts";
import type { HealthPoint } from "../../../contract/health/schema.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { Figures } from "../../../ui/data/figures.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { HealthPlot } from "./health-plot.tsx";
import { LastBackup } from "./last-backup.tsx";
import styles from "./health-plot.module.css";

type Health = AnswerOf<typeof readHealthCall>;

const views = [
  { value: "plots", label: "Charts" },
  { value: "table", label: "Table" },
] as const;

/** The last day, for sites without external metrics [admin-42]. */
export default function HealthTab() {
  const health = useFetched(readHealthCall, { as: "provider", failed: adminMessages.health_failed });
  const [view, setView] = useState<string>("plots");
  const [opened_at] = useState(() => Date.now());
  const { value, error } = health;
  const points = value?.points ?? null;
  return (
    <>
      <Figures hasFailed={error !== null} figures={figuresOf(points)} />
      {value !== null && <LastBackup backups={value.backups} now={opened_at} />}
      <ListTools
        action={
          <ActionButton variant="outline" icon={RotateCw} onPress={health.reload}>
            Refresh
          </ActionButton>
        }
      >
        <div role="group" aria-label="Show as" className={styles.view}>
          <Segments name="health" options={views} value={view} onChange={setView} />
        </div>
      </ListTools>
      <Fetched of={health} skeleton={<Skeleton height="24rem" />}>
        {(answer) => <Result health={answer} view={view} />}
      </Fetched>
    </>
  );
}

function figuresOf(points: readonly HealthPoint[] | null) {
  const sum = (read: (point: HealthPoint) => number) => points && points.reduce((all, point) => all + read(point), 0);
  return [
    { label: "Requests in 24 hours", value: sum(({ requests }) => requests) },
    { label: "Failed answers", value: sum(({ failures }) => failures) },
    { label: "Emails sent", value: sum(({ mails_sent }) => mails_sent) },
    { label: "Waiting in the queue", value: points && (points.at(-1)?.waiting ?? 0) },
  ];
}

function Result({ health: { points, step_minutes }, view }: { health: Health; view: string }) {
  if (points.length === 0)
    return (
      <EmptyState title="No measurements yet">
        The first minute appears here when it is over. Measurements are stored for a day.
      </EmptyState>
    );
  return view === "plots" ? <Plots points={points} step_minutes={step_minutes} /> : <PointTable points={points} />;
}

const plain = (value: number) => formatNumber(Math.round(value));
const inMs = (value: number) => `${formatNumber(value)}\u00A0ms`;
const inSeconds = (value: number) => `${formatNumber(value)}\u00A0s`;
const inMb = (value: number) => `${formatNumber(value)}\u00A0MB`;
const inPercent = (value: number) => `${value}\u00A0%`;

type Plotted = {
  title: string;
  format: (value: number) => string;
  series: Record<string, (point: HealthPoint) => number | null>;
};

const plotted: readonly Plotted[] = [
  { title: "Requests a minute", format: plain, series: { Requests: ({ requests, minutes }) => requests / minutes } },
  { title: "Failed answers", format: plain, series: { Failures: ({ failures }) => failures } },
  {
    title: "Response times",
    format: inMs,
    series: { Median: ({ half_ms }) => half_ms, "95\u00A0%": ({ most_ms }) => most_ms },
  },
  { title: "Waiting in the queue", format: plain, series: { Waiting: ({ waiting }) => waiting } },
  { title: "Longest wait of due work", format: inSeconds, series: { Waited: ({ oldest_seconds }) => oldest_seconds } },
  {
    title: "Emails",
    format: plain,
    series: { Sent: ({ mails_sent }) => mails_sent, "Deferred or failed": ({ mails_failed }) => mails_failed },
  },
  { title: "Memory", format: inMb, series: { Memory: ({ memory_mb }) => memory_mb } },
  { title: "Busiest process", format: inPercent, series: { Busy: ({ busy_percent }) => busy_percent } },
];

function Plots({ points, step_minutes }: Pick<Health, "points" | "step_minutes">) {
  const step_ms = step_minutes * 60_000;
  const until = Date.parse(points.at(-1)?.at ?? "") + step_ms;
  return (
    <div className={styles.plots}>
      {plotted.map(({ title, format, series }) => (
        <HealthPlot
          key={title}
          title={title}
          format={format}
          from={until - day_ms}
          until={until}
          step_ms={step_ms}
          series={Object.entries(series).map(([name, read]) => ({
            name,
            spots: points.map((point) => ({ at: Date.parse(point.at), value: read(point) })),
          }))}
        />
      ))}
    </div>
  );
}

const columns: readonly Column[] = [
  { id: "from", label: "From" },
  { id: "requests", label: "Requests" },
  { id: "failures", label: "Failed" },
  { id: "half", label: "Median" },
  { id: "most", label: "95\u00A0%" },
  { id: "waiting", label: "Waiting" },
  { id: "oldest", label: "Longest wait" },
  { id: "emails", label: "Emails sent" },
  { id: "failed", label: "Deferred or failed" },
  { id: "memory", label: "Memory" },
  { id: "busy", label: "Busy" },
];

const or = (value: number | null, format: (value: number) => string) => (value === null ? "–" : format(value));

function PointTable({ points }: { points: readonly HealthPoint[] }) {
  return (
    <DataTable
      caption="How the site did in the last day, newest first"
      columns={columns}
      rows={points.toReversed()}
      rowKey={({ at }) => at}
      cells={(point) => [
        formatDateTime(point.at),
        plain(point.requests),
        plain(point.failures),
        or(point.half_ms, inMs),
        or(point.most_ms, inMs),
        or(point.waiting, plain),
        or(point.oldest_seconds, inSeconds),
        plain(point.mails_sent),
        plain(point.mails_failed),
        inMb(point.memory_mb),
        inPercent(point.busy_percent),
      ]}
    />
  );
}
