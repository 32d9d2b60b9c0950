import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { uploadFolderOf } from "../platform/http/receive-files.ts";
import { role_name, type Role, type ToLead } from "../platform/led-process.ts";
import type { Log } from "../platform/log.ts";
import { ChangeRelay } from "../platform/relay-changes.ts";
import type { MetricsGatherer } from "../platform/telemetry/gather-metrics.ts";
import { KeptProcesses, type Serving } from "./keep-processes.ts";
import { takeDataFolder } from "./take-folder.ts";

/** Whatever hangs, the program has ended by then [running-6]: a second after those that it leads. */
const end_milliseconds = 24_000;

/**
 * Leads several processes that serve the site on one port (decision 015). It serves nothing itself and opens no database: it
 * holds the data folder and the port, starts who serves, passes on what they change, and ends with the last of them.
 */
export async function leadProcesses(config: Config, processes: number, log: Log): Promise<void> {
  const unlock = await takeDataFolder(config);
  followReleases(process.env.UMSHADO_FOLDER);
  const end = (code: number) => {
    unlock();
    process.exit(code);
  };
  const relay = new ChangeRelay();
  const gatherer = await openGatherer(config, log);
  const kept = new KeptProcesses({
    log,
    start: (role) => startServing(role, { relay, gatherer }, config),
    gaveUp() {
      process.stderr.write("Umshado ended: none of its processes stays up. The lines before this one say why.\n");
      end(1);
    },
  });
  onSignals(kept, end);
  if (!(await kept.begin(processes))) end(1);
}

/**
 * Whoever is started runs what the folder leads to at that time. `bin/umshado` names the folder that it was called by: where that
 * is a link to a release, those that are put in the places of others run the release that it links to by then [running-36].
 */
function followReleases(folder: string | undefined): void {
  if (folder === undefined) return;
  cluster.setupPrimary({ exec: join(folder, "build", "server", "index.js"), cwd: folder });
}

/** Ends everybody on SIGTERM and SIGINT, at once where it is asked twice; puts others in their places on SIGUSR2. */
function onSignals(kept: KeptProcesses, end: (code: number) => void): void {
  let isEnding = false;
  const endAll = async () => {
    if (isEnding) return endNow();
    isEnding = true;
    setTimeout(endNow, end_milliseconds).unref();
    end((await kept.end()) ? 0 : 1);
  };
  const endNow = () => {
    kept.kill();
    end(1);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void endAll());
  process.on("SIGUSR2", () => void kept.replaceAll());
}

/** Where Prometheus is answered what all of them have counted; null where it isn't. */
async function openGatherer({ metrics }: Config, log: Log): Promise<MetricsGatherer | null> {
  if (!metrics) return null;
  const { MetricsGatherer } = await import("../platform/telemetry/gather-metrics.ts");
  const { serveMetrics } = await import("./serve-metrics.ts");
  const gatherer = new MetricsGatherer();
  await serveMetrics(metrics, () => gatherer.gather(), log);
  return gatherer;
}

type ToldBy = { relay: ChangeRelay; gatherer: MetricsGatherer | null };

function startServing(role: Role, { relay, gatherer }: ToldBy, { dataDir }: Config): Serving {
  const worker = cluster.fork({ [role_name]: JSON.stringify(role) });
  const pid = worker.process.pid ?? 0;
  const serving = {
    id: worker.id,
    pid,
    // one that has just gone hears nothing more
    tell: (message: object) => void (worker.isConnected() && worker.send(message, () => undefined)),
    kill: () => void worker.process.kill("SIGKILL"),
    ended: endOf(worker),
  };
  const demo = new Promise<{ demo: boolean }>((resolve) => {
    worker.on("message", (message: ToLead) => {
      if (message.say === "ready") {
        gatherer?.add(serving);
        resolve({ demo: message.demo });
      } else if (message.say === "listening") relay.add(serving);
      else if (message.say === "changed") relay.pass(serving, message);
      else if (message.say === "measured") gatherer?.measured(serving, message);
      else relay.forgotten(serving, message.number);
    });
  });
  void serving.ended.then(async () => {
    relay.remove(serving);
    gatherer?.remove(serving);
    await rm(uploadFolderOf(dataDir, pid), { recursive: true, force: true });
  });
  return { ...serving, ready: Promise.race([demo, serving.ended.then(() => null)]) };
}

async function endOf(worker: Worker): Promise<string> {
  const [code, signal] = (await once(worker, "exit")) as [number | null, string | null];
  return signal ?? String(code);
}
