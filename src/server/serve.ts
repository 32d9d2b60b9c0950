import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../platform/log.ts";

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

/** After `retire` it is not ready, but still answers. */
export type OpenServer = {
  server: Server;
  listen(): Promise<void>;
  answer(listener: RequestListener): void;
  retire(): void;
};

export function openServer(port: number, host: string): OpenServer {
  let answering = starting;
  let isRetired = false;
  const server = createServer((request, response) => {
    if (isRetired && request.url === "/readyz") response.writeHead(503, { "cache-control": "no-store" }).end();
    else answering(request, response);
  });
  // Longer than common proxies' idle time, so that they never write to a closing socket.
  server.keepAliveTimeout = 65_000;
  // A slow upload may take minutes; trickling bodies are ended in pace-body.ts.
  server.headersTimeout = 20_000;
  server.requestTimeout = 900_000;
  return {
    server,
    listen: () => listen(server, { port, host, named: { port: "PORT", host: "HOST" } }),
    answer: (listener) => void (answering = listener),
    retire: () => void (isRetired = true),
  };
}

/** Throws a `ListenError` when the port is in use or not allowed. */
export async function listen(server: Server, wanted: Listened): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(listenError(cause, wanted)));
    server.listen(wanted.port, wanted.host, resolve);
  });
}

type Listened = { port: number; host: string; named: { port: string; host: string } };

const listenErrors: Record<string, string> = {
  EADDRINUSE: "is in use",
  EACCES: "may not be used by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
};

export function listenError(cause: unknown, { port, host, named }: Listened): Error {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const reason = listenErrors[code] ?? "can't be listened on";
  const isHost = code === "EADDRNOTAVAIL";
  const what = isHost ? `${named.host} ${host}` : `Port ${port}`;
  return new ListenError(`${what} ${reason}. Choose another with ${isHost ? named.host : named.port}.`, { cause });
}

/** Time for proxies, which poll each second, to notice that this process is not ready. */
const retire_ms = 5_000;
/** Time for requests in progress to finish. */
const finish_ms = 8_000;
/** The process ends by then, whatever hangs [running-6]. */
const end_ms = 28_000;

/** `begin` ends long-lived connections. */
type Ending = Pick<OpenServer, "server" | "retire"> & {
  isBehindProxy: boolean;
  begin: () => void;
  close: () => Promise<void>;
  log: Log;
};

/** Exits with code 0; at once when something hangs. */
async function end({ server, retire, isBehindProxy, begin, close, log }: Ending): Promise<void> {
  try {
    setTimeout(() => process.exit(1), end_ms).unref();
    retire();
    if (isBehindProxy) await pause(retire_ms);
    const finished = new Promise<void>((resolve) => server.close(() => resolve()));
    // streams would last as long as their pages
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

/** Ends on SIGTERM and SIGINT; at once on the second signal. */
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
