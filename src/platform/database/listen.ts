import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { serverConnection } from "./server-pool.ts";

type Listener = {
  onNotification: (payload: string) => void;
  onReconnect: () => void;
  onDisconnect?: (() => void) | undefined;
  log: Log;
};

const retryMilliseconds = 1_000;
const pingMilliseconds = 10_000;
const answerMilliseconds = 5_000;

/** Reconnects every second. `onReconnect` follows, since notifications are lost in between. Returns a stop function. */
export async function listenOnServer(
  connectionString: string,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let connection = await openConnection(connectionString, channel, listener);

  const openAgain = async () => {
    for (let wait = 0; ; wait = retryMilliseconds) {
      await pause(wait, undefined, { signal: stopping.signal });
      const next = await openConnection(connectionString, channel, listener).catch(() => undefined);
      if (next) return next;
    }
  };
  const reconnect = async () => {
    for (;;) {
      await connection.ended;
      if (!stopping.signal.aborted) listener.onDisconnect?.();
      connection = await openAgain();
      if (stopping.signal.aborted) return connection.close();
      listener.onReconnect();
    }
  };
  const reconnecting = reconnect().catch((cause: unknown) => {
    if (!stopping.signal.aborted) listener.log.error("listening", cause);
  });
  return async () => {
    stopping.abort();
    await connection.close();
    await reconnecting;
  };
}

type Connection = { ended: Promise<void>; close(): Promise<void> };

async function openConnection(
  connectionString: string,
  channel: string,
  { onNotification, log }: Listener,
): Promise<Connection> {
  const client = new pg.Client({ connectionString, ...serverConnection, query_timeout: answerMilliseconds });
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  const close = () => client.end().catch(() => undefined);
  client.on("notification", (message) => onNotification(message.payload ?? ""));
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
