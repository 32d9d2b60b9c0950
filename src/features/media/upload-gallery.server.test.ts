import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildCouple, buildMedium, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { declaredPng, formOf, photo, type SentFile } from "../../../test/picture-files.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { errors } from "../../contract/errors.ts";
import type { MediaItem } from "../../contract/media/schema.ts";
import { uploadFolderOf } from "../../platform/http/receive-files.ts";

const app = await startTestApp();

type Uploaded = { message: string; uploaded: MediaItem[]; failed: { name: string; error: string }[] };

async function buildOwner(images = 0) {
  const { id } = await buildProvider(app);
  for (let each = 0; each < images; each += 1) await buildMedium(app, id);
  return { id, token: await buildToken(app, id) };
}

function send<T = Uploaded>(token: string | undefined, files: readonly SentFile[], field = "media") {
  return app.call<T>("/api/media/gallery", { body: formOf(field, files), ...(token !== undefined && { token }) });
}

async function galleryOf(id: string): Promise<MediaItem[]> {
  return (await app.call<{ data: { gallery: MediaItem[] } }>(`/api/media/provider/${id}`)).body.data.gallery;
}

async function expectNoDrafts() {
  const left = await readdir(uploadFolderOf(app.runtime.config.dataDir)).catch(() => []);
  expect(left).toEqual([]);
}

test("pictures come into the gallery in their order, each in the widths of pages", async () => {
  const { id, token } = await buildOwner();
  const files = [await photo("jpeg"), await photo("png"), await photo("webp"), await photo("avif")];
  const { status, body } = await send(token, files);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: "4 images uploaded successfully", failed: [] });
  expect(await galleryOf(id)).toEqual(body.uploaded);
  const picture = body.uploaded[0]?.picture;
  expect(picture).toMatchObject({ width: 400, height: 300 });
  expect(picture?.srcset).toMatch(/^\/media\/[0-9a-f]{32}-w320\.webp 320w, \/media\/[0-9a-f]{32}-w400\.webp 400w$/);
  const served = await app.request(picture?.url ?? "");
  expect(served.headers.get("cache-control")).toContain("immutable");
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 400, height: 300 });
  await expectNoDrafts();
});

test("one bad file among ten fails alone", async () => {
  const { id, token } = await buildOwner();
  const files: SentFile[] = [];
  for (let each = 0; each < 9; each += 1) files.push(await photo());
  files.splice(4, 0, { name: "notes.png", bytes: "These are my notes about the wedding." });
  const { status, body } = await send(token, files);
  expect(status).toBe(200);
  expect(body.message).toBe("9 images uploaded successfully, 1 could not be used");
  expect(body.failed).toEqual([{ name: "notes.png", error: errors.not_a_picture.sentence }]);
  expect(await galleryOf(id)).toHaveLength(9);
});

test("when no file is valid nothing is stored, and each file has its error", async () => {
  const { id, token } = await buildOwner();
  const bad = [
    { name: "drawing.svg", bytes: "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>" },
    { name: "huge.png", bytes: declaredPng(50_000, 50_000) },
    { name: "long.jpg", bytes: new Uint8Array(10_485_761).fill(255) },
    { name: "empty.jpg", bytes: "" },
  ];
  const { status, body } = await send<ErrorAnswer>(token, bad);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: "None of these files could be used.",
    code: "no_good_picture",
    fields: {
      "drawing.svg": errors.not_a_picture.sentence,
      "huge.png": errors.picture_too_many_pixels.sentence,
      "long.jpg": "File size must be less than 10MB",
      "empty.jpg": "Please choose a file first.",
    },
  });
  expect(await galleryOf(id)).toEqual([]);
  await expectNoDrafts();
});

test("eleven files are too many for one upload", async () => {
  const { id, token } = await buildOwner();
  const one = await photo();
  const { status, body } = await send<ErrorAnswer>(
    token,
    Array.from({ length: 11 }, () => one),
  );
  expect({ status, code: body.code }).toEqual({ status: 400, code: "too_many_files" });
  expect(await galleryOf(id)).toEqual([]);
  await expectNoDrafts();
});

test("the seventeenth picture is refused, and so is an upload that would pass sixteen", async () => {
  const full = await buildOwner(16);
  const refused = await send<ErrorAnswer>(full.token, [await photo()]);
  expect({ status: refused.status, error: refused.body.error }).toEqual({
    status: 409,
    error: "A gallery holds at most 16 images. Delete one to make room.",
  });
  const nearly = await buildOwner(15);
  const both = await send<ErrorAnswer>(nearly.token, [await photo(), await photo()]);
  expect({ status: both.status, error: both.body.error }).toEqual({
    status: 409,
    error: "A gallery holds at most 16 images. There is room for 1 more.",
  });
  expect(await galleryOf(nearly.id)).toHaveLength(15);
});

test("uploads at once never pass sixteen", async () => {
  const { id, token } = await buildOwner(14);
  const files = [await photo(), await photo(), await photo(), await photo()];
  const answers = await Promise.all(files.map((file) => send<ErrorAnswer>(token, [file])));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  expect(await galleryOf(id)).toHaveLength(16);
});

test("the same picture twice is two items of one file, and one stays when the other is deleted", async () => {
  const { id, token } = await buildOwner();
  const same = await photo();
  const { body } = await send(token, [same, same]);
  const [first, second] = body.uploaded;
  expect(first?.url).toBe(second?.url);
  expect(first?.id).not.toBe(second?.id);
  const deletion = await app.call(`/api/media/${first?.id}`, { method: "DELETE", token });
  expect(deletion).toMatchObject({ status: 200, body: { message: "Item deleted successfully" } });
  expect((await galleryOf(id)).map((item) => item.id)).toEqual([second?.id]);
  expect((await app.request(second?.url ?? "")).status).toBe(200);
});

test("three pictures make a profile more complete, and its trust score follows", async () => {
  const { id, token } = await buildOwner();
  const scoreOf = async () =>
    (await app.call<{ data: { trust_score: number } }>(`/api/providers/${id}`)).body.data.trust_score;
  const before = await scoreOf();
  const { body } = await send(token, [await photo(), await photo(), await photo()]);
  app.discard();
  expect(await scoreOf()).toBeGreaterThan(before);
  await app.call(`/api/media/${body.uploaded[0]?.id}`, { method: "DELETE", token });
  app.discard();
  expect(await scoreOf()).toBe(before);
});

test("only providers upload", async () => {
  const { id } = await buildCouple(app);
  expect((await send(undefined, [await photo()])).status).toBe(401);
  expect((await send(await buildToken(app, id), [await photo()])).status).toBe(403);
});

test("a request that is no form with a file in the right field is refused", async () => {
  const { token } = await buildOwner();
  const field = await send<ErrorAnswer>(token, [await photo()], "pictures");
  expect(field).toMatchObject({ status: 400, body: { code: "file_missing" } });
  const json = await app.call("/api/media/gallery", { token, body: { media: "x" } });
  expect(json).toMatchObject({ status: 415, body: { code: "wrong_type" } });
  const none = await app.call("/api/media/gallery", { token, method: "POST" });
  expect(none.status).toBe(415);
  const headers = { "content-type": "multipart/form-data" };
  const unbound = await app.call("/api/media/gallery", { token, headers, body: "--x\r\n" });
  expect(unbound).toMatchObject({ status: 400, body: { code: "bad_upload" } });
  const cut = '--x\r\ncontent-disposition: form-data; name="media"; filename="a.jpg"\r\n\r\nhalf of it';
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const half = await app.call("/api/media/gallery", { token, headers: type, body: cut });
  expect(half).toMatchObject({ status: 400, body: { code: "bad_upload" } });
  await expectNoDrafts();
});
