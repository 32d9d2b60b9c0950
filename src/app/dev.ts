import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";

/**
 * The program for whoever works on it: one process, hot on both sides. Vite serves and swaps what the browser runs; the
 * server's own modules are loaded through Vite too, so that a saved file is in the next answer. The database stays open
 * across such changes.
 */
async function dev(): Promise<void> {
  const http = createHttpServer();
  const vite = await createVite({ server: { middlewareMode: true, ws: { server: http } }, appType: "custom" });
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

  const { readConfig } = await load<typeof import("../platform/config.ts")>("/src/platform/config.ts");
  const { standardLog } = await load<typeof import("../platform/log.ts")>("/src/platform/log.ts");
  const { openRuntime } = await load<typeof import("./open-runtime.ts")>("/src/app/open-runtime.ts");
  const { prepareData } = await load<typeof import("./prepare-data.ts")>("/src/app/prepare-data.ts");
  const { startJobs } = await load<typeof import("./register-jobs.ts")>("/src/app/register-jobs.ts");
  const { explainStart } = await load<typeof import("./explain-start.ts")>("/src/app/explain-start.ts");
  const { endOnSignal, listen } = await load<typeof import("./serve.ts")>("/src/app/serve.ts");

  const config = readConfig(process.env);
  const { runtime: opened, close } = await openRuntime(config, standardLog);
  const demo = await prepareData(opened, process.stdout);
  const runtime = { ...opened, demo: demo !== null };

  http.on("request", (request, response) => {
    const answer = async () => {
      const { createServer } = await load<typeof import("./create-server.ts")>("/src/app/create-server.ts");
      const { openPages } = await load<typeof import("./render-page.ts")>("/src/app/render-page.ts");
      const build = await load<ServerBuild>("virtual:react-router/server-build");
      const app = createServer(runtime, { pages: openPages(build, "development"), developing: true });
      await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
    };
    vite.middlewares(request, response, () => {
      answer().catch((cause: unknown) => {
        if (cause instanceof Error) vite.ssrFixStacktrace(cause);
        standardLog.fault("development answer", cause, { path: request.url });
        response.writeHead(500, { "content-type": "text/plain" }).end(cause instanceof Error ? cause.stack : String(cause));
      });
    });
  });
  await listen(http, config.port, config.host);
  const stopMail = await startJobs(runtime);
  const stop = async () => {
    stopMail();
    await vite.close();
    await close();
  };
  endOnSignal(http, stop, standardLog);
  process.stdout.write(explainStart(config, demo));
}

await dev();
