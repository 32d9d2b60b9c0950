import type pg from "pg";
import { isPrepared } from "./prepared.ts";

/** Queries that share a connection, and the first failure among them. */
type Batch = { client: Promise<pg.PoolClient>; asked: number; open: number; failure?: Error };

/** How many share a connection at most: one that is slow holds the others up. */
const asked_max = 12;

/**
 * Has prepared queries that are asked of a pool in one turn of the event loop go over one connection, in one write: to answer one takes a server less than to wake
 * for it. Each is a transaction of its own as before, and one that fails fails alone. What is planned each time may take long, and has a connection of its own.
 */
export function sendTogether(pool: pg.Pool): void {
  const askAlone = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  let batch: Batch | undefined;
  const join = (): Batch => {
    if (batch && batch.asked < asked_max) return batch;
    const opened: Batch = { client: pool.connect(), asked: 0, open: 0 };
    process.nextTick(() => {
      if (batch === opened) batch = undefined;
    });
    return (batch = opened);
  };
  pool.query = ((config: unknown, ...rest: unknown[]) =>
    isPrepared(config) && typeof rest.at(-1) !== "function"
      ? askWithin(join(), config, ...rest)
      : askAlone(config, ...rest)) as typeof pool.query;
}

/** The last that is answered gives the connection back, or up where one failed, as the pool does after a query alone. */
async function askWithin(batch: Batch, ...all: unknown[]): Promise<unknown> {
  batch.asked += 1;
  batch.open += 1;
  const client = await batch.client;
  try {
    return await (client.query as (...each: unknown[]) => Promise<unknown>)(...all);
  } catch (cause) {
    batch.failure ??= cause as Error;
    throw cause;
  } finally {
    batch.open -= 1;
    if (batch.open === 0) client.release(batch.failure);
  }
}
