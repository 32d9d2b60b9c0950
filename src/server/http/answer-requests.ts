import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { readBearerToken } from "../../features/accounts/rules.ts";
import type { Config } from "../../platform/config.ts";
import { failureResponse } from "../../platform/http/error-answer.ts";
import { answerFor, storedAnswer, type PageCache, type SharedAnswer } from "../../platform/http/shared-answer.ts";
import type { Log } from "../../platform/log.ts";
import { chooseRequestId, onBehalfOf, requestIdHeader } from "../../platform/network/request-id.ts";
import type { FindSharedRead, SharedRead } from "./public-reads.ts";

const drained_bytes_max = 33_554_432;
const drain_milliseconds_max = 1_000;

/**
 * Reads the rest of a body; false if it didn't end. Then close the connection: its next request would be read as body.
 */
async function drainRequest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete) return true;
  if (incoming.destroyed) return false;
  // The old listeners would pause the flow or store the data.
  incoming.removeAllListeners("data");
  let bytes = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, drain_milliseconds_max);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > drained_bytes_max) end();
    });
    incoming.once("end", end).once("close", end).once("error", end);
    incoming.resume();
  });
  return incoming.complete;
}

/** Set for each answer. */
const perAnswer = new Set([
  "content-length",
  "content-encoding",
  "etag",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "date",
]);

type SharedReads = { pageCache: PageCache; findSharedRead: FindSharedRead };

/** Shared anonymous reads come from the page cache; everything else goes to the program. */
export function createRequestListener(
  app: Hono,
  { pageCache, findSharedRead }: SharedReads,
  { trustProxy }: Pick<Config, "trustProxy">,
  log: Log,
): RequestListener {
  const listener = getRequestListener((request, bindings) => sendFull(app, request, bindings));
  return (request, response) => {
    const shared = sharedReadOf(request, findSharedRead);
    if (!shared) {
      void listener(request, response);
      return;
    }
    const id = chooseRequestId(request.headers[requestIdHeader], trustProxy);
    void onBehalfOf(id, async () => {
      try {
        const make = async () => storedAnswer(await renderShared(app, shared));
        const result = await pageCache.get(shared.key, shared.tags, make);
        const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = request.headers;
        const { status, headers, body } = await answerFor(result, { acceptEncoding, ifNoneMatch });
        response.writeHead(status, { [requestIdHeader]: id, ...headers }).end(body);
      } catch (cause) {
        const failed = failureResponse(cause, log, shared.key);
        response.writeHead(failed.status, { [requestIdHeader]: id, ...Object.fromEntries(failed.headers) });
        response.end(await failed.text());
      }
    });
  };
}

type Bindings = Parameters<Parameters<typeof getRequestListener>[0]>[1];

/** Closes the connection when a refused body is still arriving [api-10]. */
async function sendFull(app: Hono, request: Request, bindings: Bindings): Promise<Response> {
  const answer = await app.fetch(request, bindings);
  const isComplete = "complete" in bindings.incoming && (await drainRequest(bindings.incoming as IncomingMessage));
  if (!isComplete) answer.headers.set("connection", "close");
  return answer;
}

/** Pages are the same for everybody. A call is shared unless it carries one of our tokens. */
function sharedReadOf(
  { method, url, headers }: IncomingMessage,
  findSharedRead: FindSharedRead,
): SharedRead | undefined {
  if ((method !== "GET" && method !== "HEAD") || url === undefined) return undefined;
  const isPersonal = readBearerToken(headers.authorization ?? null) !== undefined || headers.origin !== undefined;
  return isPersonal && url.startsWith("/api/") ? undefined : findSharedRead(url);
}

/** From the canonical address, without anything of the caller. */
async function renderShared(app: Hono, { key }: SharedRead): Promise<SharedAnswer> {
  const answer = await app.request(key);
  const headers: Record<string, string> = {};
  for (const [name, value] of answer.headers) if (!perAnswer.has(name)) headers[name] = value;
  // An answer for everybody has no request id.
  if (answer.status === 200) delete headers[requestIdHeader];
  return { status: answer.status, headers, body: new Uint8Array(await answer.arrayBuffer()) };
}
