import pg from "pg";
import type { Log } from "./log.ts";

type Ears = { heard: (payload: string) => void; missed: () => void; log: Log };

const retryMilliseconds = 1_000;

/**
 * Listens on a server's channel over a connection of its own, and keeps at it: a lost connection is made again every
 * second, and `missed` is called then, because what was said meanwhile is lost. Answers how to stop.
 */
export async function listenOnServer(
  connectionString: string,
  channel: string,
  ears: Ears,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 3_000 });
    next.on("notification", (message) => ears.heard(message.payload ?? ""));
    next.on("error", (cause) => ears.log.warn("listening connection lost", { message: cause.message }));
    next.once("end", () => again());
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };
  const again = () => {
    if (stopped) return;
    client = undefined;
    timer = setTimeout(() => {
      connect().then(ears.missed, () => again());
    }, retryMilliseconds);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
