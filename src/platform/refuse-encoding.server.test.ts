import { afterAll, describe, expect, inject, test } from "vitest";
import { startCluster } from "../../scripts/postgres-cluster.mjs";
import { listeningLog } from "../../test/listening-log.ts";
import { openServer } from "./database/database.ts";

describe.runIf(inject("testDatabase").kind === "server")("a database that is not UTF-8", async () => {
  const isTried = inject("testDatabase").kind === "server";
  const cluster = isTried ? await startCluster() : (undefined as never);
  afterAll(() => cluster.remove());

  test("[running-4] is refused in one line before anything is made in it", async () => {
    await cluster.order(
      "create database ascii owner umshado encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'",
    );
    const url = cluster.url.replace(/umshado$/, "ascii");
    await expect(openServer(url, listeningLog())).rejects.toThrow(
      "The database of DATABASE_URL can't be used: its encoding is SQL_ASCII; make it anew with encoding 'UTF8' template template0.",
    );
  });
});
