import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { media } from "../../schema/media.ts";
import { badge } from "../../schema/trust.ts";
import { findProfile } from "./store.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

test("a provider is read with its badges, the oldest first", async () => {
  const { id } = await buildProvider(app);
  const badgesOf = async () => (await findProfile(db, id))?.badge_types;
  expect(await badgesOf()).toEqual([]);
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  await db.insert(badge).values([
    { provider_id: id, badge_type: "featured", granted_at: day(3) },
    { provider_id: id, badge_type: "premier", granted_at: day(1) },
    { provider_id: id, badge_type: "verified", granted_at: day(2) },
  ]);
  expect(await badgesOf()).toEqual(["premier", "verified", "featured"]);
});

test("a provider is read with the parts of its logo, banner and poster for pages, and no other picture", async () => {
  const { id } = await buildProvider(app);
  await buildMedium(app, id, { role: "gallery" });
  const shown = async () => (await findProfile(db, id))?.shown_files;
  expect(await shown()).toBeNull();
  const { file_hash } = await buildMedium(app, id, { role: "logo" });
  const sizes = { width: 1920, height: 1280, widths: [96, 192], cut_widths: [360, 720] };
  const file = { hash: file_hash, kind: "image", content_type: "image/webp", placeholder: "data:,", ...sizes };
  expect(await shown()).toEqual({ logo: file });
  const banner = await buildMedium(app, id, { role: "banner" });
  expect(await shown()).toMatchObject({ logo: file, banner: { hash: banner.file_hash } });
  await db.delete(media).where(and(eq(media.provider_id, id), eq(media.role, "logo")));
  expect(Object.keys((await shown()) ?? {})).toEqual(["banner"]);
});
