import { expect, test } from "vitest";
import { buildMedium, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { errors } from "../../contract/errors.ts";
import type { MediaItem, VisibleMedia } from "../../contract/media/schema.ts";

const app = await startTestApp();

async function buildOwner() {
  const { id } = await buildProvider(app);
  return { id, token: await buildToken(app, id) };
}

async function galleryOf(id: string): Promise<MediaItem[]> {
  return (await app.call<{ data: { gallery: MediaItem[] } }>(`/api/media/provider/${id}`)).body.data.gallery;
}

function addVideo<T = { message: string; media: MediaItem }>(token: string, url: string, caption?: string) {
  return app.call<T>("/api/media/youtube", { token, body: { url, caption } });
}

test("a video link comes behind the pictures, once", async () => {
  const { id, token } = await buildOwner();
  await buildMedium(app, id);
  const { body } = await addVideo(token, "https://youtu.be/dQw4w9WgXcQ?t=3", "  The first dance ");
  expect(body).toMatchObject({
    message: "YouTube video added successfully",
    media: { media_type: "youtube", caption: "The first dance", video_id: "dQw4w9WgXcQ" },
  });
  expect((await galleryOf(id))[1]).toEqual(body.media);
  const again = await addVideo<ErrorAnswer>(token, "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  expect(again).toMatchObject({ status: 409, body: { code: "video_taken" } });
  const both = await Promise.all([1, 2].map(() => addVideo(token, "https://youtu.be/aaaaaaaaaaa")));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a missing address and a foreign one are refused with a sentence", async () => {
  const { token } = await buildOwner();
  const empty = await addVideo<ErrorAnswer>(token, " ");
  expect(empty).toMatchObject({ status: 400, body: { error: "Please enter a YouTube URL" } });
  const foreign = await addVideo<ErrorAnswer>(token, "https://vimeo.com/76979871");
  expect(foreign).toMatchObject({
    status: 400,
    body: { code: "video_link_unknown", fields: { url: errors.video_link_unknown.sentence } },
  });
});

test("a logo and a banner are deleted by their slots, only the own ones", async () => {
  const [owner, other] = [await buildOwner(), await buildOwner()];
  for (const { id } of [owner, other]) {
    await buildMedium(app, id, { role: "logo" });
    await buildMedium(app, id, { role: "banner" });
  }
  const take = (place: string) => app.call(`/api/media/${place}`, { method: "DELETE", token: owner.token });
  expect(await take("logo")).toMatchObject({ status: 200, body: { message: "Item deleted successfully" } });
  const shown = async (id: string) => (await app.call<{ data: VisibleMedia }>(`/api/media/provider/${id}`)).body.data;
  expect(await shown(owner.id)).toMatchObject({ logo_url: null, banner_url: expect.any(String) as unknown });
  expect(await take("logo")).toMatchObject({ status: 404, body: { code: "media_not_found" } });
  await take("banner");
  expect(await shown(owner.id)).toMatchObject({ logo_url: null, logo: null, banner_url: null, banner: null });
  expect(await shown(other.id)).toMatchObject({ logo_url: expect.any(String) as unknown });
});

test("videos have an end", async () => {
  const { id, token } = await buildOwner();
  for (let each = 0; each < 30; each += 1) await buildMedium(app, id, { video_id: `video${each}`.padEnd(11, "_") });
  const more = await addVideo<ErrorAnswer>(token, "https://youtu.be/dQw4w9WgXcQ");
  expect(more).toMatchObject({ status: 409, body: { code: "videos_full" } });
});

test("pictures are put in an order, and those that are not named follow", async () => {
  const { id, token } = await buildOwner();
  const made = [await buildMedium(app, id), await buildMedium(app, id), await buildMedium(app, id, { video_id: "x" })];
  const [a = "", b = "", c = ""] = made.map((each) => each.id);
  const saved = await app.call("/api/media/order", { method: "PUT", token, body: { ids: [c, b.toUpperCase()] } });
  expect(saved).toMatchObject({ status: 200, body: { message: "Order saved successfully" } });
  expect((await galleryOf(id)).map((item) => item.id)).toEqual([c, b, a]);
  const twice = await app.call("/api/media/order", { method: "PUT", token, body: { ids: [a, a] } });
  expect(twice.status).toBe(400);
});

test("a picture's texts are saved, stay when they are not sent, and are deleted when they are empty", async () => {
  const { id, token } = await buildOwner();
  const medium = await buildMedium(app, id, { caption: "Old" });
  const edit = (body: object) =>
    app.call<{ media: MediaItem }>(`/api/media/${medium.id}`, { method: "PUT", token, body });
  const response = await edit({ alternative_text: "A long table\nunder a tree" });
  expect(response.body.media).toMatchObject({ caption: "Old", alternative_text: "A long table under a tree" });
  await edit({ caption: "" });
  expect((await galleryOf(id))[0]).toMatchObject({ caption: null, alternative_text: "A long table under a tree" });
  expect((await edit({ caption: "x".repeat(201) })).status).toBe(400);
});

test("another provider's medium, or an unknown one, is not found", async () => {
  const { token } = await buildOwner();
  const other = await buildOwner();
  const theirs = await buildMedium(app, other.id);
  for (const id of [theirs.id, "0190a000-0000-7000-8000-000000000000", "none"]) {
    const deletion = await app.call<ErrorAnswer>(`/api/media/${id}`, { method: "DELETE", token });
    expect(deletion).toMatchObject({ status: 404, body: { code: "media_not_found" } });
    const response = await app.call(`/api/media/${id}`, { method: "PUT", token, body: { caption: "Mine" } });
    expect(response.status).toBe(404);
  }
  const order = await app.call("/api/media/order", { method: "PUT", token, body: { ids: [theirs.id] } });
  expect(order.status).toBe(404);
  expect(await galleryOf(other.id)).toHaveLength(1);
  expect((await app.call(`/api/media/${theirs.id}`, { method: "DELETE" })).status).toBe(401);
});
