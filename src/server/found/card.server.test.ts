import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();

async function card(path: string) {
  const answer = await app.request(`/card/${path}.png`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get("content-type"), bytes };
}

async function inkOf(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return data.filter((grey) => grey < 128).length;
}

test("profiles, categories and pages by place have cards with their words, in any script", async () => {
  const names = ["Wildevy Estate", "<b>&amp; Söhne \u{1f338}</b>", "W".repeat(120)];
  const made = [];
  for (const business_name of names)
    made.push(await buildProvider(app, { business_name, city: "Paarl", categories: ["venues"] }));
  const inks = [];
  for (const path of [...made.map(({ id }) => `provider/${id}`), "venues", "venues/paarl"]) {
    const { status, type, bytes } = await card(path);
    expect([path, status, type]).toEqual([path, 200, "image/png"]);
    expect(bytes.length).toBeLessThan(60_000);
    inks.push(await inkOf(bytes));
  }
  // the stripe alone has 24 000
  expect(Math.min(...inks)).toBeGreaterThan(28_000);
  expect(new Set(inks).size).toBe(inks.length);
});

test("a card is saved as a file, and drawn again when its content changes", async () => {
  const { id } = await buildProvider(app, { business_name: "Once Only", city: "Ceres", categories: ["venues"] });
  const cards = () => readdir(join(app.runtime.config.dataDir, "cards"));
  const first = await card(`provider/${id}`);
  const before = await cards();
  app.discard();
  expect((await card(`provider/${id}`)).bytes.equals(first.bytes)).toBe(true);
  expect(await cards()).toEqual(before);
  const { db } = app.runtime.database;
  await db.update(provider).set({ business_name: "Twice Then" }).where(eq(provider.id, id));
  app.discard();
  expect((await card(`provider/${id}`)).bytes.equals(first.bytes)).toBe(false);
  expect(await cards()).toHaveLength(before.length + 1);
});

test("an unlisted business has no card", async () => {
  const hidden = await buildProvider(app, { is_published: false });
  for (const path of [`provider/${hidden.id}`, `provider/${newId()}`, "provider/x", "nothing", "venues/upington"])
    expect((await card(path)).status).toBe(404);
});
