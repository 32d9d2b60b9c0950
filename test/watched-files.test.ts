import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { hasProgram } from "./has-program.ts";

type Rules = { groups: { rules: { alert: string; annotations: { runbook: string } }[] }[] };

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "umshado-watched-"));
afterAll(() => rmSync(folder, { recursive: true }));

const require = createRequire(import.meta.url);
const types = join(dirname(require.resolve("@grafana/schema/package.json")), "dist", "types");
const named = (file: string) => JSON.stringify(join(types, file));
/** Grafana publishes no types for Prometheus queries, so these copy its source. */
const shape = `
import type { Dashboard, DataQuery, FieldConfigSource, Panel, RowPanel } from ${named("index.d.ts")};
import type { FieldConfig, Options } from ${named("raw/composable/timeseries/panelcfg/x/types.gen.d.ts")};
type Json<T> = T extends string ? \`\${T}\` : T extends number | boolean | null | undefined ? T
  : T extends (infer E)[] ? Json<E>[] : { [K in keyof T]: Json<T[K]> };
type Fields = Omit<FieldConfigSource, "defaults"> & { defaults: Omit<FieldConfigSource["defaults"], "custom"> & { custom: FieldConfig } };
type Query = DataQuery & { expr: string; legendFormat: string };
type Chart = Omit<Panel, "type" | "options" | "fieldConfig" | "targets"> & { type: "timeseries"; options: Options; fieldConfig: Fields; targets: Query[] };
export const dashboard: Json<Omit<Dashboard, "panels"> & { panels: (Chart | RowPanel)[] }> =`;

/** One compiler run for all dashboards, since reading the types is slow. */
function errorsOf(texts: readonly string[]): string[][] {
  const files = texts.map((_, at) => `dashboard-${at}.ts`);
  for (const [at, file] of files.entries()) writeFileSync(join(folder, file), `${shape} ${texts[at]};\n`);
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig", "--pretty", "false"];
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const { status, stdout } = spawnSync(tsc, [...options, ...files], { cwd: folder, encoding: "utf8" });
  const lines = stdout.split("\n").filter((line) => /error TS/.test(line));
  const failures = files.map((file) => lines.filter((line) => line.startsWith(`${file}(`)));
  const others = lines.length - failures.flat().length;
  if (others > 0 || (status !== 0) !== lines.length > 0) throw new Error(`tsc ended with ${status}:\n${stdout}`);
  return failures;
}

const dashboard = readFileSync("ops/grafana/umshado.json", "utf8");
const spoilt: [string, string, string][] = [
  ["an unknown field of the dashboard", '"editable"', '"editabel"'],
  ["a chart that no panel is", '"timeseries"', '"timeserie"'],
  ["a word that an option does not know", '"displayMode": "list"', '"displayMode": "lists"'],
  ["an unknown field of a chart's lines", '"fillOpacity"', '"fillOpacitie"'],
  ["a query without its letter", '"refId": "A",', ""],
];

test("the dashboard is one of Grafana's own schema, in which what is wrong is found", () => {
  expect(spoilt.filter(([, right]) => !dashboard.includes(right))).toEqual([]);
  const [own, ...others] = errorsOf([dashboard, ...spoilt.map(([, right, wrong]) => dashboard.replace(right, wrong))]);
  expect(own).toEqual([]);
  expect(spoilt.filter((_, at) => !others[at]?.length).map(([what]) => what)).toEqual([]);
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

test("every alert names what is to be done, and every heading of an alert has its alert", () => {
  const { groups } = parse(readFileSync("ops/prometheus/alerts.yml", "utf8")) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  const headings = [...readFileSync("docs/operations.md", "utf8").matchAll(/^#+ (.+)$/gm)].map(([, each = ""]) => each);
  const anchors = new Set(headings.map((each) => `docs/operations.md#${anchorOf(each)}`));
  expect(rules.map(({ annotations }) => annotations.runbook).filter((each) => !anchors.has(each))).toEqual([]);
  expect(headings.filter((each) => each.startsWith("Umshado"))).toEqual(rules.map(({ alert }) => alert));
});

test("links within the operations' document lead to its headings", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const anchors = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, each = ""]) => anchorOf(each)));
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, each = ""]) => each);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((each) => !anchors.has(each))).toEqual([]);
});

test.skipIf(!hasProgram("promtool"))("Prometheus accepts its configuration, and the alert rules", () => {
  const { stdout, stderr } = spawnSync("promtool", ["check", "config", "ops/prometheus/prometheus.yml"], {
    encoding: "utf8",
  });
  expect(`${stdout}${stderr}`).toMatch(/1 rule files found[^]*SUCCESS: \d+ rules found/);
});
