import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Encoding } from "./choose-encoding.ts";
import { PageCache } from "./page-cache.ts";
import type { CachedAnswer } from "./page-entry.ts";

const page = (text: string): CachedAnswer => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: Buffer.from(text),
});
const long = (text: string) => `${text} `.repeat(400);

function bodyOf(encoding: Encoding, body: Buffer | null): string {
  const bytes = body ?? Buffer.alloc(0);
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

/** Lets go on whatever waits for no other thread. */
async function settleHere(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

describe("the page cache", () => {
  it.each(["br", "gzip", "identity"] as const)(
    "answers the whole page as %s, whichever form was asked for first",
    async (encoding) => {
      for (const first of ["br", "gzip", "identity"] as const) {
        const pageCache = new PageCache();
        const make = async () => page(long(first));
        await pageCache.get("/", first, undefined, [], make);
        const { headers, body } = await pageCache.get("/", encoding, undefined, [], make);
        expect(bodyOf(encoding, body)).toBe(long(first));
        expect(headers["content-length"]).toBe(String(body?.length));
        expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
        expect(pageCache.peek("/", encoding, undefined)?.body).toBe(body);
      }
    },
  );

  it.each(["br", "gzip", "identity"] as const)(
    "keeps of the memory that %s is made in what it weighs",
    async (encoding) => {
      const pageCache = new PageCache();
      const { body } = await pageCache.get("/", encoding, undefined, [], async () => page(long("weighed")));
      expect(body?.buffer.byteLength).toBe(body?.length);
    },
  );

  it.each([
    ["what one reader waits for at once", ["/a"], ["/a"]],
    ["what several wait for beside its work", ["/a", "/b"], []],
  ])("packs %s", async (_what, asked, ready) => {
    const pageCache = new PageCache();
    const answers = asked.map((key) => pageCache.get(key, "br", undefined, [], async () => page(long(key))));
    await settleHere();
    expect(asked.filter((key) => pageCache.peek(key, "br", undefined))).toEqual(ready);
    expect((await Promise.all(answers)).map(({ body }) => bodyOf("br", body))).toEqual(asked.map(long));
  });

  it("packs what it makes anew after a change beside the answers to others", async () => {
    const pageCache = new PageCache();
    let makes = 0;
    const make = async () => page(long(`page ${(makes += 1)}`));
    for (let count = 0; count < 2; count += 1) await pageCache.get("/", "br", undefined, ["catalogue"], make);
    const first = pageCache.peek("/", "br", undefined)?.body;
    const renewing = pageCache.renew(["catalogue"]);
    await settleHere();
    expect([makes, pageCache.peek("/", "br", undefined)?.body]).toEqual([2, first]);
    await renewing;
    const { body } = await pageCache.get("/", "br", undefined, ["catalogue"], make);
    expect(bodyOf("br", body)).toBe(long("page 2"));
  });

  it("leaves a short answer uncompressed", async () => {
    const { headers, body } = await new PageCache().get("/", "br", undefined, [], async () => page("short"));
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body?.toString()).toBe("short");
  });

  it("makes a page once for all who ask at the same time", async () => {
    const pageCache = new PageCache();
    let made = 0;
    const make = async () => page(long(`page ${(made += 1)}`));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => pageCache.get("/", "identity", undefined, [], make)),
    );
    expect(made).toBe(1);
    expect(new Set(answers.map(({ body }) => body?.toString())).size).toBe(1);
  });

  it("forgets what bears a changed name and keeps the rest", async () => {
    const pageCache = new PageCache();
    await pageCache.get("/a", "br", undefined, ["catalogue"], async () => page(long("a")));
    await pageCache.get("/b", "br", undefined, ["settings"], async () => page(long("b")));
    pageCache.drop(["catalogue"]);
    expect(pageCache.peek("/a", "br", undefined)).toBeUndefined();
    expect(pageCache.peek("/b", "br", undefined)).toBeDefined();
  });

  it("does not keep what changed while it was being made", async () => {
    const pageCache = new PageCache();
    const changing = async () => {
      pageCache.drop(["catalogue"]);
      return page(long("old"));
    };
    await pageCache.get("/", "br", undefined, ["catalogue"], changing);
    expect(pageCache.peek("/", "br", undefined)).toBeUndefined();
  });

  it("keeps no error", async () => {
    const pageCache = new PageCache();
    const answer = await pageCache.get("/", "br", undefined, [], async () => ({ ...page(long("gone")), status: 404 }));
    expect(answer.status).toBe(404);
    expect(pageCache.peek("/", "br", undefined)).toBeUndefined();
  });

  it("answers 304 without a body to who has the same bytes", async () => {
    const pageCache = new PageCache();
    const { headers } = await pageCache.get("/", "br", undefined, [], async () => page(long("same")));
    const again = pageCache.peek("/", "br", headers["etag"]);
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again?.headers["content-length"]).toBeUndefined();
  });

  it("packs what is asked for again once it has not changed for a while, under another tag, and knows who has the first form", async () => {
    const pass = passTime();
    const later: (() => Promise<void>)[] = [];
    const pageCache = new PageCache(1_000_000, (work) => later.push(work));
    const words = () => randomBytes(2).toString("hex").slice(0, 3);
    const whole = Array.from({ length: 8_000 }, words).join(" ");
    const make = async () => page(whole);
    const first = await pageCache.get("/", "br", undefined, ["catalogue"], make);
    expect(later).toHaveLength(0);
    pageCache.peek("/", "br", undefined);
    pageCache.peek("/", "br", undefined);
    expect(later).toHaveLength(0);
    pass(2_000);
    pageCache.peek("/", "br", undefined);
    pageCache.peek("/", "br", undefined);
    expect(later).toHaveLength(1);
    const before = pageCache.bytes;
    await later[0]?.();

    const second = pageCache.peek("/", "br", undefined);
    expect(bodyOf("br", second?.body ?? null)).toBe(whole);
    const saved = (first.body?.length ?? 0) - (second?.body?.length ?? 0);
    expect(saved).toBeGreaterThan(0);
    expect(before - pageCache.bytes).toBe(saved);
    expect(second?.headers["content-length"]).toBe(String(second?.body?.length));
    expect(second?.headers["etag"]).not.toBe(first.headers["etag"]);
    for (const known of [first.headers["etag"], second?.headers["etag"]]) {
      expect(pageCache.peek("/", "br", known)).toMatchObject({ status: 304, headers: { etag: known } });
      expect(await pageCache.get("/", "br", known, [], make)).toMatchObject({ status: 304 });
    }
    expect(bodyOf("gzip", (await pageCache.get("/", "gzip", undefined, [], make)).body)).toBe(whole);
    pageCache.drop(["catalogue"]);
    expect(pageCache.bytes).toBe(0);
  });

  it("leaves a page alone that changed before it was packed once more", async () => {
    const pass = passTime();
    const later: (() => Promise<void>)[] = [];
    const pageCache = new PageCache(1_000_000, (work) => later.push(work));
    for (const text of ["old", "new"]) {
      for (let each = 0; each < 3; each += 1) {
        await pageCache.get("/", "br", undefined, ["a"], async () => page(long(text)));
        pass(1_000);
      }
      if (text === "old") pageCache.drop(["a"]);
    }
    expect(later).toHaveLength(2);
    const { bytes } = pageCache;
    await later[0]?.();
    expect(pageCache.bytes).toBe(bytes);
    expect(bodyOf("br", pageCache.peek("/", "br", undefined)?.body ?? null)).toBe(long("new"));
  });

  it("stays within its bounds, the longest unused going first", async () => {
    const pageCache = new PageCache(100_000);
    // Hexadecimal noise halves at best, so that eight such pages weigh more than may be kept.
    const noise = async () => page(randomBytes(20_000).toString("hex"));
    for (let each = 0; each < 8; each += 1) await pageCache.get(`/${each}`, "br", undefined, [], noise);
    expect(pageCache.peek("/0", "br", undefined)).toBeUndefined();
    expect(pageCache.peek("/7", "br", undefined)).toBeDefined();
    // A further form of a page takes the room of others.
    await pageCache.get("/7", "identity", undefined, [], noise);
    expect(pageCache.peek("/6", "br", undefined)).toBeDefined();
    expect(pageCache.peek("/4", "br", undefined)).toBeUndefined();
  });
});

/** Stops the clock, and answers how to move it. */
function passTime(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds);
}

function openCache() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pageCache = new PageCache();
  const ask = (made: CachedAnswer | Promise<CachedAnswer>) =>
    pageCache.get("/", "identity", undefined, ["catalogue"], async () => made);
  return { pageCache, ask };
}

describe("[running-22] while the database is away", () => {
  const away: CachedAnswer = { status: 503, headers: { "retry-after": "5" }, body: Buffer.from("away") };
  const minute = 60_000;

  it("shows what is past its time, with its age, and marked so that nobody keeps it", async () => {
    const { pageCache, ask } = openCache();
    expect((await ask(page("kept"))).headers["cache-status"]).toBeUndefined();
    vi.advanceTimersByTime(11 * minute);
    const { status, headers, body } = await ask(away);
    expect([status, body?.toString()]).toEqual([200, "kept"]);
    expect(headers).toMatchObject({ age: "660", "cache-control": "no-store" });
    expect(headers["cache-status"]).toBe("umshado; hit; detail=stale");
    expect((await ask(page("anew"))).body?.toString()).toBe("anew");
    expect(pageCache.peek("/", "identity", undefined)?.headers["cache-status"]).toBeUndefined();
  });

  it("marks what is within its time too, from the moment that changes can't be heard until they can", async () => {
    const { pageCache, ask } = openCache();
    await ask(page("kept"));
    pageCache.doubt();
    expect(pageCache.peek("/", "identity", undefined)?.headers).toMatchObject({
      age: "0",
      "cache-control": "no-store",
    });
    expect((await ask(away)).headers["cache-status"]).toBe("umshado; hit; detail=stale");
    pageCache.clear();
    expect((await ask(page("anew"))).headers["cache-status"]).toBeUndefined();
  });

  it("waits a second for a database that does not say that it is away", async () => {
    const { pageCache, ask } = openCache();
    await ask(page("kept"));
    vi.advanceTimersByTime(11 * minute);
    pageCache.doubt();
    const asked = ask(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await asked).body?.toString()).toBe("kept");
  });

  it("shows nothing that was evicted, as when a business is taken off the list, nor what was made an hour past its time", async () => {
    const { pageCache, ask } = openCache();
    await ask(page("taken off"));
    pageCache.drop(["catalogue"]);
    expect((await ask(away)).status).toBe(503);
    await ask(page("kept"));
    vi.advanceTimersByTime(71 * minute);
    expect((await ask(away)).status).toBe(503);
    await ask(page("kept"));
    vi.advanceTimersByTime(11 * minute);
    pageCache.doubt();
    const late = ask(new Promise((resolve) => setTimeout(() => resolve(away), 2_000)));
    pageCache.drop(["catalogue"]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await late).status).toBe(503);
  });

  it("forgets what turns out to be gone", async () => {
    const { ask } = openCache();
    await ask(page("kept"));
    vi.advanceTimersByTime(11 * minute);
    expect((await ask({ ...page("gone"), status: 404 })).status).toBe(404);
    expect((await ask(away)).status).toBe(503);
  });
});
