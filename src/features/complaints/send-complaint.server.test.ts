import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildSettings, buildSuperAdmin } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { complaint } from "../../schema/complaints.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { complaintEmails } from "./emails.ts";
import { purgeExpiredComplaints } from "./purge-complaints.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), complaintEmails);

const day = 24 * 60 * 60 * 1000;
let from = 0;
const content = {
  kind: "vendor",
  name: "Thandi Nkosi",
  email: "thandi@people.test",
  text: "They took the deposit\nand never <b>answered</b> again.",
};
const notice = {
  ...content,
  kind: "takedown",
  about: "https://umshado.test/provider/1",
  contact: "082 555 0142, 1 Long Street",
  states_truth: true,
};
async function send(more: object = {}, address = `203.0.113.${(from += 1)}`) {
  return app.call<ErrorAnswer & { message: string }>("/api/complaints", { body: { ...content, ...more }, address });
}

test("while the site has no contact address, a complaint is saved and reaches every super admin; an answer goes to its sender", async () => {
  const admin = await buildSuperAdmin(app);
  const { status, body } = await send();
  expect([status, body.message]).toEqual([201, "Your complaint has reached us. We answer by email."]);
  const [mail] = await app.mailbox.waitFor(admin.email);
  expect(mail?.subject).toBe("Umshado: complaint from Thandi Nkosi");
  expect(mail?.replyTo).toEqual([{ name: content.name, address: content.email }]);
  expect(mail?.text).toContain("> and never <b>answered</b> again.");
  expect(mail?.html).toContain("&lt;b&gt;answered&lt;/b&gt;");
  expect(await db.select().from(complaint)).toMatchObject([{ kind: "vendor", email: content.email, contact: "" }]);
});

test("a take-down notice has the fields that the law requires, and goes to the site's contact address", async () => {
  await buildSettings(app, { contact_email: "hello@site.test" });
  for (const field of ["about", "contact", "states_truth"]) {
    const { status, body } = await send({ ...notice, [field]: undefined });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await send(notice)).status).toBe(201);
  const [mail] = await app.mailbox.waitFor("hello@site.test");
  expect(mail?.subject).toBe("Umshado: take-down notice from Thandi Nkosi");
  for (const line of ["https://umshado.test/provider/1", "1 Long Street", "made in good faith"])
    expect(mail?.text).toContain(line);
});

test.each([
  ["kind", "praise"],
  ["name", " "],
  ["email", "thandi"],
  ["text", "Too short"],
  ["text", "x".repeat(4001)],
  ["about", "x".repeat(501)],
])("%s can't be %j", async (field, value) => {
  const { status, body } = await send({ [field]: value });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(body.fields?.[field]).toMatch(/\.$/);
});

test("an address can send five an hour, and so can an email", async () => {
  const tries = async (each: (at: number) => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await each(at)).status);
    return statuses;
  };
  const five = [201, 201, 201, 201, 201, 429];
  expect(await tries((at) => send({ email: `one-${at}@people.test` }, "198.51.100.7"))).toEqual(five);
  expect(await tries(() => send({ email: "Many@people.test" }))).toEqual(five);
});

test("a complaint is deleted after two years, with the emails about it", async () => {
  await send({ email: "old@people.test" });
  const [saved] = await db.select().from(complaint).where(eq(complaint.email, "old@people.test"));
  const id = saved?.id ?? "";
  await purgeExpiredComplaints(db, new Date(app.clock.now().getTime() + 729 * day));
  expect(await db.$count(complaint, eq(complaint.id, id))).toBe(1);
  await purgeExpiredComplaints(db, new Date(app.clock.now().getTime() + 731 * day));
  expect(await db.$count(complaint)).toBe(0);
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.subject_id, id))).toBe(0);
});
