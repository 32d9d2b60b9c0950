import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import type { Log } from "./log.ts";
import { isObserved } from "./telemetry/signals.ts";
import { timeQuery } from "./telemetry/time-queries.ts";

type PoolOptions = {
  connectionString: string;
  max: number;
  application_name: string;
  isPatient?: boolean;
  /** A pooler stands between, which hands out a connection for a transaction alone [running-21]. */
  isShared?: boolean;
};

/**
 * Connections to a PostgreSQL server. One that is lost fails the query that uses it and no more: an idle one tells the
 * pool, one in use only itself, and an error that nobody hears would end the process.
 */
export function openPool({ isPatient = false, isShared = false, ...options }: PoolOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({
    // a pooler refuses a connection that begins with a setting
    ...(!isShared && { statement_timeout: isPatient ? 0 : statement_milliseconds_max, options: without_jit }),
    ...options,
    ...serverConnection,
    connectionTimeoutMillis: turn_milliseconds_max,
    idleTimeoutMillis: idle_milliseconds_max,
    ...(!isPatient && { pipeline: true, query_timeout: silence_milliseconds_max }),
    Client: isShared ? SharedClient : ServerClient,
  });
  pool.on("error", () => undefined);
  const connect = pool.connect.bind(pool) as (...all: unknown[]) => unknown;
  // whoever waited for a connection is called back by who gave it back: on behalf of who waited
  pool.connect = ((called?: (...all: unknown[]) => void) =>
    called && isObserved("query") ? connect(AsyncResource.bind(called)) : connect(called)) as typeof pool.connect;
  for (const each of pools) if (each.ended) pools.delete(each);
  pools.add(pool);
  pool.on("connect", (client) => {
    client.on("error", (cause) => log.warn("database connection lost", { message: cause.message }));
  });
  return pool;
}

/** A connection beside a pool, for COPY, which no connection takes that pipelines. The caller ends it. */
export async function connectAlone(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, ...serverConnection, pipeline: false });
  // a lost connection fails the query under way; an error event without a listener would end the process
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const pools = new Set<pg.Pool>();

/** What each pool of connections of this process holds at the moment, by the name that the server knows it by. */
export function measurePools() {
  const open = [...pools].filter(({ ended }) => !ended);
  return open.map(({ options, totalCount, idleCount, waitingCount }) => ({
    name: options.application_name ?? "",
    total: totalCount,
    idle: idleCount,
    waiting: waitingCount,
    max: options.max,
  }));
}

/** No query that somebody waits for takes so long; one that does holds others up [running-17]. */
const statement_milliseconds_max = 30_000;

/** A query that is planned to look at many and ends after a page takes 10 ms longer where the server compiles it first. */
const without_jit = "-c jit=off";

/** A query without an answer for so long, when the server would have ended it, has a connection that leads nowhere: pg ends that. */
const silence_milliseconds_max = statement_milliseconds_max + 2_000;

/** How long a query waits while others have all connections: a rush is worked off. That a connection can't be made is known sooner. */
const turn_milliseconds_max = 12_000;

/** How long a connection that nobody uses is kept, with its plans: to make one in a rush costs what the rush has not. */
const idle_milliseconds_max = 10 * 60_000;

/** How every connection to a server is held: a try takes so long, and one that has gone silent is noticed. */
export const serverConnection = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** A connection of a pool: how long it may take to make is not how long one may be waited for. (Drizzle takes whatever has "Pool" in its name for one.) */
class ServerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...serverConnection });
  }

  // the driver's own method has nine forms
  override query = ((config: unknown, ...rest: unknown[]) =>
    timeQuery(config, rest, (...all) =>
      (pg.Client.prototype.query as (...all: unknown[]) => unknown).call(this, this.shape(config), ...all),
    )) as typeof pg.Client.prototype.query;

  protected shape(config: unknown): unknown {
    return config;
  }
}

/** A connection to a pooler: each transaction may have another one to the server, and says itself how long its queries may take. */
class SharedClient extends ServerClient {
  protected override shape(config: unknown): unknown {
    return bounded(config);
  }
}

/** What begins a transaction bounds it in the same breath. */
function bounded(config: unknown): unknown {
  if (typeof config !== "object" || config === null || !("text" in config)) return config;
  const { text } = config;
  if (typeof text !== "string" || !/^begin\b[^;]*$/.test(text)) return config;
  return Object.assign(config, { text: `${text}; set local statement_timeout = ${statement_milliseconds_max}` });
}

/** What a server and its standbys share for one of their databases, and no other has. */
export async function identityOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows: found } = await pool.query<{ id: string }>(
    "select system_identifier || ' ' || current_database() as id from pg_control_system()",
  );
  return found[0]?.id;
}
