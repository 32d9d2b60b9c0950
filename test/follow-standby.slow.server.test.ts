import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { freePort } from "../scripts/free-port.mjs";
import { findPostgres, serverUser, startCluster } from "../scripts/postgres-cluster.mjs";

const isTried = inject("testDatabase").kind === "server";
const password = "follower-password";

/** A primary with little WAL for an absent standby, for `ops/compose/follow.sh`. */
async function openWorld() {
  const cluster = await startCluster({ max_slot_wal_keep_size: "16MB", max_wal_size: "32MB", min_wal_size: "32MB" });
  await cluster.order(`create role follower login replication password '${password}'`);
  const folder = mkdtempSync(join(tmpdir(), "umshado-follow-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const user: { uid?: number; gid?: number } = serverUser();
  const { uid, gid = uid } = user;
  if (uid !== undefined && gid !== undefined) for (const path of [folder, data]) chownSync(path, uid, gid);
  const primary = new URL(cluster.url);
  const port = await freePort();
  const running = new Set<ChildProcess>();
  const follow = () => {
    const child = spawn(
      "sh",
      [join(process.cwd(), "ops/compose/follow.sh"), "-p", String(port), "-c", `unix_socket_directories=${folder}`],
      {
        ...user,
        cwd: folder,
        stdio: "ignore",
        env: {
          PATH: `${findPostgres() ?? ""}${delimiter}${process.env.PATH ?? ""}`,
          PGDATA: data,
          PGPASSWORD: password,
          PGPORT: primary.port,
          PRIMARY: primary.hostname,
          LOOK_SECONDS: "1",
        },
      },
    );
    running.add(child);
    const ended = once(child, "exit").then(([code]: (number | null)[]) => (running.delete(child), code));
    return { ended, end: () => (child.kill("SIGTERM"), ended) };
  };
  afterAll(async () => {
    for (const each of running) each.kill("SIGTERM");
    await Promise.all([...running].map((each) => once(each, "exit")));
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const makeRequest = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<{ n: number }>(statement)).rows[0]?.n;
    } finally {
      await client.end();
    }
  };
  const standby = `postgres://umshado:${primary.password}@127.0.0.1:${port}/umshado`;
  const count = () => makeRequest(standby, "select count(*)::int as n from followed").catch(() => null);
  return { cluster, data, follow, write: (sql: string) => makeRequest(cluster.url, sql), count };
}

describe.runIf(isTried)("the standby of compose", async () => {
  const world = isTried ? await openWorld() : (undefined as never);
  const whenHas = async (rows: number) => {
    await expect.poll(world.count, { timeout: 30_000, interval: 200 }).toBe(rows);
  };

  test(
    "a copy that was cut off is discarded and made again, beside the slot of the first",
    { timeout: 120_000 },
    async () => {
      await world.write("create table followed (n int)");
      await world.write("insert into followed values (1)");
      await world.cluster.order("select pg_create_physical_replication_slot('standby', true)");
      for (const name of ["PG_VERSION", "backup_label"]) writeFileSync(join(world.data, name), "15\n");
      const { end } = world.follow();
      await whenHas(1);
      await world.write("insert into followed values (2)");
      await whenHas(2);
      expect(await end()).toBe(0);
    },
  );

  test(
    "a standby that was away for too long ends, and copies again when it is restarted",
    { timeout: 120_000 },
    async () => {
      for (let turn = 0; turn < 8; turn += 1) {
        await world.write("insert into followed select n from generate_series(1, 100000) n");
        await world.cluster.order("select pg_switch_wal()");
        await world.cluster.order("checkpoint");
      }
      const { end } = world.follow();
      await whenHas(800_002);
      expect(await end()).toBe(0);
    },
  );

  test("a promoted standby is left as it is", { timeout: 120_000 }, async () => {
    rmSync(join(world.data, "standby.signal"));
    await world.cluster.order("select pg_drop_replication_slot('standby')");
    const { end } = world.follow();
    await whenHas(800_002);
    await end();
    expect(readdirSync(world.data)).toContain("copied");
  });
});
