import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { rows } from "./database/database.ts";
import { newId } from "./jobs/clock.ts";
import { countTry, clearAttempts, type RateLimit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const minute = 60 * 1000;

function limitFor(key: string): RateLimit {
  return { name: "test", key, tries_max: 3, window_seconds: 600 };
}

async function attempt(...limits: RateLimit[]) {
  try {
    await db.transaction((tx) => countTry(app.ctx(), tx, limits));
    return "counted" as const;
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { code: cause.code, seconds: cause.retryAfterSeconds, sentence: cause.message };
  }
}

test("past the limit an attempt is refused with the seconds to wait and a sentence with the time", async () => {
  const limit = limitFor(newId());
  for (const _ of [1, 2, 3]) {
    expect(await attempt(limit)).toBe("counted");
    app.clock.advance(minute);
  }
  const refused = await attempt(limit);
  expect(refused).toMatchObject({
    code: "too_many_requests",
    sentence: "You’ve tried too often. Please try again in 7 minutes.",
  });
  expect(refused).toHaveProperty(
    "seconds",
    expect.toSatisfy((seconds: number) => seconds > 415 && seconds <= 420),
  );
});

test("the window slides: the oldest try makes room, one at a time", async () => {
  const limit = limitFor(newId());
  await attempt(limit);
  app.clock.advance(5 * minute);
  await attempt(limit);
  await attempt(limit);
  app.clock.advance(5 * minute + 1000);
  expect(await attempt(limit)).toBe("counted");
  expect(await attempt(limit)).toMatchObject({ code: "too_many_requests" });
});

test("attempts at once never pass the limit", async () => {
  const limit = limitFor(newId());
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => attempt(limit)));
  expect(outcomes.filter((outcome) => outcome === "counted")).toHaveLength(3);
});

test("a refusal by one limit counts against no other, and keys are independent", async () => {
  const [full, other] = [limitFor(newId()), limitFor(newId())];
  for (const _ of [1, 2, 3]) await attempt(full);
  for (const _ of [1, 2, 3, 4]) expect(await attempt(other, full)).toMatchObject({ code: "too_many_requests" });
  expect(await attempt(other)).toBe("counted");
});

test("expired attempts are deleted, and no key is stored so that it could be guessed", async () => {
  await attempt(limitFor(newId()));
  app.clock.advance(60 * minute);
  const key = `secret-${newId()}@people.test`;
  await attempt(limitFor(key));
  await attempt(limitFor(newId()));
  const saved = await rows<{ key_hash: string; expires_at: Date | string }>(
    db,
    sql`select key_hash, expires_at from rate_limit_hit`,
  );
  expect(saved).toHaveLength(2);
  expect(saved.map(({ key_hash }) => key_hash)).toContain(app.runtime.keyedHash("limit test", key));
  expect(saved.every(({ key_hash }) => /^[\w-]{43}$/.test(key_hash))).toBe(true);
});

test("attempts that are taken back don't count, and those of another key stay", async () => {
  const [limit, other] = [limitFor(newId()), limitFor(newId())];
  for (const _ of [1, 2, 3]) await attempt(limit, other);
  await clearAttempts(app.ctx(), db, limit);
  expect(await attempt(limit)).toBe("counted");
  expect(await attempt(other)).toMatchObject({ code: "too_many_requests" });
});
