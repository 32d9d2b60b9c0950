import { expect, it, onTestFinished, vi } from "vitest";
import { PageCache } from "./page-cache.ts";
import type { CachedAnswer } from "./page-entry.ts";

const page = (text: string): CachedAnswer => ({ status: 200, headers: {}, body: Buffer.from(text) });

/** A page cache with one page, read as often as is said, whose text is another each time it is made; and how long that takes. */
async function open({ reads = 2 } = {}) {
  const pageCache = new PageCache();
  const made: PromiseWithResolvers<CachedAnswer>[] = [];
  const make = () => {
    const making = Promise.withResolvers<CachedAnswer>();
    made.push(making);
    return making.promise;
  };
  const read = async () =>
    (await pageCache.get("/", "identity", undefined, ["catalogue"], make)).body?.toString() ?? "nothing";
  const known = () => pageCache.peek("/", "identity", undefined)?.body?.toString();
  const first = read();
  made[0]?.resolve(page("first"));
  await first;
  for (let count = 1; count < reads; count += 1) await read();
  const renewed: string[] = [];
  const renew = (name = "renewed") => pageCache.renew(["catalogue"]).then(() => void renewed.push(name));
  return { pageCache, made, read, known, renew, renewed };
}

/** Lets everything that is ready go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("gives what is read at the moment as it was until it is made anew, and only then goes on", async () => {
  const { made, read, known, renew, renewed } = await open();
  const renewing = renew();
  await settle();
  expect([known(), await read(), renewed]).toEqual(["first", "first", []]);
  made[1]?.resolve(page("second"));
  await renewing;
  expect(await read()).toBe("second");
  expect(made).toHaveLength(2);
});

it.each([
  ["was asked for once", 1, 0],
  ["was asked for a while ago", 2, 1_001],
])("evicts at once what %s", async (_what, reads, pause) => {
  const { made, known, renew, pageCache } = await open({ reads });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + pause });
  onTestFinished(() => void vi.useRealTimers());
  await renew();
  expect([known(), made.length, pageCache.counts.evicted_by_change]).toEqual([undefined, 1, 1]);
});

it("makes two pages anew at most, the ones that were read last", async () => {
  const pageCache = new PageCache();
  let makes = 0;
  const make = async () => page(`${(makes += 1)}`);
  const get = (key: string) => pageCache.get(key, "identity", undefined, ["catalogue"], make);
  for (const key of ["/a", "/b", "/c"]) for (let count = 0; count < 2; count += 1) await get(key);
  pageCache.peek("/a", "identity", undefined);
  await pageCache.renew(["catalogue"]);
  expect(makes).toBe(5);
  await get("/a");
  await get("/c");
  expect(makes).toBe(5);
  await get("/b");
  expect(makes).toBe(6);
});

it("goes on from a change only with what was made after it, whatever changes meanwhile", async () => {
  const { made, read, known, renew, renewed } = await open();
  const one = renew("one");
  await settle();
  const other = renew("other");
  await settle();
  expect(made).toHaveLength(3);
  made[1]?.resolve(page("between the two"));
  await settle();
  expect([known(), renewed]).toEqual(["first", []]);
  made[2]?.resolve(page("after both"));
  await Promise.all([one, other]);
  expect(await read()).toBe("after both");
  expect(made).toHaveLength(3);
});

it.each([
  ["fails", (making: PromiseWithResolvers<CachedAnswer>) => making.reject(new Error("away"))],
  ["is away", (making: PromiseWithResolvers<CachedAnswer>) => making.resolve({ ...page("away"), status: 503 })],
  ["takes longer than anyone should wait for a save", () => undefined],
])("evicts what %s when it is made anew", async (_what, end) => {
  const { made, known, renew } = await open();
  const renewing = renew();
  await settle();
  if (made[1]) end(made[1]);
  await renewing;
  expect(known()).toBeUndefined();
});

it("evicts at once while nobody knows whether the database can be heard", async () => {
  const { pageCache, known, renew, made } = await open();
  pageCache.doubt();
  await renew();
  expect([known(), made.length]).toEqual([undefined, 1]);
});
