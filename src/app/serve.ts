import { createServer, type RequestListener, type Server } from "node:http";
import type { Log } from "../platform/log.ts";

/** The port or host can't be used. Its message is the one line that stops the start. */
class ListenError extends Error {
  override name = "ListenError";
}

const starting: RequestListener = ({ url }, response) => {
  const forPrograms = url?.startsWith("/api/") === true;
  const sentence = "Umshado is starting. Please try again in a moment.";
  const type = forPrograms ? "application/json" : "text/plain; charset=utf-8";
  response.writeHead(503, { "content-type": type, "retry-after": "5", "cache-control": "no-store" });
  response.end(forPrograms ? JSON.stringify({ error: sentence, code: "unavailable" }) : `${sentence}\n`);
};

/** A server that has its port, and how to have it answer once the program is ready; until then it asks to come back. */
export type OpenServer = { server: Server; answer(listener: RequestListener): void };

/** Takes the port before any longer work is done, so that a port in use is told at once. */
export async function openServer(port: number, host: string): Promise<OpenServer> {
  const server = createServer(starting);
  // Longer than the idle time of common proxies, so that they never write to a socket that we are closing.
  server.keepAliveTimeout = 65_000;
  // A head comes in one piece; a film over a slow line takes minutes, and a trickle is ended sooner (pace-body.ts).
  server.headersTimeout = 20_000;
  server.requestTimeout = 900_000;
  await listen(server, port, host);
  const answer = (listener: RequestListener) => void server.off("request", starting).on("request", listener);
  return { server, answer };
}

/** Begins to listen. Throws a `ListenError` that names the fault when the port is in use or may not be used. */
async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(listenError(cause, { port, host, named: { port: "PORT", host: "HOST" } })));
    server.listen(port, host, resolve);
  });
}

type Listened = { port: number; host: string; named: { port: string; host: string } };

const listenFaults: Record<string, string> = {
  EADDRINUSE: "is in use",
  EACCES: "may not be used by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
};

/** Why a port or host can't be used, and by which variable another is chosen. */
export function listenError(cause: unknown, { port, host, named }: Listened): Error {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const fault = listenFaults[code] ?? "can't be listened on";
  const isHost = code === "EADDRNOTAVAIL";
  const what = isHost ? `${named.host} ${host}` : `Port ${port}`;
  return new ListenError(`${what} ${fault}. Choose another with ${isHost ? named.host : named.port}.`, { cause });
}

/** How long requests under way may take to finish once the process was asked to end. */
const finishMilliseconds = 8_000;
/** Whatever hangs, the process has ended by then [running-6]. */
const endMilliseconds = 23_000;

/**
 * Ends well on SIGTERM and SIGINT: takes no new connection, finishes the requests under way, lets go of everything and
 * ends with code 0. Asked twice, or when something hangs, it ends at once.
 */
export function endOnSignal(
  server: Server,
  { begin, close }: { begin: () => void; close: () => Promise<void> },
  log: Log,
): void {
  let ending = false;
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), endMilliseconds).unref();
    const finished = new Promise<void>((resolve) => server.close(() => resolve()));
    // streams would stay for as long as pages are open
    begin();
    server.closeIdleConnections();
    const cutOff = setTimeout(() => server.closeAllConnections(), finishMilliseconds);
    await finished;
    clearTimeout(cutOff);
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      end().catch((cause: unknown) => {
        log.error("ending", cause);
        process.exit(1);
      });
    });
  }
}
