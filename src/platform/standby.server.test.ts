import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { startCluster } from "../../scripts/postgres-cluster.mjs";
import { buildProvider, buildSuperAdmin, buildToken } from "../../test/factories.ts";
import { startTestApp } from "../../test/harness.ts";
import { listeningLog } from "../../test/listening-log.ts";
import { listCalls } from "../app/register-calls.ts";
import { announceChange, openServer, rows } from "./database.ts";
import { currentReading, openStandby } from "./standby.ts";
import { TaggedCache } from "./tagged-cache.ts";

/** The application on a server of its own and a streaming standby of that, and another process's way to the same database. */
async function openWorld() {
  const cluster = await startCluster();
  afterAll(() => cluster.remove());
  const follower = await cluster.follow();
  const app = await startTestApp({
    env: { DATABASE_URL: cluster.url, DATABASE_READ_URL: follower.url },
    openDatabase: (log) => openServer(cluster.url, log),
  });
  const other = await openServer(cluster.url, listeningLog());
  afterAll(() => other.close());
  const provider = await buildProvider(app);
  const token = await buildToken(app, (await buildSuperAdmin(app)).id);
  return { follower, app, other, port: await app.serve(), provider, token };
}

describe.runIf(inject("testDatabase").kind === "server")("reads that everyone shares", async () => {
  const world = inject("testDatabase").kind === "server" ? await openWorld() : (undefined as never);
  let names = 0;

  async function rename(): Promise<string> {
    const site_name = `Umshado ${(names += 1)}`;
    const { app, token } = world;
    const saved = await app.call("/api/settings", { method: "PUT", token, body: { settings: { site_name } } });
    expect(saved.status).toBe(200);
    return site_name;
  }

  /** As another process does it. */
  async function renameElsewhere({ announced = true } = {}): Promise<string> {
    const name = `Umshado ${(names += 1)}`;
    await world.other.db.transaction(async (tx) => {
      await tx.execute(sql`update setting set value = ${name} where key = 'site_name'`);
      if (announced) await announceChange(tx, ["settings"]);
    });
    return name;
  }

  async function read<T>(path: string): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${world.port}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  }
  const siteName = async () => (await read<{ site_name: { value: string } }>("/api/settings")).site_name.value;
  const made = () => world.app.standby?.made;

  beforeEach(async () => {
    await world.follower.replay("resume");
    await rename();
    await expect
      .poll(
        async () => {
          world.app.forget();
          const before = made()?.standby;
          await siteName();
          return made()?.standby !== before;
        },
        { timeout: 15_000 },
      )
      .toBe(true);
  });

  test("every one of them can be made by a standby, and says there what the database says", async () => {
    const { app, provider } = world;
    const paths = listCalls()
      .filter(({ cached }) => cached)
      .map(({ path }) => path.replaceAll(/\{\w*id\}/g, provider.id));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const direct = await app.request(path);
      const text = await direct.text();
      const before = made()?.standby;
      // a machine that is busy may have it lag behind for a moment
      const isOfStandby = async () => {
        app.forget();
        const answer = await fetch(`http://127.0.0.1:${world.port}${path}`);
        expect([path, answer.status, await answer.text()]).toEqual([path, direct.status, text]);
        return made()?.standby !== before;
      };
      await expect.poll(isOfStandby, { timeout: 15_000 }).toBe(true);
    }
  });

  test("a standby that holds back what it was sent makes none, and what was before a change is not remembered", async () => {
    await world.follower.replay("pause");
    const { standby } = made() ?? {};
    for (let round = 0; round < 5; round += 1) {
      const name = await rename();
      for (let again = 0; again < 3; again += 1) expect(await siteName()).toBe(name);
    }
    expect(made()?.standby).toBe(standby);
    const name = await renameElsewhere();
    await expect.poll(siteName).toBe(name);
    await world.follower.replay("resume");
    for (let again = 0; again < 20; again += 1) expect(await siteName()).toBe(name);
  });

  test("totals that are remembered are none of before a change either", async () => {
    const total = async () => (await read<{ total: number }>("/api/providers")).total;
    for (const word of ["pause", "resume", "pause"] as const) {
      await world.follower.replay(word);
      const { id } = await buildProvider(world.app, { is_published: false });
      const before = await total();
      const token = await buildToken(world.app, id);
      await world.app.call("/api/providers/profile/publish", { method: "PUT", token });
      expect(await total()).toBe(before + 1);
    }
  });

  test("one that lags behind for longer than is allowed is not read, though nothing was announced", async () => {
    const { app, follower, other } = world;
    const log = listeningLog();
    const patience = { wait_ms_max: 200, lag_ms_max: 0, rest_ms: 0 };
    const parts = { cache: new TaggedCache(), log, processes: 1 };
    const standby = await openStandby(follower.url, other, { ...parts, patience });
    const name = () =>
      rows<{ value: string }>(currentReading()?.db ?? other.db, sql`select value from setting where key = 'site_name'`);
    const ask = () => standby.read(name, () => false);
    await expect.poll(async () => (await ask(), standby.made.standby)).toBeGreaterThan(0);
    await follower.replay("pause");
    const changed = await renameElsewhere({ announced: false });
    expect(await ask()).toEqual([{ value: changed }]);
    expect(log.entries.map(({ event }) => event)).toContain("standby behind: the primary is read");
    await follower.replay("resume");
    await expect.poll(async () => (await ask(), log.entries.at(-1)?.event)).toBe("standby caught up");
    await standby.close();
    app.forget();
  });

  test("an answer that fails there is made by the primary", async () => {
    const { follower, other } = world;
    const patience = { wait_ms_max: 10_000, lag_ms_max: 60_000, rest_ms: 60_000 };
    const parts = { cache: new TaggedCache(), log: listeningLog(), processes: 1, patience };
    const standby = await openStandby(follower.url, other, parts);
    const make = async () => ({ status: currentReading() ? 500 : 200 });
    const asked = () => standby.read(make, ({ status }) => status >= 500);
    expect(await asked()).toEqual({ status: 200 });
    expect(await asked()).toEqual({ status: 200 });
    expect(parts.log.entries.map(({ event, fields }) => [event, fields?.["message"]])).toEqual([
      ["standby away: the primary is read", "an answer failed"],
    ]);
    await standby.close();
  });

  test("a standby that goes costs no answer, and is read again when it is back", { timeout: 60_000 }, async () => {
    await world.follower.stop();
    for (let round = 0; round < 3; round += 1) {
      const name = await rename();
      expect(await siteName()).toBe(name);
    }
    await world.follower.start();
  });

  test("another server is no standby", async () => {
    const from = inject("testDatabase");
    if (from.kind !== "server") return;
    const parts = { cache: new TaggedCache(), log: listeningLog(), processes: 1 };
    const opened = openStandby(from.direct ?? from.address, world.other, parts);
    await expect(opened).rejects.toThrow("The server of DATABASE_READ_URL is no standby of the one of DATABASE_URL.");
    expect((world.other.driver as pg.Pool).ended).toBe(false);
  });
});
