import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { media, type mediaRoles } from "../../schema/media.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

type Role = (typeof mediaRoles)[number];

/** What a provider's row says of its pictures: the hash of each. */
async function shownBy(id: string): Promise<Record<string, string> | null> {
  const [row] = await db.select({ shown: provider.shown_files }).from(provider).where(eq(provider.id, id));
  return row?.shown
    ? Object.fromEntries(Object.entries(row.shown).map(([role, file]) => [role, file?.hash ?? ""]))
    : null;
}

const that = (id: string, role: Role) => and(eq(media.provider_id, id), eq(media.role, role));

test("whoever writes a provider's logo, banner and poster, its row follows", async () => {
  const [{ id }, { id: other }] = [await buildProvider(app), await buildProvider(app)];
  await buildMedium(app, id, { role: "gallery" });
  expect(await shownBy(id)).toBeNull();
  const [logo, banner] = [await buildMedium(app, id, { role: "logo" }), await buildMedium(app, id, { role: "banner" })];
  expect(await shownBy(id)).toEqual({ logo: logo.file_hash, banner: banner.file_hash });
  const poster = await buildMedium(app, other, { role: "poster" });
  await db.update(media).set({ provider_id: id }).where(that(other, "poster"));
  expect(await shownBy(id)).toEqual({ logo: logo.file_hash, banner: banner.file_hash, poster: poster.file_hash });
  expect(await shownBy(other)).toBeNull();
  await db.update(media).set({ file_hash: poster.file_hash }).where(that(id, "logo"));
  await db.update(media).set({ role: "gallery" }).where(that(id, "banner"));
  expect(await shownBy(id)).toEqual({ logo: poster.file_hash, poster: poster.file_hash });
  await db.delete(media).where(eq(media.provider_id, id));
  expect(await shownBy(id)).toBeNull();
});

test("a row says all of a file that pages show, whatever is written into it", async () => {
  const { id } = await buildProvider(app);
  const { file_hash } = await buildMedium(app, id, { role: "logo" });
  await db.update(provider).set({ shown_files: null }).where(eq(provider.id, id));
  const [row] = await db.select({ shown: provider.shown_files }).from(provider).where(eq(provider.id, id));
  const sizes = { width: 1920, height: 1280, widths: [96, 192], cut_widths: [360, 720] };
  const file = { hash: file_hash, kind: "image", content_type: "image/webp", placeholder: "data:,", ...sizes };
  expect(row?.shown).toEqual({ logo: file });
});

test("pictures that are added at once all stand", async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await buildProvider(app)).id));
  const roles = ["logo", "banner", "poster"] as const;
  await Promise.all(ids.flatMap((id) => roles.map((role) => buildMedium(app, id, { role }))));
  const found = await db.select({ shown: provider.shown_files }).from(provider).where(inArray(provider.id, ids));
  expect(found.map(({ shown }) => Object.keys(shown ?? {}).toSorted())).toEqual(ids.map(() => [...roles].toSorted()));
});
