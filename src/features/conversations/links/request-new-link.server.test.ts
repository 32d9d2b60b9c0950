import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { linkTokenIn, openGuest } from "../../../../test/open-conversation.ts";
import { new_links_per_address_max, new_links_per_mailbox_max } from "../../../contract/conversations/calls.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// past the address's hourly limit
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const makeRequest = (email: string, address?: string) =>
  app.call<{ message: string }>("/api/conversations/link/new", {
    body: { email },
    ...(address !== undefined && { address }),
  });
const read = (token: string) => app.call("/api/conversations/link", { body: { token } });

test("a guest whose link has ended gets another by mail, only at the address of the enquiry", async () => {
  const { token, couple_email } = await openGuest(app);
  await app.call("/api/conversations/link/revoke", { body: { token } });
  expect((await read(token)).status).toBe(400);
  const known = await makeRequest(couple_email.toUpperCase());
  const [, mail] = await app.mailbox.waitFor(couple_email, 2);
  expect(mail?.text).toContain("If you didn’t ask for it");
  const renewed = linkTokenIn(mail?.text);
  expect([renewed === token, (await read(renewed)).status]).toEqual([false, 200]);
  expect((await read(token)).status).toBe(400);
  // the response must not reveal whether the address is known
  expect(await makeRequest("nobody@people.test")).toMatchObject({ status: known.status, body: known.body });
});

test("requests for a new link are limited, for a mailbox and from an address", async () => {
  const { couple_email } = await openGuest(app);
  for (let at = 0; at < new_links_per_mailbox_max; at += 1)
    expect((await makeRequest(couple_email, `198.51.100.${at}`)).status).toBe(200);
  expect((await makeRequest(couple_email, "203.0.113.9")).status).toBe(429);
  for (let at = 0; at < new_links_per_address_max; at += 1)
    expect((await makeRequest(`guest-${at}@people.test`)).status).toBe(200);
  expect((await makeRequest("another@people.test")).status).toBe(429);
});
