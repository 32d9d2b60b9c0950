import { afterAll, beforeEach, expect, test } from "vitest";
import * as limits from "../../src/contract/limits.ts";
import { signInWait } from "../../src/features/accounts/rules.ts";
import { countTryWithWait } from "../../src/platform/rate-limit.ts";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { buildCouple, buildProvider } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { tokenIn } from "../mailbox.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const password = "protea-and-sand";

// Past the daily limits.
beforeEach(() => app.clock.advance(25 * 60 * 60 * 1000));

let networks = 0;
type Options = { path?: string; cookie?: string };

async function tryIn(email: string, tried: string, { path = "/api/auth/login", cookie }: Options = {}) {
  networks += 1;
  const address = `198.${18 + Math.floor(networks / 250)}.0.${networks % 250}`;
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const answer = await app.call(path, { body: { email, password: tried }, address, headers });
  const wait = answer.headers.get("retry-after");
  return { status: answer.status, wait: wait === null ? null : Number(wait), cookies: answer.headers.getSetCookie() };
}

async function failures(email: string, times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) {
    await db.transaction((tx) => countTryWithWait(app.ctx(), tx, signInWait({ kind: "provider", email }, null)));
    app.clock.advance(limits.sign_in_wait_seconds_max * 1000);
  }
}

const pairOf = (cookies: string[]) => cookies[0]?.split(";")[0] ?? "";

test("a person who guesses from ever new networks waits ever longer, whether or not the account exists", async () => {
  const { email } = await buildProvider(app, { password });
  for (const each of [email, "nobody@people.test"]) {
    await failures(each, limits.sign_in_free_failures - 1);
    const waits: (number | null)[] = [];
    for (let time = 0; time < 4; time += 1) {
      expect((await tryIn(each, "a-guess")).status).toBe(401);
      const { status, wait } = await tryIn(each, "a-guess");
      expect(status).toBe(429);
      waits.push(wait);
      app.clock.advance((wait ?? 0) * 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  }
});

test("the wait is never longer than a quarter of an hour, and the right password gets in after it", async () => {
  const { email } = await buildProvider(app, { password });
  await failures(email, limits.sign_in_free_failures + 15);
  expect((await tryIn(email, "a-guess")).status).toBe(401);
  expect((await tryIn(email, password)).wait).toBe(limits.sign_in_wait_seconds_max);
  app.clock.advance(limits.sign_in_wait_seconds_max * 1000);
  expect((await tryIn(email, password)).status).toBe(200);
});

test("while others guess, the owner signs in at once on a known device, and no cookie of another device helps", async () => {
  const { email } = await buildProvider(app, { password });
  const stranger = await buildProvider(app, { password });
  const [first, strangers] = [await tryIn(email, password), await tryIn(stranger.email, password)];
  expect(first.cookies).toEqual([
    expect.stringMatching(/^__Host-umshado_device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  await failures(email, limits.sign_in_free_failures + 8);
  await tryIn(email, "a-guess");
  expect((await tryIn(email, password)).status).toBe(429);
  expect((await tryIn(email, password, { cookie: pairOf(strangers.cookies) })).status).toBe(429);
  expect((await tryIn(email, password, { cookie: pairOf(first.cookies) })).status).toBe(200);
});

test("a device that is known can't guess without end either", async () => {
  const { email } = await buildProvider(app, { password });
  const cookie = pairOf((await tryIn(email, password)).cookies);
  const statuses: number[] = [];
  for (let each = 0; each <= limits.sign_in_free_failures; each += 1)
    statuses.push((await tryIn(email, "a-guess", { cookie })).status);
  expect(statuses.at(-2)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test("an owner on a new device who must wait gets in by a reset link", async () => {
  const { email } = await buildProvider(app, { password });
  await failures(email, limits.sign_in_free_failures + 8);
  await tryIn(email, "a-guess");
  await app.call("/api/auth/forgot-password", { body: { email } });
  const token = tokenIn((await app.mailbox.waitFor(email)).at(-1));
  const body = { token, newPassword: "another-good-one" };
  const answer = await app.call("/api/auth/reset-password-token", { body });
  expect(answer.status).toBe(200);
  const cookie = pairOf(answer.headers.getSetCookie());
  expect((await tryIn(email, "another-good-one")).status).toBe(429);
  expect((await tryIn(email, "another-good-one", { cookie })).status).toBe(200);
});

test("a couple's account slows guessing down separately from a provider's of the same email", async () => {
  const { email } = await buildCouple(app, { password });
  await failures(email, limits.sign_in_free_failures + 8);
  await tryIn(email, "a-guess");
  expect((await tryIn(email, password)).status).toBe(429);
  expect((await tryIn(email, password, { path: "/api/couples/login" })).status).toBe(200);
});
