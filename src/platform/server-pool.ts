import pg from "pg";
import type { Log } from "./log.ts";

type PoolOptions = { connectionString: string; max: number; application_name: string };

/**
 * Connections to a PostgreSQL server. One that is lost fails the query that uses it and no more: an idle one tells the
 * pool, one in use only itself, and an error that nobody hears would end the process.
 */
export function openPool(options: PoolOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...options, ...serverConnection });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", (cause) => log.warn("database connection lost", { message: cause.message }));
  });
  return pool;
}

/** How every connection to a server is held: a try takes so long, and one that has gone silent is noticed. */
export const serverConnection = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;
