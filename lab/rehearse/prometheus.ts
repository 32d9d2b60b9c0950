import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { atEnd } from "../faults/world.ts";
import { until } from "../harness/children.ts";

type Sample = { metric: Record<string, string>; value: [number, string] };
type Rule = { name: string; health: string; lastError?: string; state: "inactive" | "pending" | "firing" };
type Target = { labels: Record<string, string>; health: string; lastError: string };

/** Throws Prometheus's own error messages. */
export type Prometheus = {
  query(expr: string): Promise<Sample[]>;
  listRules(): Promise<Rule[]>;
  listTargets(): Promise<Target[]>;
};

const start_seconds_max = 30;
const folder = "ops/prometheus";

/**
 * Debian's Prometheus with the repository's configuration and alerts, except for the port, a two-second scrape, and
 * alerts that fire after one second.
 */
export async function startPrometheus(metricsPort: number): Promise<Prometheus> {
  const home = await mkdtemp(join(tmpdir(), "umshado-prometheus-"));
  const removeHome = atEnd(() => rm(home, { recursive: true, force: true }));
  await copyFile(home, "prometheus.yml", [
    ['"127.0.0.1:9464", "127.0.0.1:9465"', `"127.0.0.1:${metricsPort}"`],
    ["interval: 15s", "interval: 2s"],
  ]);
  await copyFile(home, "alerts.yml", [[/ for: \d+m$/gm, " for: 1s"]]);
  const address = `127.0.0.1:${await freePort()}`;
  const options = { "config.file": "prometheus.yml", "storage.tsdb.path": "data", "web.listen-address": address };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const child = spawn("prometheus", args, { cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output = `${output}${text}`.slice(-2_000)));
  const ended = once(child, "exit");
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
    await removeHome();
  });
  const isReady = () =>
    fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, start_seconds_max, () => `Prometheus did not start.\n${output}`);
  return createClient(`http://${address}/api/v1`);
}

/** Replaces texts in a copy; throws if one is missing. */
async function copyFile(home: string, name: string, replaced: readonly [string | RegExp, string][]): Promise<void> {
  let text = await readFile(join(folder, name), "utf8");
  for (const [from, to] of replaced) {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`${folder}/${name} does not say ${from}.`);
    text = changed;
  }
  await writeFile(join(home, name), text);
}

function createClient(api: string): Prometheus {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(api + path);
    const { status, data, error } = (await answer.json()) as { status: string; data: T; error?: string };
    if (status !== "success") throw new Error(error ?? `${path}: ${answer.status}`);
    return data;
  };
  return {
    async query(expr) {
      return (await read<{ result: Sample[] }>(`/query?${new URLSearchParams({ query: expr })}`)).result;
    },
    async listRules() {
      const { groups } = await read<{ groups: { rules: Rule[] }[] }>("/rules");
      return groups.flatMap(({ rules }) => rules);
    },
    async listTargets() {
      return (await read<{ activeTargets: Target[] }>("/targets")).activeTargets;
    },
  };
}
