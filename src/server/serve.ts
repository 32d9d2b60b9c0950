import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
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

/**
 * A server, how it takes its port, and how to have it answer once the program is ready; until then it asks to come back.
 * Once it is told to `retire` it isn't ready any more, and answers everything else.
 */
export type OpenServer = {
  server: Server;
  listen(): Promise<void>;
  answer(listener: RequestListener): void;
  retire(): void;
};

/** Makes the server, which takes no port yet. */
export function openServer(port: number, host: string): OpenServer {
  let answering = starting;
  let isRetired = false;
  const server = createServer((request, response) => {
    if (isRetired && request.url === "/readyz") response.writeHead(503, { "cache-control": "no-store" }).end();
    else answering(request, response);
  });
  // Longer than the idle time of common proxies, so that they never write to a socket that we are closing.
  server.keepAliveTimeout = 65_000;
  // A head comes in one piece; a film over a slow line takes minutes, and a trickle is ended sooner (pace-body.ts).
  server.headersTimeout = 20_000;
  server.requestTimeout = 900_000;
  return {
    server,
    listen: () => listen(server, port, host),
    answer: (listener) => void (answering = listener),
    retire: () => void (isRetired = true),
  };
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

/** For so long a process that isn't ready any more still answers: proxies ask each second, and turn to others. */
const retire_ms = 5_000;
/** How long requests under way may take to finish once the process was asked to end. */
const finish_ms = 8_000;
/** Whatever hangs, the process has ended by then [running-6]. */
const end_ms = 28_000;

/** What ends: the server, what lasts as long as somebody holds it (`begin`), and everything else. */
type Ending = Pick<OpenServer, "server" | "retire"> & {
  isBehindProxy: boolean;
  begin: () => void;
  close: () => Promise<void>;
  log: Log;
};

/**
 * Has a proxy turn to others, takes no new connection, finishes the requests under way, lets go of everything and ends
 * with code 0. When something hangs, it ends at once.
 */
async function end({ server, retire, isBehindProxy, begin, close, log }: Ending): Promise<void> {
  try {
    setTimeout(() => process.exit(1), end_ms).unref();
    retire();
    if (isBehindProxy) await pause(retire_ms);
    const finished = new Promise<void>((resolve) => server.close(() => resolve()));
    // streams would stay for as long as pages are open
    begin();
    server.closeIdleConnections();
    const cutOff = setTimeout(() => server.closeAllConnections(), finish_ms);
    await finished;
    clearTimeout(cutOff);
    await close();
    process.exit(0);
  } catch (cause) {
    log.error("ending", cause);
    process.exit(1);
  }
}

/** Ends well on SIGTERM and SIGINT, and at once where it is asked twice. */
export function endOnSignal(ending: Ending): void {
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void end(ending);
    });
  }
}
