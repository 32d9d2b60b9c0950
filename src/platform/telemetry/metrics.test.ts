import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { openMetrics, type Measured } from "./metrics.ts";
import { announce } from "./signals.ts";

const counts = { hits: 3, misses: 1, evicted_by_change: 0, evicted_for_room: 2, entries: 2, size: 4_096 };
const usual: Measured = {
  pageCache: { counts },
  live: { size: 2 },
  pools: () => [{ name: "umshado", total: 4, idle: 1, waiting: 7, max: 10 }],
  queue: async () => [{ name: "deliver_letter", waiting: 3, active: 1, failed: 0, oldest_seconds: 12 }],
  backedUpAt: async () => new Date(Date.now() - 7_200_000),
};

function open(measured: Partial<Measured> = {}) {
  const { registry, stop } = openMetrics({ ...usual, ...measured });
  onTestFinished(stop);
  return registry;
}

test("a gauge is reported with its current value", async () => {
  const text = await open().metrics();
  for (const line of [
    'umshado_page_cache_evictions_total{reason="room"} 2',
    "umshado_page_cache_bytes 4096",
    "umshado_streams_open 2",
    'umshado_database_connections{pool="umshado",state="waiting"} 7',
    'umshado_queue_jobs{job="deliver_letter",state="waiting"} 3',
    'umshado_queue_oldest_seconds{job="deliver_letter"} 12',
    "umshado_database_up 1",
  ])
    expect(text.split("\n")).toContain(line);
});

test("a gauge has the age of the newest backup", async () => {
  const age = /^umshado_backup_age_seconds ([\d.]+)$/m.exec(await open().metrics())?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(7_200);
  expect(await open({ backedUpAt: undefined }).metrics()).not.toContain("umshado_backup_age_seconds");
});

test("while the database is away the other metrics are reported", async () => {
  const text = await open({ queue: () => Promise.reject(new Error("away")) }).metrics();
  expect(text.split("\n")).toContain("umshado_database_up 0");
  expect(text).not.toContain("umshado_queue_jobs{");
  expect(text).toContain("process_resident_memory_bytes");
});

test("a slow query and a failed one are counted separately", async () => {
  const registry = open();
  announce("query", { statement: "select 1", seconds: 0.1, hasFailed: false });
  announce("query", { statement: "select 2", seconds: 0.6, hasFailed: false });
  announce("query", { statement: "select 3", seconds: 0.1, hasFailed: true });
  announce("fault", { event: "unexpected failure" });
  const lines = (await registry.metrics()).split("\n");
  expect(lines).toContain("umshado_database_slow_queries_total 1");
  expect(lines).toContain("umshado_database_failed_queries_total 1");
  expect(lines).toContain("umshado_database_query_duration_seconds_count 3");
  expect(lines).toContain("umshado_faults_total 1");
});

test("an email outcome that never occurred is reported as 0, so that its first time is a rise", async () => {
  const registry = open();
  announce("mail", { outcome: "failed" });
  const lines = (await registry.metrics()).split("\n").filter((line) => line.startsWith("umshado_mails_total{"));
  const expected = [
    ["sent", 0],
    ["delayed", 0],
    ["failed", 1],
    ["suppressed", 0],
  ].map(([outcome, count]) => `umshado_mails_total{outcome="${outcome}"} ${count}`);
  expect(lines).toEqual(expected);
});

const rulesFile = "ops/prometheus/alerts.yml";
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] };

const rules = () => (parse(readFileSync(rulesFile, "utf8")) as Rules).groups.flatMap((group) => group.rules);
const dashboard = () => JSON.parse(readFileSync("ops/grafana/umshado.json", "utf8")) as Dashboard;
const shown = () => dashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

function namesOf(expr: string) {
  const names = expr.match(/\b(?:umshado|nodejs|process)_\w+/g) ?? [];
  const labels = [...expr.matchAll(/by \(([^)]*)\)|\{([^}]*)\}/g)].flatMap(([, by = "", given = ""]) =>
    [...by.split(","), ...given.split(",").map((one) => one.split(/[=!~]/)[0] ?? "")].map((one) => one.trim()),
  );
  return { names: names.map((name) => name.replace(/_(?:bucket|count|sum)$/, "")), labels: labels.filter(Boolean) };
}

test("dashboard and alert rules name what is exported, and all of ours is on the dashboard", async () => {
  const exported = (await open().getMetricsAsJSON()).map(({ name }) => name);
  const alerts = rules().map(({ expr }) => expr);
  for (const expr of [...shown(), ...alerts]) {
    expect(namesOf(expr).names.filter((name) => !exported.includes(name))).toEqual([]);
    expect([...known, ...namesOf(expr).labels].filter((label) => !known.includes(label))).toEqual([]);
  }
  const ours = exported.filter((name) => name.startsWith("umshado_"));
  const onDashboard = new Set(shown().flatMap((expr) => namesOf(expr).names));
  expect(ours.filter((name) => !onDashboard.has(name))).toEqual([]);
  for (const { annotations } of rules())
    expect(Object.keys(annotations)).toEqual(["summary", "description", "runbook"]);
});

const known = ["route", "method", "status", "limit", "outcome", "reason", "job", "state", "pool", "form", "le"];
