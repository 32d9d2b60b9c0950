import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { exitWithMessage } from "../commands/exit-with-message.ts";
import { readConfig } from "../platform/config.ts";
import { contextOf } from "../platform/context.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { explainStart } from "./explain-start.ts";
import { endOnSignal, openServer } from "./serve.ts";

/** Modules are loaded through Vite, so that changes appear in the next answer; the database stays open. */
async function dev(): Promise<void> {
  writeForOwnerOnly();
  const config = readConfig(process.env);
  const { server, listen, answer, retire } = openServer(config.port, config.host);
  await listen();
  const vite = await createVite({ server: { middlewareMode: true, ws: { server } }, appType: "custom" });
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

  // The log needs Vite's instance of the module with the request id.
  const { standardLog: log } = await load<typeof import("../platform/log.ts")>("/src/platform/log.ts");
  const { openRuntime } = await load<typeof import("./open-runtime.ts")>("/src/server/open-runtime.ts");
  const { prepareData } = await load<typeof import("./prepare-data.ts")>("/src/server/prepare-data.ts");
  const { createSuperAdmin } = await load<typeof import("./create-super-admin.ts")>(
    "/src/server/create-super-admin.ts",
  );
  const { openMailListener, handleMail, whatEnds } =
    await load<typeof import("./receive-mail.ts")>("/src/server/receive-mail.ts");
  const { startJobs } = await load<typeof import("./jobs/register-jobs.ts")>("/src/server/jobs/register-jobs.ts");
  const mail = await openMailListener(config);
  const { runtime: opened, close } = await openRuntime(config, log);
  const demo = await prepareData(opened, process.stdout);
  const warning = await createSuperAdmin(contextOf(opened));
  const runtime = { ...opened, demo: demo !== null };

  const listener = async () => {
    const { createServer } = await load<typeof import("./create-server.ts")>("/src/server/create-server.ts");
    const { openPages } = await load<typeof import("./render-page.ts")>("/src/server/render-page.ts");
    const build = await load<ServerBuild>("virtual:react-router/server-build");
    const app = createServer(runtime, { pages: openPages(build, "development"), developing: true });
    return getRequestListener(app.fetch);
  };
  answer((request, response) => {
    vite.middlewares(request, response, () => {
      listener()
        .then((listen) => listen(request, response))
        .catch((cause: unknown) => {
          const error = cause instanceof Error ? cause : new Error(String(cause));
          vite.ssrFixStacktrace(error);
          log.error("development answer", error, { where: request.url });
          response.writeHead(500, { "content-type": "text/plain" }).end(error.stack);
        });
    });
  });
  const stopJobs = await startJobs(runtime);
  const stop = async () => {
    await vite.close();
    await close(stopJobs);
  };
  if (mail !== null) handleMail(mail, runtime);
  endOnSignal({ server, retire, isBehindProxy: false, ...whatEnds(runtime, mail, stop), log });
  process.stdout.write(explainStart(config, demo));
  if (warning !== null) process.stdout.write(`${warning}\n`);
}

dev().catch(exitWithMessage);
