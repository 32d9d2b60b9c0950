import { afterAll, beforeEach, expect, test } from "vitest";
import type { MyAccount } from "../../src/contract/accounts/schema.ts";
import { day_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { tokenIn } from "../mailbox.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const password = "protea-and-sand";
let made = 0;

// Past the address's daily limits.
beforeEach(() => app.clock.advance(day_ms));

async function requestMove() {
  made += 1;
  const provider = await buildProvider(app, { password });
  const { id, email } = provider;
  const token = await buildToken(app, id);
  const there = `boss.typo${made}@stranger.test`;
  const body = { newEmail: there, password };
  expect(await app.call("/api/account/email", { method: "PUT", body, token })).toMatchObject({ status: 200 });
  const [move, undo] = [await linkTo(there, "confirm-email"), await linkTo(email, "undo-email-change")];
  return { ...provider, token, there, move, undo };
}

async function linkTo(address: string, page: string): Promise<string> {
  const result = (await app.mailbox.waitFor(address)).filter(({ text }) => text?.includes(page));
  return tokenIn(result.at(-1));
}

const confirm = (link: string, token?: string, tried?: string) =>
  app.call<{ code?: string }>("/api/auth/confirm-email", {
    body: { token: link, ...(tried !== undefined && { password: tried }) },
    ...(token !== undefined && { token }),
  });
const undoMove = (token: string) => app.call<{ code?: string }>("/api/auth/undo-email-change", { body: { token } });
const signIn = (email: string, tried = password) =>
  app.call<{ token: string }>("/api/auth/login", { body: { email, password: tried } });
const read = (token: string) => app.call<MyAccount>("/api/account", { token });

test("a reader of the new mailbox moves nobody without the session that requested it or the password", async () => {
  const { id, email, token, there, move } = await requestMove();
  const strangers = await buildToken(app, (await buildProvider(app)).id);
  const another = await buildToken(app, id);
  for (const session of [undefined, strangers, another, "x".repeat(43)])
    expect(await confirm(move, session)).toMatchObject({ status: 403, body: { code: "move_needs_password" } });
  for (let tries = 0; tries < limits.sign_in_failures_max; tries += 1)
    expect(await confirm(move, undefined, "a-guess-of-mine")).toMatchObject({ status: 400 });
  expect(await confirm(move, undefined, password)).toMatchObject({ status: 429 });
  expect((await read(token)).body).toMatchObject({ email, new_email: there });
  app.clock.advance(day_ms);
  expect(await confirm(move, undefined, password)).toMatchObject({ status: 200 });
  // without the asking session, no session survives
  expect([(await read(token)).status, (await read(another)).status]).toEqual([401, 401]);
});

test("the address of before cancels a move with its first email", async () => {
  const { email, token, move, undo } = await requestMove();
  expect(await undoMove(undo)).toMatchObject({ status: 200, body: { email, is_returned: false } });
  expect(await confirm(move, token)).toMatchObject({ status: 400, body: { code: "dead_link" } });
  expect((await read(token)).body).toMatchObject({ email, new_email: null });
  expect(await undoMove(undo)).toMatchObject({ status: 400 });
});

test("a thief who moved an account loses it to the previous address, whatever was changed since", async () => {
  const { email, token, there, move, undo } = await requestMove();
  expect(await confirm(move, token)).toMatchObject({ status: 200 });
  const change = { currentPassword: password, newPassword: "now-it-is-mine" };
  expect(await app.call("/api/account/password", { method: "PUT", body: change, token })).toMatchObject({
    status: 200,
  });
  await app.call("/api/auth/forgot-password", { body: { email: there } });
  await app.mailbox.waitFor(there, 3);
  const reset = await linkTo(there, "reset-password");
  // taking the free address doesn't lock the owner out
  const names = { business_name: "Zanele’s Blooms", contact_person: "Zanele Dube", phone: "082 555 0117" };
  const form = { ...names, email, password, confirmPassword: password };
  const taken = await app.call("/api/auth/register", { body: form });
  expect(taken).toMatchObject({ status: 409, body: { code: "email_taken" } });

  app.clock.advance((limits.email_return_days - 1) * day_ms);
  expect(await undoMove(undo)).toMatchObject({ status: 200, body: { email, is_returned: true } });
  expect((await read(token)).status).toBe(401);
  for (const address of [email, there])
    for (const tried of [password, "now-it-is-mine"]) expect((await signIn(address, tried)).status).toBe(401);
  const body = { token: reset, newPassword: "mine-for-ever" };
  expect((await app.call("/api/auth/reset-password-token", { body })).status).toBe(400);
  await app.mailbox.waitFor(email, 3);
  const own = { token: await linkTo(email, "reset-password"), newPassword: "the-owners-own" };
  expect((await app.call("/api/auth/reset-password-token", { body: own })).status).toBe(200);
  expect((await signIn(email, "the-owners-own")).status).toBe(200);
});

test("the link to undo the move expires after seven days", async () => {
  const { token, move, undo } = await requestMove();
  expect(await confirm(move, token)).toMatchObject({ status: 200 });
  app.clock.advance(limits.email_return_days * day_ms);
  expect(await undoMove(undo)).toMatchObject({ status: 400, body: { code: "dead_link" } });
});
