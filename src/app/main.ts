import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { matchVenues } from "../features/couples/match-venues.ts";
import { readConfig } from "../platform/config.ts";
import { contextOf } from "../platform/context.ts";
import { standardLog as log } from "../platform/log.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";
import { answerRequests } from "./answer-requests.ts";
import { createServer } from "./create-server.ts";
import { createSuperAdmin } from "./create-super-admin.ts";
import { explainStart } from "./explain-start.ts";
import { openRuntime } from "./open-runtime.ts";
import { prepareData } from "./prepare-data.ts";
import { findSharedReads } from "./public-reads.ts";
import { openMailListener, takeMail, whatEnds } from "./receive-mail.ts";
import { listCalls } from "./register-calls.ts";
import { startJobs } from "./register-jobs.ts";
import { openPages } from "./render-page.ts";
import { endOnSignal, openServer } from "./serve.ts";
import { stopWithOneLine } from "./stop-with-one-line.ts";

/** The program: everything that `npm start` runs, in one process. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  process.on("uncaughtExceptionMonitor", (cause) => log.error("uncaught", cause));
  const config = readConfig(process.env);
  const { server, answer } = await openServer(config.port, config.host);
  const mail = await openMailListener(config);
  const { runtime: opened, pageCache, standby, close } = await openRuntime(config, log);
  const demo = await prepareData(opened, process.stdout);
  await matchVenues(contextOf(opened));
  const told = await createSuperAdmin(contextOf(opened));
  const runtime = { ...opened, demo: demo !== null };
  const pages = openPages(build, "production");
  const app = createServer(runtime, { pages, clientFolder: join(process.cwd(), "build", "client") });
  const findSharedRead = findSharedReads(listCalls(), build.routes);
  answer(answerRequests(app, { pageCache, standby, findSharedRead }, config, log));
  const stopJobs = await startJobs(runtime);
  if (mail !== null) takeMail(mail, runtime);
  endOnSignal(
    server,
    whatEnds(runtime, mail, () => close(stopJobs)),
    log,
  );
  process.stdout.write(explainStart(config, demo));
  if (told !== null) process.stdout.write(`${told}\n`);
}

main().catch(stopWithOneLine);
