import { expect, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { openKeyedHash } from "./keyed-hash.ts";

const { runtime } = await startTestApp();
const { db } = runtime.database;

test("every process has the secret of the first start, unless another is given", async () => {
  const hash = runtime.keyedHash("visits", "naledi@people.test");
  const [again, given] = await Promise.all([
    openKeyedHash(db, { installationSecret: undefined }),
    openKeyedHash(db, { installationSecret: "k".repeat(43) }),
  ]);
  expect(again("visits", "naledi@people.test")).toBe(hash);
  expect(given("visits", "naledi@people.test")).not.toBe(hash);
});
