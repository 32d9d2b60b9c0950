import { afterAll, beforeEach, expect, test } from "vitest";
import { codeOfToken } from "../../src/platform/link-code.ts";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { startTestApp } from "../harness.ts";
import { openGuest } from "../open-conversation.ts";
import { buildSharer } from "../open-wedding.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limits.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Opened = { token: string; code: string };
const openThread = (email: string, code: string, address?: string) =>
  app.call<Opened>("/api/conversations/link/code", {
    body: { email, code },
    ...(address !== undefined && { address }),
  });
const openWedding = (email: string, code: string) =>
  app.call<Opened>("/api/wedding/invitations/code", { body: { email, code } });
const codeIn = (text = "") => /type ([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(text)?.[1] ?? "";
const refused = { status: 400, body: { code: "bad_input", fields: { code: /newest email/ } } };

test("the code in a guest's email opens its conversation for the address that the email went to, and no other", async () => {
  const { token, couple_email } = await openGuest(app);
  const other = await openGuest(app);
  const [mail] = await app.mailbox.waitFor(couple_email);
  const code = codeIn(mail?.text ?? "");
  expect([code, mail?.html?.includes(code)]).toEqual([codeOfToken(token), true]);
  expect(await openThread(couple_email.toUpperCase(), code.toLowerCase())).toMatchObject({
    status: 200,
    body: { token },
  });
  for (const [email, typed] of [
    [other.couple_email, code],
    ["nobody@people.test", code],
    [couple_email, "AAAA-AAAA"],
  ] as const)
    expect(await openThread(email, typed)).toMatchObject(refused);
});

test("a code ends with its link", async () => {
  const { token, couple_email } = await openGuest(app);
  await app.call("/api/conversations/link/revoke", { body: { token } });
  expect(await openThread(couple_email, codeOfToken(token))).toMatchObject(refused);
});

test("codes can't be tried out, from one address or many", async () => {
  const { token, couple_email } = await openGuest(app);
  for (let each = 0; each < 20; each += 1) expect(await openThread(couple_email, "AAAA-AAAA")).toMatchObject(refused);
  expect((await openThread(couple_email, codeOfToken(token))).status).toBe(429);
  for (let each = 0; each < 40; each += 1) await openThread(couple_email, "AAAA-AAAA", `198.51.100.${each}`);
  expect((await openThread(couple_email, codeOfToken(token), "203.0.113.9")).status).toBe(429);
});

test("the code of an invitation to a wedding opens it for the mailbox that got it, until it expires", async () => {
  const owner = await buildSharer(app);
  const email = "sipho@people.test";
  await owner.invite(email, "editor");
  const [mail] = await app.mailbox.waitFor(email);
  const code = codeIn(mail?.text ?? "");
  expect(await openWedding("else@people.test", code)).toMatchObject(refused);
  const { body } = await openWedding(email, code);
  expect((await app.call("/api/wedding/invitations/open", { body: { token: body.token } })).status).toBe(200);
  app.clock.advance(15 * 24 * 60 * 60 * 1000);
  expect(await openWedding(email, code)).toMatchObject(refused);
});
