import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import type { Log } from "../log.ts";
import { isObserved } from "../telemetry/signals.ts";
import { timeQuery } from "../telemetry/time-queries.ts";

type PoolOptions = {
  connectionString: string;
  max: number;
  application_name: string;
  isPatient?: boolean;
  /** Behind a pooler that assigns a connection per transaction [running-21]. */
  isShared?: boolean;
};

/** Connections need an error listener: an unhandled error event would end the process. */
export function openPool({ isPatient = false, isShared = false, ...options }: PoolOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({
    // a pooler refuses startup settings
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
  // restores the async context of the caller, which the releasing query would replace
  pool.connect = ((called?: (...all: unknown[]) => void) =>
    called && isObserved("query") ? connect(AsyncResource.bind(called)) : connect(called)) as typeof pool.connect;
  for (const each of pools) if (each.ended) pools.delete(each);
  pools.add(pool);
  pool.on("connect", (client) => {
    client.on("error", (cause) => log.warn("database connection lost", { message: cause.message }));
  });
  return pool;
}

/** A connection outside the pool, for COPY, which pipelined connections can't do. The caller ends it. */
export async function connectAlone(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, ...serverConnection, pipeline: false });
  // without a listener a lost connection would end the process
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const pools = new Set<pg.Pool>();

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

/** No user-facing query takes so long; one that does blocks others [running-17]. */
const statement_milliseconds_max = 30_000;

/** JIT adds 10 ms to queries that are planned for many rows but stop after a page. */
const without_jit = "-c jit=off";

/** No answer after the server's own timeout means a dead connection, which pg closes. */
const silence_milliseconds_max = statement_milliseconds_max + 2_000;

/** How long a query waits for a free connection in a rush. Connection failures show sooner. */
const turn_milliseconds_max = 12_000;

/** Idle connections keep their plans, and reconnecting in a rush is expensive. */
const idle_milliseconds_max = 10 * 60_000;

export const serverConnection = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * The connect timeout differs from the wait for a free connection. (Drizzle treats any class with "Pool" in its name as
 * a pool.)
 */
class ServerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...serverConnection });
  }

  // the driver's method has nine overloads
  override query = ((config: unknown, ...rest: unknown[]) =>
    timeQuery(config, rest, (...all) =>
      (pg.Client.prototype.query as (...all: unknown[]) => unknown).call(this, this.shape(config), ...all),
    )) as typeof pg.Client.prototype.query;

  protected shape(config: unknown): unknown {
    return config;
  }
}

/** Behind a pooler each transaction sets its own query timeout. */
class SharedClient extends ServerClient {
  protected override shape(config: unknown): unknown {
    return bounded(config);
  }
}

/** Adds the timeout to the statement that begins a transaction. */
function bounded(config: unknown): unknown {
  if (typeof config !== "object" || config === null || !("text" in config)) return config;
  const { text } = config;
  if (typeof text !== "string" || !/^begin\b[^;]*$/.test(text)) return config;
  return Object.assign(config, { text: `${text}; set local statement_timeout = ${statement_milliseconds_max}` });
}

/** Equal for a database on a server and its standbys, unique otherwise. */
export async function identityOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows: result } = await pool.query<{ id: string }>(
    "select system_identifier || ' ' || current_database() as id from pg_control_system()",
  );
  return result[0]?.id;
}
