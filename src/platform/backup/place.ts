import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { openEmbedded, openServer, type OpenDatabase } from "../database.ts";
import type { Log } from "../log.ts";
import { connectAlone, openPool } from "../server-pool.ts";
import { syncPath, syncTree } from "../sync-path.ts";
import { BackupError } from "./backup-form.ts";
import { embeddedPort, serverPort, type RowPort, hasTables } from "./row-port.ts";

/** Where a site is restored to: a database that isn't there, or is empty. */
export type Place = {
  /** Throws where anything stands there. */
  assertEmpty(): Promise<void>;
  /** Opens it with a schema. */
  open(migrationsFolder?: string): Promise<OpenDatabase>;
  /** Gives it its name, once it is closed and whole. */
  finish(): Promise<void>;
  /** Takes away whatever came there. */
  undo(): Promise<void>;
};

/** An embedded database, which has its name only once it is whole and on the disk. */
export function embeddedPlace(folder: string): Place {
  const draft = `${folder}-restoring`;
  return {
    async assertEmpty() {
      if (existsSync(folder))
        throw new BackupError(`There is a database in ${folder}: restore into another DATA_DIR. Nothing was changed.`);
      await rm(draft, { recursive: true, force: true });
    },
    async open(migrationsFolder) {
      await mkdir(dirname(folder), { recursive: true });
      return openEmbedded(draft, { migrationsFolder });
    },
    async finish() {
      await syncTree(draft);
      await rename(draft, folder);
      await syncPath(dirname(folder));
    },
    undo: () => rm(draft, { recursive: true, force: true }),
  };
}

/** A server's database, empty before. */
export function serverPlace(connectionString: string, log: Log, named = "DATABASE_URL"): Place {
  const ask = async <T>(work: (port: RowPort) => Promise<T>): Promise<T> => {
    const pool = openPool({ connectionString, max: 1, application_name: "umshado restore", isPatient: true }, log);
    try {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new BackupError(
          `The database of ${named} can't be reached: ${cause instanceof Error ? cause.message : ""}.`,
          { cause },
        );
      });
      return await work(serverPort(client)).finally(() => client.release());
    } finally {
      await pool.end();
    }
  };
  return {
    async assertEmpty() {
      if (await ask(hasTables))
        throw new BackupError(`The database of ${named} is not empty: restore into a new one. Nothing was changed.`);
    },
    open: (migrationsFolder) =>
      openServer(connectionString, log, {
        isPatient: true,
        ...(migrationsFolder !== undefined && { migrationsFolder }),
      }),
    finish: () => Promise.resolve(),
    undo: () => ask(emptyAgain),
  };
}

/** Takes away tables, views and functions that a restore made in a database that was empty; what extensions brought stays. */
async function emptyAgain(port: RowPort): Promise<void> {
  await port.ask(`
    drop schema if exists jobs cascade;
    drop schema if exists drizzle cascade;
    do $$ declare each record; begin
      for each in select c.oid::regclass as name, c.relkind as kind from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'r')
          and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e') order by c.relkind = 'r'
      loop
        if to_regclass(each.name::text) is not null then
          execute format('drop %s %s cascade', case each.kind when 'v' then 'view' else 'table' end, each.name);
        end if;
      end loop;
      for each in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
      loop execute format('drop routine if exists %s cascade', each.name); end loop;
    end $$`);
}

/** Works on one connection to an open database. */
export async function withPort<T>({ kind, driver }: OpenDatabase, work: (port: RowPort) => Promise<T>): Promise<T> {
  if (kind === "embedded") return work(embeddedPort(driver as PGlite));
  const client = await connectAlone(driver as pg.Pool);
  try {
    return await work(serverPort(client));
  } finally {
    await client.end();
  }
}
