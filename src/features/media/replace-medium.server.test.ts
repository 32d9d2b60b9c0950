import { eq, gt, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildEndorsement, buildMedium, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import { declaredPng, film, formOf, photo, webm, type SentFile } from "../../../test/picture-files.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { PlacedMedium, VisibleMedia } from "../../contract/media/schema.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import { storedFile } from "../../schema/media.ts";

const app = await startTestApp();

type Placed = { message: string; url: string; logo_url?: string; banner_url?: string; media: PlacedMedium };

async function buildOwner() {
  const { id } = await buildProvider(app);
  return { id, token: await buildToken(app, id) };
}

function send<T = Placed>(token: string, place: "logo" | "banner", files: readonly SentFile[]) {
  return app.call<T>(`/api/media/${place}`, { token, body: formOf(place, files) });
}

async function profileOf(id: string) {
  app.discard();
  return (
    await app.call<{ data: { logo_url: string; banner_url: string; trust_score: number } }>(`/api/providers/${id}`)
  ).body.data;
}

test("a logo is saved in its slot, and the next one replaces it", async () => {
  const { id, token } = await buildOwner();
  const before = await profileOf(id);
  const first = await send(token, "logo", [await photo("png")]);
  expect(first.body).toMatchObject({
    message: "Logo uploaded successfully",
    media: { media_type: "image", width: 400 },
  });
  const second = await send(token, "logo", [await photo("jpeg")]);
  expect(second.body.media.id).toBe(first.body.media.id);
  expect(second.body.url).not.toBe(first.body.url);
  const after = await profileOf(id);
  expect(after.logo_url).toBe(second.body.logo_url);
  expect(after.trust_score).toBeGreaterThanOrEqual(before.trust_score);
});

test("a banner may be a film, recognised by its bytes and stored unchanged", async () => {
  const { id, token } = await buildOwner();
  for (const [bytes, ending, type] of [
    [film(1920, 480), "mp4", "video/mp4"],
    [webm(1920, 480), "webm", "video/webm"],
  ] as const) {
    const { status, body } = await send(token, "banner", [{ name: "banner.jpg", bytes }]);
    expect(status).toBe(200);
    expect(body.media).toMatchObject({ media_type: "video", width: 1920, height: 480, picture: null });
    expect(body.banner_url).toMatch(new RegExp(`^/media/[0-9a-f]{32}\\.${ending}$`));
    const served = await app.request(body.url);
    expect(served.headers.get("content-type")).toBe(type);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
    expect((await profileOf(id)).banner_url).toBe(body.url);
    const { body: shown } = await app.call<{ data: VisibleMedia }>(`/api/media/provider/${id}`);
    expect(shown.data).toMatchObject({ banner_url: body.url, banner: null });
  }
  const picture = await send(token, "banner", [await photo()]);
  expect(picture.body.media).toMatchObject({ media_type: "image", picture: { width: 400 } });
});

type Poster = { poster: { url: string } };

const sendPoster = async (token: string) =>
  app.call<Poster & ErrorAnswer>("/api/media/banner/poster", { token, body: formOf("poster", [await photo()]) });

async function cardOf(id: string) {
  app.discard();
  const { body } = await app.call<{ providers: ProviderCard[] }>("/api/providers?limit=100");
  return body.providers.find((each) => each.id === id);
}

test("a video's frame is on cards and behind the video on the profile, and is deleted with it", async () => {
  const { id, token } = await buildOwner();
  expect(await sendPoster(token)).toMatchObject({ status: 409, body: { code: "banner_not_a_film" } });
  await send(token, "banner", [{ name: "film.mp4", bytes: film(1920, 480) }]);
  expect((await cardOf(id))?.banner).toBeNull();

  const { status, body } = await sendPoster(token);
  expect([status, body.poster.url]).toEqual([200, expect.stringMatching(/-w400\.webp$/)]);
  const cut = body.poster.url.replace(/-w\d+\.webp$/, "-c400.webp");
  const card = await cardOf(id);
  expect(card).toMatchObject({ banner_url: expect.stringMatching(/\.mp4$/) as string, banner: { url: cut } });
  app.discard();
  const { body: profile } = await app.call<{ data: ProviderCard }>(`/api/providers/${id}`);
  expect(profile.data.banner?.url).toBe(body.poster.url);
  const { body: shown } = await app.call<{ data: VisibleMedia }>(`/api/media/provider/${id}`);
  expect(shown.data).toMatchObject({ banner: null, poster: { url: body.poster.url } });

  await send(token, "banner", [{ name: "other.mp4", bytes: film(1280, 320) }]);
  expect((await cardOf(id))?.banner).toBeNull();
});

test("a film without a frame shows a picture of the gallery on cards", async () => {
  const { id, token } = await buildOwner();
  await buildMedium(app, id, { role: "gallery", position: 2 });
  const first = await buildMedium(app, id, { role: "gallery", position: 1 });
  expect((await cardOf(id))?.banner).toBeNull();
  await send(token, "banner", [{ name: "film.mp4", bytes: film(1920, 480) }]);
  expect((await cardOf(id))?.banner?.url).toContain(first.file_hash);
  await sendPoster(token);
  expect((await cardOf(id))?.banner?.url).not.toContain(first.file_hash);
});

test.each([
  ["text as PNG", "logo", "text", 415, "not_a_picture"],
  ["a film as a logo", "logo", film(640, 160), 415, "not_a_picture"],
  ["a GIF as a banner", "banner", `GIF89a${" ".repeat(40)}`, 415, "not_a_banner"],
  ["a film that is cut off", "banner", film(640, 160).subarray(0, 300), 400, "picture_damaged"],
  ["50,000 × 50,000", "banner", declaredPng(50_000, 50_000), 413, "picture_too_many_pixels"],
  ["10 MB and one byte", "logo", new Uint8Array(10_485_761).fill(255), 413, "file_too_large"],
  ["nothing", "logo", "", 400, "file_missing"],
] as const)("%s is refused, and the old one stays", async (_what, place, bytes, status, code) => {
  const { id, token } = await buildOwner();
  const old = await send(token, place, [await photo()]);
  const refused = await send<ErrorAnswer>(token, place, [{ name: "file.png", bytes }]);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
  const url = (await profileOf(id))[place === "logo" ? "logo_url" : "banner_url"];
  expect(url).toBe(old.body.url);
});

test("two files for one place are refused", async () => {
  const { token } = await buildOwner();
  const { status, body } = await send<ErrorAnswer>(token, "logo", [await photo(), await photo()]);
  expect({ status, body }).toMatchObject({ status: 400, body: { error: "Please choose one file only." } });
});

test("the same picture as a logo and in a gallery is two files, since their widths differ", async () => {
  const { token } = await buildOwner();
  const same = await photo();
  const logo = await send(token, "logo", [same]);
  const banner = await send(token, "banner", [same]);
  expect(banner.body.url.slice(0, 30)).not.toBe(logo.body.url.slice(0, 30));
});

test("a new logo is announced to the lists, the profile, and the profiles of those it endorsed", async () => {
  const { id, token } = await buildOwner();
  const { endorsed_provider_id } = await buildEndorsement(app, { endorser_id: id });
  const heard = await hearChanges(app);
  await send(token, "logo", [await photo()]);
  await expect
    .poll(() => heard.toSorted())
    .toEqual(["catalogue", "profiles", `provider:${endorsed_provider_id}`, `provider:${id}`].toSorted());
});

test("a file stored before a crash has a row without references, which the sweep finds", async () => {
  const { id, token } = await buildOwner();
  await app.runtime.database.db.execute(
    "create function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$",
  );
  await app.runtime.database.db.execute("create trigger crash before insert on media execute function crash()");
  const before = await app.runtime.database.db.$count(storedFile);
  const failed = await send<ErrorAnswer>(token, "logo", [await photo()]);
  await app.runtime.database.db.execute("drop trigger crash on media");
  expect(failed).toMatchObject({ status: 500, body: { code: "unexpected" } });
  app.log.expectErrors();
  expect((await profileOf(id)).logo_url).toBeNull();
  expect(await app.runtime.database.db.$count(storedFile)).toBe(before + 1);
  const [stored] = await app.runtime.database.db
    .select()
    .from(storedFile)
    .where(gt(storedFile.check_at, sql`now()`));
  expect(stored).toBeDefined();
  await app.runtime.database.db.delete(storedFile).where(eq(storedFile.hash, stored?.hash ?? ""));
});
