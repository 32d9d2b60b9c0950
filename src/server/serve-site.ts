import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { matchVenues } from "../features/couples/match-venues.ts";
import { findLastBackup } from "../platform/backup/daily-backups.ts";
import type { Config } from "../platform/config.ts";
import { contextOf, type Runtime } from "../platform/context.ts";
import { measurePools } from "../platform/database/server-pool.ts";
import type { PageCache } from "../platform/http/shared-answer.ts";
import { measureQueue } from "../platform/jobs/queued-jobs.ts";
import type { Log } from "../platform/log.ts";
import { createServer } from "./create-server.ts";
import { createSuperAdmin } from "./create-super-admin.ts";
import { explainStart, warnOfStart } from "./explain-start.ts";
import { createRequestListener } from "./http/answer-requests.ts";
import { routeNamer } from "./http/name-routes.ts";
import { observeRequests } from "./http/observe-requests.ts";
import { findSharedReads } from "./http/public-reads.ts";
import { listCalls } from "./http/register-calls.ts";
import { startJobs } from "./jobs/register-jobs.ts";
import { openPrint } from "./open-print.ts";
import { openRuntime } from "./open-runtime.ts";
import { prepareData } from "./prepare-data.ts";
import { openMailListener, handleMail, whatEnds } from "./receive-mail.ts";
import { openPages } from "./render-page.ts";
import { endOnSignal, openServer } from "./serve.ts";

/** Opens the port first and answers "starting" until ready. */
export async function serveSite(config: Config, log: Log): Promise<void> {
  const print = openPrint(config, log);
  const traces = config.traces && (await import("../platform/telemetry/traces.ts")).openTraces(config.traces);
  const { server, listen, answer, retire } = openServer(config.port, config.host);
  await listen();
  const mail = await openMailListener(config);
  const { runtime: opened, pageCache, close } = await openRuntime(config, log);
  const logins = await prepareData(opened, print);
  await matchVenues(contextOf(opened));
  const warning = await createSuperAdmin(contextOf(opened));
  const demo = logins !== null;
  const runtime = { ...opened, demo };
  const pages = openPages(build, "production");
  const app = createServer(runtime, { pages, clientFolder: join(process.cwd(), "build", "client") });
  const findSharedRead = findSharedReads(listCalls(), build.routes);
  const listener = createRequestListener(app, { pageCache, findSharedRead }, config, log);
  const isBehindProxy = config.trustProxy > 0;
  answer(observeRequests(listener, routeNamer(listCalls(), build.routes), { isBehindProxy }));
  await countForPrometheus(runtime, pageCache);
  const stopJobs = await startJobs(runtime);
  if (mail !== null) handleMail(mail, runtime);
  const ends = whatEnds(runtime, mail, async () => {
    await close(stopJobs);
    await traces?.end();
  });
  endOnSignal({ server, retire, isBehindProxy, ...ends, log });
  // logs are stored, so they get no passwords
  print.write(explainStart(config, config.logsOnly ? null : logins));
  if (warning !== null) print.write(`${warning}\n`);
  for (const { event, why } of warnOfStart(config, demo)) log.warn(event, { why });
}

async function countForPrometheus(runtime: Runtime, pageCache: PageCache): Promise<void> {
  const { config, live, database, log } = runtime;
  if (!config.metrics) return;
  const { openMetrics } = await import("../platform/telemetry/metrics.ts");
  const queue = () => measureQueue(database.db);
  const { daily } = config.backups;
  const backedUpAt = daily && (() => findBackedUp(daily.folder));
  const { registry } = openMetrics({ pageCache, live, pools: measurePools, queue, backedUpAt });
  const { serveMetrics } = await import("./serve-metrics.ts");
  await serveMetrics(config.metrics, () => registry.metrics(), log);
}

/** Without a backup, time counts from the start, so that a missing first one raises an alarm. */
async function findBackedUp(folder: string): Promise<Date> {
  const last = await findLastBackup(folder).catch(() => null);
  return new Date(last?.made_at ?? Date.now() - process.uptime() * 1000);
}
