import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import { startS3Server } from "../../../test/s3-server.ts";
import { readConfig } from "../config.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { serveMedia } from "./serve-media.ts";

const folder = await mkdtemp(join(tmpdir(), "umshado-media-"));
const s3 = await startS3Server();
const log = listeningLog();
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const film = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);

describe.each([
  { kind: "folder", env: {} },
  { kind: "bucket", env: s3.env },
])("from a $kind", ({ env }) => {
  let storage: Storage;
  const makeRequest = (name: string, headers: Record<string, string> = {}, method = "GET") =>
    serveMedia(storage, new Request(`https://umshado.test/media/${name}`, { method, headers }), name, log);
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

  beforeAll(async () => {
    storage = await openStorage(readConfig({ DATA_DIR: folder, ...env }));
    await storage.put("film.mp4", film);
    await storage.put("picture-w96.webp", film);
  });

  test.each([
    ["picture-w96.webp", "image/webp"],
    ["film.mp4", "video/mp4"],
  ])("%s comes complete, with its type, to be cached for ever", async (name, type) => {
    const answer = await makeRequest(name);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      etag: `"${name}"`,
    });
    expect(await bytesOf(answer)).toEqual(film);
  });

  test.each([
    ["bytes=0-", 0, 999],
    ["bytes=100-199", 100, 199],
    ["bytes=990-5000", 990, 999],
    ["bytes=-10", 990, 999],
  ])("a film is answered with the range %s", async (range, first, last) => {
    const answer = await makeRequest("film.mp4", { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${first}-${last}/1000`);
    expect(answer.headers.get("content-length")).toBe(String(last - first + 1));
    expect(await bytesOf(answer)).toEqual(film.subarray(first, last + 1));
  });

  test("a part beyond the end is a 416; an unreadable range is answered completely", async () => {
    expect((await makeRequest("film.mp4", { range: "bytes=1000-" })).status).toBe(416);
    for (const range of ["bytes=5-2", "bytes=-", "bytes=0-1,5-6", "lines=1-2"])
      expect((await makeRequest("film.mp4", { range })).status).toBe(200);
  });

  test("a browser that has the file gets a 304, without a request to storage", async () => {
    const answer = await makeRequest("film.mp4", { "if-none-match": '"other", W/"film.mp4"' });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  });

  test("HEAD has only the headers", async () => {
    const answer = await makeRequest("film.mp4", {}, "HEAD");
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "1000", ""]);
  });

  test("a missing medium, or an invalid name, is a 404 that no cache stores", async () => {
    for (const name of ["none-w96.webp", "none.mp4", "film.part", "..", "constructor", "film.mp4.part"]) {
      const answer = await makeRequest(name);
      expect([name, answer.status, answer.headers.get("cache-control")]).toEqual([name, 404, "no-store"]);
    }
  });
});

test("while the bucket is away viewers get a 503 and the program goes on", async () => {
  const storage = await openStorage(readConfig({ DATA_DIR: folder, ...s3.env }));
  s3.meet("hangs up");
  for (const name of ["film.mp4", "picture-w96.webp"]) {
    const answer = await serveMedia(storage, new Request(`https://umshado.test/media/${name}`), name, log);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(await answer.text()).not.toContain("umshado-test");
  }
  s3.meet("works");
  const answer = await serveMedia(storage, new Request("https://umshado.test/media/film.mp4"), "film.mp4", log);
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
});
