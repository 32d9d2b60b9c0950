import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";
import { listen } from "./serve.ts";

type Place = NonNullable<Config["metrics"]>;

/** With a token where one is set [running-30]. Doesn't delay the process's end. */
export async function serveMetrics(
  { port, host, token }: Place,
  measure: () => Promise<string>,
  log: Log,
): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    if (url?.split("?")[0] !== "/metrics" || (method !== "GET" && method !== "HEAD"))
      return void response.writeHead(404).end();
    if (token !== undefined && !isSame(headers.authorization ?? "", `Bearer ${token}`))
      return void response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    measure().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      (cause: unknown) => {
        log.error("measuring", cause);
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, { port, host, named: { port: "METRICS_PORT", host: "METRICS_HOST" } });
  return server.unref();
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
