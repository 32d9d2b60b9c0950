import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { serverConnection } from "./server-pool.ts";

type Ears = { heard: (payload: string) => void; missed: () => void; lost?: (() => void) | undefined; log: Log };

const retryMilliseconds = 1_000;
const pingMilliseconds = 10_000;
const answerMilliseconds = 5_000;

/** Reconnects every second. `missed` follows, since notifications are lost meanwhile. Returns a stop function. */
export async function listenOnServer(
  connectionString: string,
  channel: string,
  ears: Ears,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let connection = await openConnection(connectionString, channel, ears);

  const openAgain = async () => {
    for (let wait = 0; ; wait = retryMilliseconds) {
      await pause(wait, undefined, { signal: stopping.signal });
      const next = await openConnection(connectionString, channel, ears).catch(() => undefined);
      if (next) return next;
    }
  };
  const reconnect = async () => {
    for (;;) {
      await connection.ended;
      if (!stopping.signal.aborted) ears.lost?.();
      connection = await openAgain();
      if (stopping.signal.aborted) return connection.close();
      ears.missed();
    }
  };
  const reconnecting = reconnect().catch((cause: unknown) => {
    if (!stopping.signal.aborted) ears.log.error("listening", cause);
  });
  return async () => {
    stopping.abort();
    await connection.close();
    await reconnecting;
  };
}

type Connection = { ended: Promise<void>; close(): Promise<void> };

async function openConnection(connectionString: string, channel: string, { heard, log }: Ears): Promise<Connection> {
  const client = new pg.Client({ connectionString, ...serverConnection, query_timeout: answerMilliseconds });
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  const close = () => client.end().catch(() => undefined);
  client.on("notification", (message) => heard(message.payload ?? ""));
  client.on("error", (cause) => log.warn("listening connection lost", { message: cause.message }));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (cause) {
    await close();
    throw cause;
  }
  const pingTimer = setInterval(() => void client.query("select 1").catch(close), pingMilliseconds);
  void ended.then(() => clearInterval(pingTimer));
  return { ended, close };
}
