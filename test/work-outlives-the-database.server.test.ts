import type pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { startCluster } from "../scripts/postgres-cluster.mjs";
import { openDatabaseServer } from "../src/platform/database/database.ts";
import { startJobs } from "../src/server/jobs/register-jobs.ts";
import { buildProvider } from "./factories.ts";
import { startTestApp, type TestApp } from "./harness.ts";
import { startSmtpServer } from "./smtp-server.ts";

type World = Awaited<ReturnType<typeof openWorld>>;

async function openWorld() {
  const cluster = await startCluster();
  afterAll(() => cluster.remove());
  let contentReceived: () => void = () => undefined;
  const smtp = await startSmtpServer((step) => {
    if (step === "content") contentReceived();
    return "usual";
  });
  afterAll(() => smtp.close());
  const app = await startTestApp({
    env: { SMTP_URL: smtp.url },
    openDatabase: (log) => openDatabaseServer(cluster.url, log),
  });
  const stopJobs = await startJobs(app.runtime);
  afterAll(stopJobs);
  const providers = await Promise.all(Array.from({ length: 4 }, () => buildProvider(app)));
  const nextContent = () => new Promise<void>((resolve) => (contentReceived = resolve));
  return { cluster, smtp, app, providers, nextContent };
}

let couples = 0;

/** Retries with the same key, as the form does. */
async function enquire({ app, providers }: World, couple_email: string): Promise<number[]> {
  const provider_id = providers[couples % providers.length]?.id;
  const body = { provider_id, couple_name: "Sibusiso", couple_email, message: "Before the lights go out." };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 201) {
    // separate networks: a business accepts ten enquiries an hour from one [enquiries-9]
    const address = `198.18.${couples % 250}.1`;
    const answer = await app.call("/api/enquiries/direct", {
      body,
      address,
      headers: { "idempotency-key": couple_email },
    });
    statuses.push(answer.status);
    if (answer.status !== 201) await expect.poll(() => isReady(app), { timeout: 15_000 }).toBe(true);
  }
  return statuses;
}

async function isReady(app: TestApp): Promise<boolean> {
  return (await app.request("/readyz")).status === 200;
}

async function whileFourEnquire(world: World, work: () => Promise<void>) {
  const acknowledged: string[] = [];
  const others = new Set<number>();
  const done = new AbortController();
  const enquirers = Array.from({ length: 4 }, async () => {
    do {
      const couple_email = `couple-${(couples += 1)}@couples.test`;
      for (const status of await enquire(world, couple_email)) if (status !== 201) others.add(status);
      acknowledged.push(couple_email);
    } while (!done.signal.aborted);
  });
  await work().finally(() => done.abort());
  await Promise.all(enquirers);
  return { acknowledged, others: [...others] };
}

function emailsOf({ smtp }: World, couple_email: string): number {
  const replies = `Reply-To: Sibusiso <${couple_email}>`;
  return smtp.messages.filter(({ to, content }) => to.includes(couple_email) || content.includes(replies)).length;
}

async function expectBothEmailsOnce(world: World, acknowledged: readonly string[]) {
  const missing = () => acknowledged.filter((each) => emailsOf(world, each) < 2);
  await expect.poll(missing, { timeout: 45_000, interval: 200 }).toEqual([]);
  expect(acknowledged.filter((each) => emailsOf(world, each) > 2)).toEqual([]);
}

describe.runIf(inject("testDatabase").kind === "server")("the database server is lost while it is used", async () => {
  const world = inject("testDatabase").kind === "server" ? await openWorld() : (undefined as never);

  const cut = async () => {
    const { driver } = world.app.runtime.database;
    await (driver as pg.Pool).query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user",
    );
  };
  const restart = async (signal: NodeJS.Signals) => {
    await world.cluster.stop(signal);
    expect((await world.app.request("/readyz")).status).toBe(503);
    await world.cluster.start();
  };

  test.for([
    ["every connection is cut", cut],
    ["it is stopped in good order", () => restart("SIGINT")],
    ["it crashes", () => restart("SIGQUIT")],
  ] as const)(
    "%s: the answer is 503, everything goes on without a start, and each email arrives once",
    { timeout: 90_000 },
    async ([, end]) => {
      const { acknowledged, others } = await whileFourEnquire(world, async () => {
        await world.nextContent();
        await end();
        await expect.poll(() => isReady(world.app), { timeout: 15_000 }).toBe(true);
      });
      expect(others.filter((status) => status !== 503)).toEqual([]);
      await expectBothEmailsOnce(world, acknowledged);
      expect(await isReady(world.app)).toBe(true);
    },
  );

  test("[running-22] while the database is away earlier requests are answered as stale, others get a temporary refusal, and then nothing is", async () => {
    const { app, cluster } = world;
    const port = await app.serve();
    const makeRequest = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      return [status, headers.get("cache-status"), headers.get("retry-after"), headers.get("cache-control")];
    };
    const [, , , usual] = await makeRequest("/api/settings");
    await cluster.stop("SIGINT");
    const stale = [200, "umshado; hit; detail=stale", null, "no-store"];
    await expect.poll(() => makeRequest("/api/settings")).toEqual(stale);
    expect(await makeRequest("/api/categories/with-counts")).toEqual([503, null, "5", "no-store"]);
    await cluster.start();
    await expect.poll(() => makeRequest("/api/settings")).toEqual([200, null, null, usual]);
  });

  test("a connection that is lost as a transaction begins is not reused", async () => {
    const { db, driver } = world.app.runtime.database;
    const pool = driver as pg.Pool;
    // each one: a job may take the first
    const end = (client: pg.PoolClient) => void (client as unknown as pg.Client).end();
    pool.on("acquire", end);
    await expect(db.transaction(async () => undefined)).rejects.toThrow("Failed query: begin");
    pool.off("acquire", end);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });

  test("announcements of other processes in that time count as missed", { timeout: 30_000 }, async () => {
    let missed = 0;
    await world.app.runtime.database.listen(
      "anything",
      () => undefined,
      () => void (missed += 1),
    );
    await cut();
    await expect.poll(() => missed, { timeout: 15_000 }).toBe(1);
  });
});
