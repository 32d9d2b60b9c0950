import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { announceChange } from "../../platform/database/database.ts";

const app = await startTestApp();
const port = await app.serve();
const { db } = app.runtime.database;

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test("a request after an acknowledged change never gets the earlier state", async () => {
  const admin = await buildSuperAdmin(app);
  const token = await buildToken(app, admin.id);
  for (let round = 0; round < 20; round += 1) {
    await read("/api/settings");
    const site_name = `Umshado ${round}`;
    const saved = await app.call("/api/settings", { method: "PUT", token, body: { settings: { site_name } } });
    expect(saved.status).toBe(200);
    expect(await read("/api/settings")).toMatchObject({ site_name: { value: site_name } });
  }
});

test("a list's total is counted again before a change of the catalogue is acknowledged", async () => {
  const total = async () => (await read<{ total: number }>("/api/providers")).total;
  for (let round = 0; round < 10; round += 1) {
    const { id } = await buildProvider(app, { is_published: false });
    const token = await buildToken(app, id);
    const before = await total();
    const published = await app.call("/api/providers/profile/publish", { method: "PUT", token });
    expect(published.status).toBe(200);
    expect(await total()).toBe(before + 1);
  }
});

test("a transaction's changes are announced once it is over, whether it succeeded or not", async () => {
  const announced: string[] = [];
  app.runtime.database.onLocalChange((tags) => void announced.push(...tags));
  await db.transaction(async (tx) => {
    await announceChange(tx, ["one", "two"]);
    await announceChange(tx, ["one"]);
    expect(announced).toEqual([]);
  });
  expect(announced).toEqual(["one", "two"]);
  const failing = db.transaction(async (tx) => {
    await announceChange(tx, ["three"]);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(announced).toEqual(["one", "two", "three"]);
});

test("announcements of other processes drop the cached answers", async () => {
  const { cache } = app.runtime;
  let computed = 0;
  const remember = () => cache.remember("five", ["five"], async () => (computed += 1));
  await remember();
  await announceChange(db, ["five"]);
  await expect.poll(remember).toBe(2);
});
