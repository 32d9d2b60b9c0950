import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerFor, openPageCache, storedAnswer, type SharedAnswer } from "./shared-answer.ts";

const long = "every word of it ".repeat(100);
const page = (text: string, status = 200): SharedAnswer => ({
  status,
  headers: { "content-type": "text/html", vary: "Origin" },
  body: Buffer.from(text),
});

async function answer(text: string, acceptEncoding?: string, ifNoneMatch?: string, stale = false) {
  const value = await storedAnswer(page(text));
  return answerFor({ value, ageMs: 61_900, isStale: stale }, { acceptEncoding, ifNoneMatch });
}

test.each([
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
  [undefined, undefined, (body: Uint8Array) => Buffer.from(body)],
])("a client that accepts %s gets the full page as %s", async (accepted, encoding, unpack) => {
  const { status, headers, body = new Uint8Array() } = await answer(long, accepted);
  expect([status, unpack(body).toString()]).toEqual([200, long]);
  expect(headers).toMatchObject({ "content-length": String(body.length), vary: "accept-encoding, Origin" });
  expect(headers["content-encoding"]).toBe(encoding);
});

test("a short answer is not compressed", async () => {
  const { headers, body } = await answer("short", "br");
  expect([headers["content-encoding"], body && Buffer.from(body).toString()]).toEqual([undefined, "short"]);
});

test("a client that has the same bytes gets 304 without a body, and nobody else does", async () => {
  const { etag } = (await answer(long, "br")).headers;
  const again = await answer(long, "br", etag);
  expect(again).toEqual({ status: 304, headers: { etag, vary: "accept-encoding, Origin" } });
  expect((await answer(long, "gzip", etag)).status).toBe(200);
  expect((await answer(`${long}.`, "br", etag)).status).toBe(200);
});

test("a stale answer has its age, and that no cache may store it", async () => {
  const { headers } = await answer(long, "br", undefined, true);
  expect(headers).toMatchObject({
    age: "61",
    "cache-control": "no-store",
    "cache-status": "umshado; hit; detail=stale",
  });
});

test("only a success is cached, and its weight is its size", async () => {
  const cache = openPageCache(12_000);
  for (const status of [404, 500, 503]) await cache.get(`/${status}`, [], () => storedAnswer(page(long, status)));
  expect(cache.counts.entries).toBe(0);
  for (const key of ["/a", "/b", "/c"]) await cache.get(key, [], () => storedAnswer(page("x".repeat(500))));
  expect(cache.counts.size).toBeLessThanOrEqual(12_000);
  expect(cache.counts.size).toBeGreaterThan(4_096);
  expect(cache.has("/a")).toBe(false);
});
