import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { doneOnce } from "../../schema/installation.ts";
import { newId } from "./clock.ts";
import { doOnce, recallOutcome, type Once } from "./do-once.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

const onceUnder = (key: string | undefined, request = "request"): Once => ({ key, request });

function counted() {
  const done = { times: 0 };
  return { done, work: () => Promise.resolve({ times: ++done.times }) };
}

test("a repeat does nothing, and is answered what the first was", async () => {
  const [once, { done, work }] = [onceUnder(newId()), counted()];
  expect(await recallOutcome(app.ctx(), db, once)).toBeNull();
  expect(await doOnce(app.ctx(), once, work)).toEqual({ times: 1 });
  expect(await doOnce(app.ctx(), once, work)).toEqual({ times: 1 });
  expect(await recallOutcome(app.ctx(), db, once)).toEqual({ times: 1 });
  expect(done.times).toBe(1);
});

test("one of several calls at once does the work, and all get the same answer", async () => {
  const [once, { done, work }] = [onceUnder(newId()), counted()];
  const outcomes = await Promise.all([1, 2, 3].map(() => doOnce(app.ctx(), once, work)));
  expect(outcomes).toEqual([{ times: 1 }, { times: 1 }, { times: 1 }]);
  expect(done.times).toBe(1);
});

test("a key that was used for something else is refused", async () => {
  const key = newId();
  const { done, work } = counted();
  await doOnce(app.ctx(), onceUnder(key), work);
  const other = onceUnder(key, "request otherwise");
  await expect(recallOutcome(app.ctx(), db, other)).rejects.toMatchObject({ code: "idempotency_mismatch" });
  await expect(doOnce(app.ctx(), other, work)).rejects.toMatchObject({ code: "idempotency_mismatch" });
  expect(done.times).toBe(1);
});

test("nothing is saved of a refused call: it may be tried again", async () => {
  const once = onceUnder(newId());
  const refusing = () => Promise.reject(new Error("not now"));
  await expect(doOnce(app.ctx(), once, refusing)).rejects.toThrow("not now");
  expect(
    await db
      .select()
      .from(doneOnce)
      .where(eq(doneOnce.key, once.key ?? "")),
  ).toEqual([]);
  expect(await doOnce(app.ctx(), once, counted().work)).toEqual({ times: 1 });
});

test("without a key the work is done each time", async () => {
  const { work } = counted();
  expect(await doOnce(app.ctx(), onceUnder(undefined), work)).toEqual({ times: 1 });
  expect(await doOnce(app.ctx(), onceUnder(undefined), work)).toEqual({ times: 2 });
});
