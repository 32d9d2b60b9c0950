import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import { sharer } from "../../../../test/open-wedding.ts";
import * as limits from "../../../contract/limits.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { enquiryRecipient, pendingEnquiry } from "../../../schema/enquiries.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { enquiryEmails } from "../emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const provider = await buildProvider(app);

// past the address's limits
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Sent = { message: string; state: string; enquiry: { id: string } };
const linked = "Look at our pictures: www.our-day.co.za";

let guests = 0;
function makeRequest(message: string, { email = `links-${(guests += 1)}@couple.example`, token = "", key = "" } = {}) {
  const body = { provider_id: provider.id, couple_name: "Lerato", couple_email: email, message };
  return app.call<Sent>("/api/enquiries/direct", {
    body,
    ...(token && { token }),
    ...(key && { headers: { "idempotency-key": key } }),
  });
}
const received = () => db.$count(enquiryRecipient);
const confirm = (token: string) =>
  app.call<{ state: string; code: string }>("/api/enquiries/confirm", { body: { token } });

test("a guest's first message with a link waits for its email to be confirmed, and then goes to the provider, once", async () => {
  const before = await received();
  const email = "holds-a-link@couple.example";
  const sent = await Promise.all([
    makeRequest(linked, { email, key: "one-held" }),
    makeRequest(linked, { email, key: "one-held" }),
  ]);
  expect(sent.map(({ status, body }) => [status, body.state])).toEqual([
    [202, "awaiting_confirmation"],
    [202, "awaiting_confirmation"],
  ]);
  expect(await received()).toBe(before);
  const [mail, ...others] = await app.mailbox.waitFor(email);
  expect(others).toEqual([]);
  expect(mail?.text).not.toContain("our-day");
  const token = tokenIn(mail);
  const pressed = await Promise.all([confirm(token), confirm(token)]);
  expect(pressed.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
  expect(await received()).toBe(before + 1);
  expect((await app.mailbox.waitFor(provider.email)).at(-1)?.text).toContain("our-day.co.za");
  // the enquiry was confirmed, not the sender
  expect(await makeRequest(linked, { email })).toMatchObject({ status: 202, body: { state: "awaiting_confirmation" } });
});

test("a couple that has not confirmed its address waits too, and sees that; one that has doesn't", async () => {
  const { id, email } = await buildCouple(app);
  const token = await buildToken(app, id);
  expect((await makeRequest(linked, { email, token })).status).toBe(202);
  expect((await app.call("/api/enquiries/sent", { token })).body).toMatchObject({
    held: [{ kind: "direct", recipients_total: 1, message: linked }],
    total: 0,
  });
  await db.execute(sql`update account set email_verified_at = now() where id = ${id}`);
  expect((await makeRequest(linked, { email, token })).status).toBe(201);
});

test("an editor's pending enquiry is sent while the editor may change the wedding, and not after a removal or as a reader", async () => {
  const owner = await buildCouple(app);
  const { remove, change } = sharer(app, await buildToken(app, owner.id));
  const pendingRow = async () => {
    const { id, email, token } = await buildMember(app, owner.id);
    await db.execute(sql`update account set email_verified_at = null where id = ${id}`);
    expect((await makeRequest(linked, { email, token })).status).toBe(202);
    return { id, link: tokenIn((await app.mailbox.waitFor(email))[0]) };
  };
  const [stays, removed, reads] = [await pendingRow(), await pendingRow(), await pendingRow()];
  await remove(removed.id);
  await change(reads.id, "reader");
  for (const { link } of [removed, reads]) expect((await confirm(link)).body).toMatchObject({ code: "dead_link" });
  expect((await confirm(stays.link)).status).toBe(200);
});

test("an enquiry without a link is sent at once, also one with an email address", async () => {
  expect((await makeRequest("Is our day free? Write to lerato@couple.example.")).status).toBe(201);
});

test("an unconfirmed enquiry expires after a day, and is not sent when the provider was deleted or blocked its sender", async () => {
  const email = "too-late@couple.example";
  await makeRequest(linked, { email });
  const token = tokenIn((await app.mailbox.waitFor(email))[0]);
  const check = (checked_token = token) =>
    app.call("/api/auth/link", { body: { purpose: "enquiry_confirmation", token: checked_token } });
  // the page checks on opening, which sends nothing
  for (const _time of [1, 2]) expect((await check()).status).toBe(204);
  expect(await check("x".repeat(43))).toMatchObject({ status: 400, body: { code: "dead_link" } });
  app.clock.advance(limits.held_enquiry_hours * 60 * 60 * 1000);
  expect((await check()).status).toBe(400);
  expect((await confirm(token)).status).toBe(400);
  const other = "to-nobody@couple.example";
  await makeRequest(linked, { email: other });
  const second = tokenIn((await app.mailbox.waitFor(other))[0]);
  await db.execute(sql`update provider set is_published = false where id = ${provider.id}`);
  expect(await confirm(second)).toMatchObject({ status: 404, body: { code: "provider_not_found" } });
  await db.execute(sql`update provider set is_published = true where id = ${provider.id}`);
  expect((await confirm(second)).status).toBe(200);
});

test("a mailbox gets at most a few requests to confirm in a day", async () => {
  const email = "stormed@couple.example";
  const statuses = [];
  for (let at = 0; at <= limits.pending_enquiries_per_email_daily_max; at += 1) {
    statuses.push((await makeRequest(`${linked} ${at}`, { email })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await db.$count(pendingEnquiry, sql`couple_email = ${email}`)).toBe(
    limits.pending_enquiries_per_email_daily_max,
  );
});
