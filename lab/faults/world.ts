import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { freePort } from "../../scripts/free-port.mjs";
import { startCluster, type Cluster } from "../../scripts/postgres-cluster.mjs";
import { openEmbedded, rows } from "../../src/platform/database/database.ts";
import { startProduct, type Product } from "../../test/journeys/product.ts";
import { startSmtpServer, type SmtpReply, type SmtpStep } from "../../test/smtp-server.ts";

/** The database and other settings of a world. */
export type Requested = {
  engine: "embedded" | "server";
  env?: Record<string, string>;
  /** An existing database; by default a server is started. */
  keptAt?: string;
  /** Where the product reaches the server by another address. */
  databaseUrl?: (cluster: Cluster) => Promise<string>;
  /** By default a temporary one. */
  folder?: string;
  settings?: Record<string, string>;
};

/** The built product with its own database, folder and mail server. */
export type World = Awaited<ReturnType<typeof openWorld>>;

const open = new Set<() => Promise<void>>();

/** Runs at the end, also after failures. */
export function atEnd(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (open.delete(once)) await close();
  };
  open.add(once);
  return once;
}

/** Newest first. */
export async function closeEverything(): Promise<void> {
  for (const close of [...open].toReversed()) await close();
}

const usual = { DEMO: "off", TRUST_PROXY: "1", MAIL_FROM: "hello@umshado.example" };

/** Doesn't start the product. */
export async function openWorld({ engine, env = {}, keptAt, databaseUrl, folder, settings = {} }: Requested) {
  const home = folder ?? (await mkdtemp(join(tmpdir(), "umshado-fault-")));
  const cluster = engine === "server" && keptAt === undefined ? await startCluster(settings) : undefined;
  const mail = { reply: (_step: SmtpStep): SmtpReply => "usual" };
  const smtp = await startSmtpServer((step) => mail.reply(step));
  const port = await freePort();
  const url = cluster && databaseUrl ? await databaseUrl(cluster) : (cluster?.url ?? keptAt);
  const given = { ...usual, SMTP_URL: smtp.url, ...(url && { DATABASE_URL: url }), ...env };
  let product: Product | undefined;
  let pid = 0;
  const world = {
    engine,
    cluster,
    smtp,
    mail,
    folder: home,
    url: `http://127.0.0.1:${port}`,
    /** Returns when it is ready. */
    async start(more: Record<string, string> = {}) {
      const onBorn = (born: number) => void (pid = born);
      product = await startProduct({ folder: home, port, env: { ...given, ...more }, onBorn });
    },
    pid: () => pid,
    killStarting() {
      try {
        process.kill(pid, "SIGKILL");
      } catch (cause) {
        if (!(cause instanceof Error && "code" in cause && cause.code === "ESRCH")) throw cause;
      }
      product = undefined;
    },
    /** Throws the errors that it logged. */
    async stop() {
      await product?.stop();
      product = undefined;
    },
    async kill() {
      await product?.kill();
      product = undefined;
    },
    env: { ...given, DATA_DIR: home } satisfies Record<string, string>,
    /** On the embedded database only while the product is stopped. */
    change: async (statement: string) => void (await queryDatabase(home, cluster?.url ?? keptAt, statement)),
    /** On the embedded database only while the product is stopped. */
    read: <T>(query: string) => queryDatabase(home, cluster?.url ?? keptAt, query) as Promise<T[]>,
    close: atEnd(async () => {
      await product?.kill();
      await smtp.close();
      await cluster?.remove();
      if (folder === undefined) await rm(home, { recursive: true, force: true });
    }),
  };
  return world;
}

/** At its own port; the caller ends it. */
export async function startAnother({ folder, env }: World, more: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ folder, port: await freePort(), env: { ...env, ...more } });
  atEnd(() => product.kill());
  return product;
}

async function queryDatabase(folder: string, address: string | undefined, statement: string): Promise<unknown[]> {
  if (address === undefined) {
    const database = await openEmbedded(join(folder, "db"), { migrationsFolder: null });
    try {
      return await rows(database.db, sql.raw(statement));
    } finally {
      await database.close();
    }
  }
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
