import { randomBytes } from "node:crypto";
import { openDatabaseServer, type OpenDatabase } from "../src/platform/database/database.ts";
import type { Log } from "../src/platform/log.ts";
import { databaseAddress, runOnServer } from "./database-server.ts";
import type { TestDatabase } from "./prepare-database.ts";
import { openSavedDatabase } from "./saved-database.ts";

/** A plain drop waits 5 s for closing connections; `force` can't end an autovacuum worker. */
export async function openTestDatabase(from: TestDatabase, log: Log): Promise<OpenDatabase> {
  if (from.kind === "embedded") return openSavedDatabase(from.dump);
  const name = `${from.template}_${randomBytes(4).toString("hex")}`;
  await runOnServer(from.direct ?? from.address, `create database ${name} template ${from.template}`);
  const direct = { directUrl: from.direct === undefined ? undefined : databaseAddress(from.direct, name) };
  const database = await openDatabaseServer(databaseAddress(from.address, name), log, direct);
  return {
    ...database,
    async close() {
      await database.close();
      // a pooler keeps its connections open
      if (from.direct === undefined) await runOnServer(from.address, `drop database ${name}`);
      else await runOnServer(from.direct, `drop database ${name} with (force)`);
    },
  };
}
