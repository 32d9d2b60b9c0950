import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "yaml";
import { freePort } from "../../scripts/free-port.mjs";
import { hasProgram } from "../../test/has-program.ts";
import { listIds } from "../bench/list-ids.ts";
import { makeRequest } from "../faults/ask.ts";
import { untilReady } from "../faults/people.ts";
import { closeEverything, openWorld, type World } from "../faults/world.ts";
import { beginWriting, type Writing } from "../faults/writing.ts";
import { temporaryFolder, until } from "../harness/children.ts";
import { startPrometheus, type Prometheus } from "./prometheus.ts";

/**
 * Prometheus watches the built product with the files of `ops`: every alert and dashboard query must be valid and find
 * its series, and alerts must fire when their cause occurs.
 */
type Dashboard = { panels: { title: string; targets?: Query[] }[] };
type Query = { title: string; expr: string; legendFormat: string };
type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };

const { panels } = JSON.parse(readFileSync("ops/grafana/umshado.json", "utf8")) as Dashboard;
const queries = panels.flatMap(({ title, targets = [] }) => targets.map((each) => ({ ...each, title })));
const rules = (parse(readFileSync("ops/prometheus/alerts.yml", "utf8")) as Rules).groups.flatMap((each) => each.rules);

/** Grafana's values for a quarter of an hour and a 15 s scrape. */
const variables = { $__rate_interval: "1m", $__interval: "15s" };
const alert_seconds_max = 60;
const look_seconds_max = 20;
const load_milliseconds = 8_000;
const wrong: string[] = [];

function evaluate(what: string, failures: readonly string[]): void {
  console.log(`${failures.length === 0 ? "ok   " : "WRONG"} ${what}`);
  for (const each of failures) console.log(`        ${each}`);
  wrong.push(...failures);
}

/** Retries, since scrapes are late on a busy machine. */
async function evaluateEventually(what: string, look: () => Promise<string[]>): Promise<void> {
  let failures: string[] = [];
  const isWell = async () => (failures = await look()).length === 0 || pause(1_000, false);
  await until(isWell, look_seconds_max, () => what).catch(() => undefined);
  evaluate(what, failures);
}

const pages = ["/", "/providers", "/how-trust-works", "/login", "/feed.xml", "/no-such-page", "/healthz"];
const calls = ["/api/categories/with-counts", "/api/suggestions?query=dur", "/api/providers/reach"];

/** Reads all kinds of pages and calls, mostly uncached, until it is over. */
async function readAll(world: World, ids: readonly string[], isOver: () => boolean): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    const id = ids[turn % ids.length];
    const own = [`/provider/${id}`, `/api/providers/${id}`, `/api/providers?limit=24&priceFrom=${turn}`];
    for (const path of [...pages, ...calls, ...own]) await makeRequest(world, path);
    await pause(20);
  }
}

async function load(world: World, writing: Writing, ids: readonly string[]): Promise<void> {
  let isOver = false;
  const reading = readAll(world, ids, () => isOver);
  await writing.during(() => pause(load_milliseconds));
  isOver = true;
  await reading;
}

/** Signs in with wrong passwords from one network until the limit refuses. */
async function guess(world: World): Promise<void> {
  const headers = { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" };
  const body = JSON.stringify({ email: "nobody@rehearsal.example", password: "not this one" });
  const isLimited = async () =>
    (await fetch(`${world.url}/api/auth/login`, { method: "POST", headers, body })).status === 429;
  await until(isLimited, alert_seconds_max, () => "No limit stopped somebody who guesses passwords.");
}

async function expectAlert(prometheus: Prometheus, name: string, when: string): Promise<void> {
  const began = performance.now();
  const isFiring = async () =>
    (await prometheus.listRules()).some((each) => each.name === name && each.state === "firing");
  const never = await until(isFiring, alert_seconds_max, () => `${name} does not fire when ${when}.`).then(
    () => [],
    (cause: Error) => [cause.message],
  );
  evaluate(`${name} when ${when} (${((performance.now() - began) / 1000).toFixed(0)} s)`, never);
}

/** Mail that fails at first, then one permanent failure, then normal mail. */
async function rehearseMail(world: World, prometheus: Prometheus, writing: Writing, ids: string[]): Promise<void> {
  await load(world, writing, ids);
  await expectAlert(prometheus, "UmshadoMailDelayed", "no email has left since the start");
  let refused = 0;
  world.mail.reply = (step) => (step === "to" && (refused += 1) === 1 ? "550 nobody here" : "usual");
  await load(world, writing, ids);
  await expectAlert(prometheus, "UmshadoMailFails", "the mail server refuses one address for good");
}

async function rehearseDatabase(world: World, prometheus: Prometheus, ids: string[]): Promise<void> {
  await world.cluster?.stop();
  let isOver = false;
  const reading = readAll(world, ids, () => isOver);
  await expectAlert(prometheus, "UmshadoDatabaseAway", "the database is stopped");
  await expectAlert(prometheus, "UmshadoAnswersFail", "the database is stopped");
  isOver = true;
  await reading;
  await world.cluster?.start();
  await untilReady(world);
}

async function findUnlistedRules(prometheus: Prometheus): Promise<string[]> {
  const loaded = await prometheus.listRules();
  const names = new Set(loaded.map(({ name }) => name));
  const missing = rules.filter(({ alert }) => !names.has(alert)).map(({ alert }) => `${alert} is not loaded`);
  const ill = loaded.filter(({ health }) => health !== "ok");
  return [...missing, ...ill.map(({ name, health, lastError = "" }) => `${name} is ${health}: ${lastError}`)];
}

const selectorsOf = (expr: string) => expr.match(/\b(?:umshado_\w+|nodejs_\w+|process_\w+|up\b)(?:\{[^}]*\})?/g) ?? [];
const looked = rules.flatMap(({ alert, expr }) => selectorsOf(expr).map((selector) => ({ alert, selector })));

async function findBlindRules(prometheus: Prometheus): Promise<string[]> {
  const blind: string[] = [];
  for (const { alert, selector } of looked)
    if ((await prometheus.query(selector)).length === 0) blind.push(`${alert}: nothing is ${selector}`);
  return blind;
}

async function findEmptyQueries(prometheus: Prometheus): Promise<string[]> {
  const failures: string[] = [];
  for (const { title, expr, legendFormat } of queries) {
    let query = expr;
    for (const [name, value] of Object.entries(variables)) query = query.replaceAll(name, value);
    if (query.includes("$")) failures.push(`${title}: a variable is left in ${query}`);
    const samples = await prometheus.query(query).catch((cause: Error) => cause.message);
    if (typeof samples === "string") failures.push(`${title}: ${samples}`);
    else if (samples.every(({ value: [, number] }) => number === "NaN"))
      failures.push(`${title}: no sample of ${query}`);
    else {
      const labels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label);
      const nameless = labels.filter((label) => samples.some(({ metric }) => metric[label] === undefined));
      failures.push(...nameless.map((label) => `${title}: a line has no label ${label} to be called by`));
    }
  }
  return failures;
}

const named = [...queries, ...rules].flatMap(({ expr }) => selectorsOf(expr).map((each) => each.split("{")[0] ?? ""));
const metrics = [...new Set(named)].filter((name) => name !== "up");

async function findUnknownNames(port: number): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const exported = new Set([...text.matchAll(/^([a-z]\w*)(?:\{| )/gm)].map(([, name]) => name));
  return metrics.filter((name) => !exported.has(name)).map((name) => `${name} does not`);
}

async function findTargetsAway(prometheus: Prometheus): Promise<string[]> {
  const away = (await prometheus.listTargets()).filter(({ health }) => health !== "up");
  return away.map(({ labels, lastError }) => `${labels["instance"]}: ${lastError}`);
}

async function checkFiles(prometheus: Prometheus, port: number): Promise<void> {
  await evaluateEventually("the target is up", () => findTargetsAway(prometheus));
  await evaluateEventually(`${metrics.length} names of metrics are at /metrics`, () => findUnknownNames(port));
  await evaluateEventually(`${rules.length} alert rules are loaded and can be queried`, () =>
    findUnlistedRules(prometheus),
  );
  await evaluateEventually(`${looked.length} series that they look at are there`, () => findBlindRules(prometheus));
  await evaluateEventually(
    `${queries.length} queries of the dashboard are answered, each with at least one sample`,
    () => findEmptyQueries(prometheus),
  );
}

async function main(): Promise<void> {
  if (!hasProgram("prometheus"))
    throw new Error('prometheus is not installed ("apt-get install prometheus" on Debian).');
  const port = await freePort();
  const backups = { BACKUP_DIR: await temporaryFolder("backups"), BACKUP_AT: "23:59" };
  const env = { DEMO: "on", METRICS_PORT: String(port), ...backups };
  const world = await openWorld({ engine: "server", env });
  world.mail.reply = () => "421 busy";
  await world.start();
  const prometheus = await startPrometheus(port);
  const isReachable = async () => (await prometheus.query('up{job="umshado"} == 1')).length === 1;
  await until(isReachable, alert_seconds_max, () => "Prometheus does not reach the product.");
  const writing = await beginWriting(world, 2);
  const ids = await listIds(world.url, 100);
  await rehearseMail(world, prometheus, writing, ids);
  await guess(world);
  await rehearseDatabase(world, prometheus, ids);
  await checkFiles(prometheus, port);
  await world.kill();
  await expectAlert(prometheus, "UmshadoDown", "the product is killed");
  console.log(wrong.length === 0 ? "Everything that watches sees." : `${wrong.length} things are not so.`);
  if (wrong.length > 0) process.exitCode = 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void closeEverything().finally(() => process.exit(1)));
try {
  await main();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
} finally {
  await closeEverything();
}
