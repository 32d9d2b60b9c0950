import { eq } from "drizzle-orm";
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
const upload = (files: readonly SentFile[]) =>
  app.call<Answer>("/api/settings/hero-image", { token, body: formOf("hero", files) });

async function heroUrl() {
  app.forget();
  return (await app.call<Record<string, { value: string }>>("/api/settings")).body["hero_image_url"]?.value;
}

const isThere = async (url: string) => (await app.request(url)).status === 200;

test("a picture is put behind the title in several widths, and the one before goes", async () => {
  const first = await upload([await photo("jpeg")]);
  expect(first).toMatchObject({ status: 200, body: { imageUrl: /^\/media\/[0-9a-f]{32}-w\d+\.webp$/ } });
  expect(await heroUrl()).toBe(first.body.imageUrl);
  const shown = await readHero(app.ctx());
  expect(shown?.wide.url).toBe(first.body.imageUrl);
  expect((shown?.tall.height ?? 0) / (shown?.tall.width ?? 1)).toBeCloseTo(4 / 3, 1);
  for (const { srcset } of [shown?.wide, shown?.tall].filter((each) => each !== undefined))
    for (const each of srcset.split(", ")) expect(await isThere(each.split(" ")[0] ?? "")).toBe(true);

  const drawn = await photo("png");
  const second = await upload([drawn]);
  expect(second.body.imageUrl).not.toBe(first.body.imageUrl);
  await sweepFiles(app.runtime);
  expect(await isThere(first.body.imageUrl)).toBe(false);
  expect(await isThere(second.body.imageUrl)).toBe(true);
  const again = await upload([drawn]);
  expect(again.body.imageUrl).toBe(second.body.imageUrl);
  await sweepFiles(app.runtime);
  expect(await isThere(second.body.imageUrl)).toBe(true);
  const acts = await app.runtime.database.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, "hero_image_replaced"));
  expect(acts).toHaveLength(2);
});

test("two at once leave one picture, and its bytes", async () => {
  const answers = await Promise.all([upload([await photo("webp")]), upload([await photo("avif")])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await sweepFiles(app.runtime);
  const url = (await heroUrl()) ?? "";
  expect(answers.map(({ body }) => body.imageUrl)).toContain(url);
  expect(await isThere(url)).toBe(true);
  const other = answers.find(({ body }) => body.imageUrl !== url)?.body.imageUrl ?? "";
  expect(await isThere(other)).toBe(false);
});

test("what is no picture is refused, and the one before stays", async () => {
  const before = await heroUrl();
  expect(await upload([{ name: "hero.jpg", bytes: "<svg></svg>" }])).toMatchObject({
    status: 415,
    body: { code: "not_a_picture" },
  });
  expect(await upload([])).toMatchObject({ status: 400 });
  expect(await heroUrl()).toBe(before);
});

test("empty brings the standard picture back, and the file goes", async () => {
  const before = (await heroUrl()) ?? "";
  const body = { settings: { hero_image_url: "" } };
  expect((await app.call("/api/settings", { method: "PUT", body, token })).status).toBe(200);
  expect(await heroUrl()).toBe("");
  expect(await readHero(app.ctx())).toBeNull();
  await sweepFiles(app.runtime);
  expect(await isThere(before)).toBe(false);
});
