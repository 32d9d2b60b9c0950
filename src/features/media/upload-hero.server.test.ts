import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { formOf, photo, type SentFile } from "../../../test/picture-files.ts";
import { auditEntry } from "../../schema/audit.ts";
import { readHero } from "./read-hero.ts";
import { sweepFiles } from "./sweep-files.ts";

const app = await startTestApp();
const admin = await buildSuperAdmin(app);
const token = await buildToken(app, admin.id);

type Answer = { imageUrl: string; error?: string; code?: string };
const upload = (files: readonly SentFile[], as = token) =>
  app.call<Answer>("/api/settings/hero-image", { token: as, body: formOf("hero", files) });

async function heroUrl() {
  app.discard();
  return (await app.call<Record<string, { value: string }>>("/api/settings")).body["hero_image_url"]?.value;
}

const isThere = async (url: string) => (await app.request(url)).status === 200;

const saved = async (url: string) => {
  await sweepFiles(app.runtime);
  return isThere(url);
};
const save = (hero_image_url: string, as = token) =>
  app.call<{ error?: string }>("/api/settings", { method: "PUT", body: { settings: { hero_image_url } }, token: as });

test("an uploaded picture is stored and not shown before it is saved; then the previous one is deleted", async () => {
  const first = await upload([await photo("jpeg")]);
  const imageUrl = /^\/media\/[0-9a-f]{32}-w\d+\.webp$/;
  expect(first).toMatchObject({ status: 200, body: { imageUrl, width: 400, height: 300 } });
  expect(await heroUrl()).toBe("");
  expect(await saved(first.body.imageUrl)).toBe(true);

  expect((await save(first.body.imageUrl)).status).toBe(200);
  expect(await heroUrl()).toBe(first.body.imageUrl);
  const shown = await readHero(app.ctx());
  expect(shown?.wide.url).toBe(first.body.imageUrl);
  expect((shown?.tall.height ?? 0) / (shown?.tall.width ?? 1)).toBeCloseTo(4 / 3, 1);
  for (const { srcset } of [shown?.wide, shown?.tall].filter((each) => each !== undefined))
    for (const each of srcset.split(", ")) expect(await saved(each.split(" ")[0] ?? "")).toBe(true);

  const drawn = await photo("png");
  const second = await upload([drawn]);
  expect(second.body.imageUrl).not.toBe(first.body.imageUrl);
  expect(await heroUrl()).toBe(first.body.imageUrl);
  expect((await upload([drawn])).body.imageUrl).toBe(second.body.imageUrl);
  expect((await save(second.body.imageUrl)).status).toBe(200);
  expect(await saved(first.body.imageUrl)).toBe(false);
  expect(await saved(second.body.imageUrl)).toBe(true);
  const acts = await app.runtime.database.db
    .select()
    .from(auditEntry)
    .where(inArray(auditEntry.action, ["hero_image_uploaded", "settings_saved"]));
  expect(acts).toHaveLength(5);
});

test("an admin has one unsaved picture at a time, separate from other admins'; a deleted one can't be saved", async () => {
  const other = await buildToken(app, (await buildSuperAdmin(app)).id);
  const live = (await heroUrl()) ?? "";
  const mine = (await upload([await photo("webp")])).body.imageUrl;
  const theirs = (await upload([await photo("avif")], other)).body.imageUrl;
  const newer = (await upload([await photo("jpeg")])).body.imageUrl;
  expect(await saved(mine)).toBe(false);
  expect(await saved(theirs)).toBe(true);
  expect(await save(mine)).toMatchObject({ status: 400, body: { error: /upload it again/ } });
  expect(await heroUrl()).toBe(live);

  expect((await save(theirs)).status).toBe(200);
  expect(await saved(newer)).toBe(false);
  expect(await saved(live)).toBe(false);
  expect((await save("", other)).status).toBe(200);
  expect(await saved(theirs)).toBe(false);
});

test("two saves at once leave one picture, and its bytes", async () => {
  const other = await buildToken(app, (await buildSuperAdmin(app)).id);
  const urls = [(await upload([await photo("webp")])).body.imageUrl];
  urls.push((await upload([await photo("avif")], other)).body.imageUrl);
  const answers = await Promise.all([save(urls[0] ?? ""), save(urls[1] ?? "", other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const url = (await heroUrl()) ?? "";
  expect(urls).toContain(url);
  expect(await saved(url)).toBe(true);
  expect(await saved(urls.find((each) => each !== url) ?? "")).toBe(false);
});

test("a file that is no picture is refused, and the previous one stays", async () => {
  const before = await heroUrl();
  expect(await upload([{ name: "hero.jpg", bytes: "<svg></svg>" }])).toMatchObject({
    status: 415,
    body: { code: "not_a_picture" },
  });
  expect(await upload([])).toMatchObject({ status: 400 });
  expect(await heroUrl()).toBe(before);
});

test("an empty value restores the standard picture, and deletes the file", async () => {
  const before = (await heroUrl()) ?? "";
  expect((await save("")).status).toBe(200);
  expect(await heroUrl()).toBe("");
  expect(await readHero(app.ctx())).toBeNull();
  expect(await saved(before)).toBe(false);
});
