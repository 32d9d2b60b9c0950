import pg from "pg";
import type { Log } from "./log.ts";
import { PreparingClient } from "./prepared.ts";

type PoolOptions = { connectionString: string; max: number; application_name: string; isPatient?: boolean };

/**
 * Connections to a PostgreSQL server. One that is lost fails the query that uses it and no more: an idle one tells the
 * pool, one in use only itself, and an error that nobody hears would end the process.
 */
export function openPool({ isPatient = false, ...options }: PoolOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({
    statement_timeout: isPatient ? 0 : statement_milliseconds_max,
    ...options,
    ...serverConnection,
    connectionTimeoutMillis: turn_milliseconds_max,
    Client: ServerClient,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", (cause) => log.warn("database connection lost", { message: cause.message }));
  });
  return pool;
}

/** No query that somebody waits for takes so long; one that does holds others up [running-17]. */
const statement_milliseconds_max = 30_000;

/** How long a query waits while others have all connections: a rush is worked off. That a connection can't be made is known sooner. */
const turn_milliseconds_max = 12_000;

/** How every connection to a server is held: a try takes so long, and one that has gone silent is noticed. */
export const serverConnection = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** A connection of a pool: how long it may take to make is not how long one may be waited for. (Drizzle takes whatever has "Pool" in its name for one.) */
class ServerClient extends PreparingClient {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...serverConnection });
  }
}
