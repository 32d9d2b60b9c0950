import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { BackupState, HealthPoint } from "../../contract/health/schema.ts";
import { rows } from "../../platform/database/database.ts";
import { observe, announce } from "../../platform/telemetry/signals.ts";
import { samplerOf } from "./jobs.ts";
import { MinuteTally } from "./tally-minute.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const admin = await buildSuperAdmin(app);

async function read(): Promise<HealthPoint[]> {
  const token = await buildToken(app, admin.id);
  const { status, body } = await app.call<{ points: HealthPoint[] }>("/api/admin/health", { token });
  expect(status).toBe(200);
  return body.points;
}

function startProcess() {
  const tally = new MinuteTally();
  const stops = [
    observe("request", (signal) => tally.request(signal)),
    observe("mail", (signal) => tally.mail(signal)),
  ];
  onTestFinished(() => stops.forEach((stop) => stop()));
  return samplerOf(app.runtime, tally);
}

const answered = (status: number, seconds: number) =>
  announce("request", { route: "/", method: "GET", status, seconds });

test("before the first minute is over there is nothing", async () => {
  expect(await read()).toEqual([]);
});

test("the counts of every process for a minute are one point, and nobody but super admins reads it", async () => {
  const [one, other] = [startProcess(), startProcess()];
  answered(200, 0.004);
  answered(503, 2.5);
  announce("mail", { outcome: "sent" });
  announce("mail", { outcome: "delayed" });
  announce("mail", { outcome: "suppressed" });
  await one();
  await other();
  const [point] = await read();
  expect(point).toMatchObject({ minutes: 1, requests: 4, failures: 2, waiting: 0, mails_sent: 2, mails_failed: 2 });
  expect(point?.memory_mb).toBeGreaterThan(50);
  expect(point?.most_ms).toBeGreaterThan(2_000);
  const provider = await buildToken(app, (await buildProvider(app)).id);
  const couple = await buildToken(app, (await buildCouple(app)).id);
  const refused = [undefined, provider, couple].map((as) =>
    app.call("/api/admin/health", as === undefined ? {} : { token: as }),
  );
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 403, 403]);
});

test("a minute that the database missed is written when it is back, without what was in the queue", async () => {
  const sample = startProcess();
  app.clock.advance(30 * 60_000);
  answered(500, 0.1);
  await db.execute(sql`alter table health_sample rename to health_sample_away`);
  await db.execute(sql`alter schema jobs rename to jobs_away`);
  await expect(sample()).rejects.toThrow("health_sample");
  await db.execute(sql`alter table health_sample_away rename to health_sample`);
  await db.execute(sql`alter schema jobs_away rename to jobs`);
  app.clock.advance(60_000);
  await sample();
  expect((await read()).at(-1)).toMatchObject({ minutes: 2, requests: 1, failures: 1, waiting: 0 });
});

test("points older than a day are deleted", async () => {
  const sample = startProcess();
  app.clock.advance(25 * 60 * 60_000);
  await sample();
  expect(await read()).toHaveLength(1);
  expect(await rows(db, sql`select minute from health_sample`)).toHaveLength(1);
});

test("the report says when the last full backup was made, and that none is made where backups are not configured", async () => {
  const token = await buildToken(app, admin.id);
  const backups = async () => (await app.call<{ backups: BackupState }>("/api/admin/health", { token })).body.backups;
  const { config } = app.runtime;
  expect(await backups()).toEqual({ is_daily: false, last: null });
  const folder = await mkdtemp(join(tmpdir(), "umshado-health-"));
  onTestFinished(async () => {
    config.backups.daily = undefined;
    await rm(folder, { recursive: true });
  });
  config.backups.daily = { folder: join(folder, "backups"), at: "02:30", retention_days: 14 };
  expect(await backups()).toEqual({ is_daily: true, last: null });
  await mkdir(join(folder, "backups"));
  await writeFile(join(folder, "backups", "umshado-2026-06-16.backup"), "older");
  await writeFile(join(folder, "backups", "umshado-2026-06-17.backup"), "newest");
  await writeFile(join(folder, "backups", "umshado-2026-06-18.backup.part"), "not whole");
  expect(await backups()).toMatchObject({ is_daily: true, last: { bytes: 6 } });
});
