import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { findPostgres, startCluster } from "../../scripts/postgres-cluster.mjs";
import { expect, test } from "./journey.ts";
import { startProduct } from "./product.ts";
import { ask, load, startSeveral, until, type Several } from "./several-processes.ts";

const admin = { SUPER_ADMIN_EMAIL: "nomsa@umshado.test", SUPER_ADMIN_PASSWORD: "a quiet morning at sea" };

/** The processes that serve now, as the log tells. */
function pidsOf({ log }: Several): number[] {
  const serving = new Set<number>();
  for (const { event, pid = 0 } of log()) {
    if (event === "process serves") serving.add(pid);
    if (event === "process ended") serving.delete(pid);
  }
  return [...serving];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** One after the other dies: the one that is left answers alone, and another takes the place. */
async function outliveDeaths(several: Several): Promise<void> {
  const before = pidsOf(several);
  for (const pid of before) {
    process.kill(pid, "SIGKILL");
    await until(() => !pidsOf(several).includes(pid));
    for (let count = 0; count < 10; count += 1) expect((await ask(`${several.url}/readyz`)).status).toBe(200);
    await until(() => pidsOf(several).length === 2);
  }
  expect(pidsOf(several).filter((pid) => before.includes(pid))).toEqual([]);
}

type Settings = { site_name: { value: string } };

/** What one has acknowledged, new connections are told, which go to the processes in turn. */
async function seeChanges({ url }: Several): Promise<void> {
  const json = { "content-type": "application/json" };
  const login = JSON.stringify({ email: admin.SUPER_ADMIN_EMAIL, password: admin.SUPER_ADMIN_PASSWORD });
  const signedIn = await ask(`${url}/api/auth/login`, { method: "POST", headers: json, body: login });
  const { token } = JSON.parse(signedIn.body) as { token: string };
  for (let round = 0; round < 20; round += 1) {
    const site_name = `Umshado ${round}`;
    const headers = { ...json, authorization: `Bearer ${token}` };
    const body = JSON.stringify({ settings: { site_name } });
    expect((await ask(`${url}/api/settings`, { method: "PUT", headers, body })).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(`${url}/api/settings`)));
    const names = answers.map((answer) => (JSON.parse(answer.body) as Settings).site_name.value);
    expect(names).toEqual(names.map(() => site_name));
  }
}

/** All are replaced under load, and every request is answered well. */
async function replaceAll(several: Several): Promise<void> {
  const before = pidsOf(several);
  const stop = load(several.url);
  several.signal("SIGUSR2");
  await until(() => several.log().filter(({ event }) => event === "process replaced").length === 2);
  await until(() => !before.some(isAlive));
  const { answered, failed } = await stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(50);
}

/** All end well, and leave the folder to others. */
async function endAll(several: Several, folder: string): Promise<void> {
  const pids = pidsOf(several);
  several.signal("SIGTERM");
  expect(await several.ended).toEqual([0, null]);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(await readdir(join(folder, "uploads")).catch(() => [])).toEqual([]);
  const { stop } = await startProduct({ folder, port: await freePort(), env: { DEMO: "off" } });
  await stop();
}

test("two processes share the work: a death, a change, a restart and an end lose nothing of anybody's", async () => {
  test.skip(findPostgres() === undefined, "needs a PostgreSQL server");
  test.slow();
  const folder = test.info().outputDir;
  const cluster = await startCluster();
  const several = await startSeveral(folder, cluster.url, admin);
  try {
    await until(() => several.out().includes("2 processes") && pidsOf(several).length === 2, 60);
    await test.step("one dies, and then the other", () => outliveDeaths(several));
    await test.step("changes are seen in both", () => seeChanges(several));
    await test.step("both are replaced under load", () => replaceAll(several));
    await test.step("both end", () => endAll(several, folder));
    expect(several.log().filter(({ level }) => level === "error")).toEqual([]);
  } finally {
    await several.kill();
    await cluster.remove();
  }
});

test("on the embedded database one process serves whatever is asked for, and the log says so", async () => {
  const several = await startSeveral(test.info().outputDir, "");
  try {
    await until(() => several.out().includes("Umshado is at"), 60);
    const told = several.log().filter(({ event }) => event === "one process serves");
    expect(told).toMatchObject([{ level: "warn", why: "WORKERS is 2, but the embedded database belongs to one." }]);
    expect(several.out()).not.toContain("replaces them");
    several.signal("SIGUSR2");
    expect((await ask(`${several.url}/readyz`)).status).toBe(200);
  } finally {
    several.signal("SIGTERM");
    expect(await several.ended).toEqual([0, null]);
  }
});
