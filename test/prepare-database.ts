import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openEmbedded, openDatabaseServer, type OpenDatabase } from "../src/platform/database/database.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import type { Log } from "../src/platform/log.ts";
import { databaseAddress, runOnServer } from "./database-server.ts";

export type TestDatabase =
  | { kind: "embedded"; dump: string }
  | { kind: "server"; address: string; direct: string | undefined; template: string };

declare module "vitest" {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Workers (on a server, test files) copy it. With TEST_DATABASE_DIRECT_URL, TEST_DATABASE_URL is a pooler. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env["TEST_DATABASE_URL"];
  const direct = process.env["TEST_DATABASE_DIRECT_URL"];
  return address ? prepareOnServer(project, address, direct) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "umshado-test-"));
  const database = await openEmbedded();
  await makeQueue(database);
  const dump = join(folder, "database.tar");
  const content = await (database.driver as PGlite).dumpDataDir("none");
  await writeFile(dump, new Uint8Array(await content.arrayBuffer()));
  await database.close();
  project.provide("testDatabase", { kind: "embedded", dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function prepareOnServer(project: TestProject, address: string, direct: string | undefined) {
  const server = direct ?? address;
  const template = `umshado_test_${randomBytes(4).toString("hex")}`;
  await runOnServer(server, `create database ${template}`);
  const database = await openDatabaseServer(databaseAddress(server, template), silent);
  await makeQueue(database);
  await database.close();
  project.provide("testDatabase", { kind: "server", address, direct, template });
  return () => runOnServer(server, `drop database if exists ${template} with (force)`);
}

/** pg-boss creates its tables at the first start. */
async function makeQueue(database: OpenDatabase) {
  const jobs = await openJobs(database, [], silent);
  await jobs.stop();
}
