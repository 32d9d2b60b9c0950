import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import {
  buildEndorsement,
  buildMedium,
  buildProvider,
  buildSuperAdmin,
  buildToken,
  buildVerification,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { sweepFiles } from "../../features/media/sweep-files.ts";
import { rows } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { fileNamesOf } from "../../platform/pictures/pictures.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiryRecipient } from "../../schema/enquiries.ts";
import { invitation } from "../../schema/invitations.ts";
import { media, storedFile } from "../../schema/media.ts";
import { provider } from "../../schema/providers.ts";
import { setting } from "../../schema/settings.ts";
import { startJobs } from "../jobs/register-jobs.ts";

const app = await startTestApp();
const { database, storage } = app.runtime;
const { db } = database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

const password = "a long pass phrase";

async function open(overrides: Parameters<typeof buildProvider>[1] = {}) {
  const owner = await buildProvider(app, { password, ...overrides });
  const token = await buildToken(app, owner.id);
  const leave = (body: object = { password }) =>
    app.call<ErrorAnswer>("/api/account", { method: "DELETE", token, body });
  return { ...owner, token, leave };
}

async function isThere(id: string): Promise<boolean> {
  const left = await rows(
    db,
    sql`select 1 from account where id = ${id} union all select 1 from provider where id = ${id}`,
  );
  return left.length > 0;
}

async function storeFor(...ids: string[]) {
  const medium = await buildMedium(app, ids[0] ?? "");
  const file_hash = medium.file_hash ?? "";
  for (const id of ids.slice(1)) await buildMedium(app, id, { file_hash });
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, file_hash));
  const names = file ? fileNamesOf(file) : [];
  for (const name of names) await storage.put(name, new Uint8Array([1]));
  const isStored = async () => {
    const result = await Promise.all(names.map((name) => storage.get(name)));
    return result.length > 0 && result.every((bytes) => bytes !== null);
  };
  const isRemoved = async () => {
    const result = await Promise.all(names.map((name) => storage.get(name)));
    const row = await db.select().from(storedFile).where(eq(storedFile.hash, file_hash));
    return result.every((bytes) => bytes === null) && row.length === 0;
  };
  return { hash: file_hash, names, isStored, isRemoved };
}

test("an account is deleted with its profile and sessions, its owner gets an email, and the address is free again", async () => {
  const { id, email, token, leave } = await open({ business_name: "Fynbos & Fire", categories: ["florists"] });
  const other = await buildToken(app, id);
  expect(await leave()).toMatchObject({ status: 204, body: null });
  expect(await isThere(id)).toBe(false);
  expect((await app.call(`/api/providers/${id}`)).status).toBe(410);
  for (const each of [token, other]) expect((await app.call("/api/account", { token: each })).status).toBe(401);

  const [farewell] = await app.mailbox.waitFor(email, 1);
  expect(farewell?.subject).toBe("Your account has been deleted");
  expect(farewell?.text).toContain("Fynbos & Fire and its account on Umshado");
  expect((await buildProvider(app, { email })).email).toBe(email);
});

test("enquiries stay, with the name of the business; its emails are deleted, the couple's copy stays", async () => {
  const { id, email, leave } = await open({ business_name: "Kept Name" });
  const sent = { couple_name: "Lerato", couple_email: "lerato@kept.test", provider_id: id, message: "Hello" };
  expect((await app.call("/api/enquiries/direct", { body: sent })).status).toBe(201);
  await app.mailbox.waitFor(email, 1);
  await leave();
  const left = await db.select().from(enquiryRecipient).where(eq(enquiryRecipient.provider_name, "Kept Name"));
  expect(left).toMatchObject([{ provider_id: null }]);
  const emails = await rows<{ template: string }>(
    db,
    sql`select template from outgoing_email where subject_id = ${id} or recipient in (${email}, 'lerato@kept.test') order by template`,
  );
  expect(emails.map(({ template }) => template)).toEqual(["enquiry_copy_to_couple", "farewell"]);
});

test("an email that still waited never leaves, is not offered to be tried again, and names nobody", async () => {
  const { id, leave } = await open();
  const enquiry = { couple_name: "Lerato", couple_email: "lerato@waits.test", provider_id: id };
  expect((await app.call("/api/enquiries/direct", { body: enquiry })).status).toBe(201);
  const [received] = await db.select().from(enquiryRecipient).where(eq(enquiryRecipient.provider_id, id));
  const isIt = eq(outgoingEmail.subject_id, received?.id ?? "");
  await expect.poll(() => db.$count(outgoingEmail, and(isIt, eq(outgoingEmail.state, "sent")))).toBe(2);
  await db.update(outgoingEmail).set({ state: "waiting", last_error: "nobody@waits.test is full" }).where(isIt);
  await leave();
  const about = await db
    .select()
    .from(outgoingEmail)
    .where(and(isIt, eq(outgoingEmail.template, "enquiry_to_provider")));
  expect(about).toMatchObject([
    { state: "failed", recipient: "", last_error: "The provider is gone.", is_dropped: true },
  ]);
});

test("its invitation is deleted too, with the mail", async () => {
  const admin = await buildSuperAdmin(app);
  const token = await buildToken(app, admin.id);
  const invited = { email: "invited@gone.test", name: "Naledi" };
  expect((await app.call("/api/invitations/send", { token, body: invited })).status).toBe(201);
  await app.mailbox.waitFor(invited.email, 1);
  const { leave } = await open({ email: invited.email.toUpperCase() });
  expect((await leave()).status).toBe(204);
  expect(await db.$count(invitation)).toBe(0);
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.template, "invitation"))).toBe(0);
});

test("emails to an earlier address are deleted too", async () => {
  const { id, leave } = await open();
  const recipient = "before@people.test";
  const row = { template: "email_changed", data: { account_id: id, old_email: recipient }, recipient };
  await db
    .insert(outgoingEmail)
    .values({ id: newId(), ...row, state: "sent", subject_id: id, created_at: app.clock.now() });
  expect((await leave()).status).toBe(204);
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.recipient, recipient))).toBe(0);
});

test("the providers that it endorsed or verified are evaluated again, and shown so", async () => {
  const heard = await hearChanges(app);
  const { id, leave } = await open({ badges: ["verified"] });
  const [endorsed, verified] = [await buildProvider(app), await buildProvider(app)];
  await buildEndorsement(app, { endorser_id: id, endorsed_provider_id: endorsed.id, points_given: 3 });
  await buildVerification(app, { verifier_id: id, provider_id: verified.id });
  const scores = async () => {
    const result = await db.select({ id: provider.id, trust_score: provider.trust_score }).from(provider);
    return [endorsed, verified].map((each) => result.find((row) => row.id === each.id)?.trust_score ?? -1);
  };
  const before = await scores();
  await leave();
  const after = await scores();
  for (const [index, score] of after.entries()) expect(score).toBeLessThan(before[index] ?? 0);
  await expect
    .poll(() => heard)
    .toEqual(
      expect.arrayContaining(["catalogue", ...[id, endorsed.id, verified.id].map((each) => `provider:${each}`)]),
    );
});

describe("files", () => {
  test("that nobody names any more leave storage; the same picture of another stays", async () => {
    const [one, two] = [await open(), await open()];
    const own = await storeFor(one.id);
    const shared = await storeFor(one.id, two.id);
    const hero = await storeFor(one.id);
    await db.insert(setting).values({ key: "hero_image_url", value: `/media/${hero.names[0]}` });
    await one.leave();
    await sweepFiles(app.runtime);
    await expect.poll(own.isRemoved).toBe(true);
    expect([await shared.isStored(), await hero.isStored()]).toEqual([true, true]);
    expect(await db.select().from(media).where(eq(media.provider_id, two.id))).toHaveLength(1);
    await two.leave();
    await sweepFiles(app.runtime);
    await expect.poll(shared.isRemoved).toBe(true);
    expect(await hero.isStored()).toBe(true);
  });
});

describe("nothing is deleted", () => {
  test("without the right password, at its field", async () => {
    const { id, email, leave } = await open();
    for (const body of [{}, { password: "wrong" }, { email }]) {
      const { status, body: answer } = await leave(body);
      expect([status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, "bad_input", ["password"]]);
    }
    expect(await isThere(id)).toBe(true);
  });

  test("by guessing: a wrong password counts as a failed sign-in", async () => {
    const { id, leave } = await open();
    for (let tries = 0; tries < 10; tries += 1) expect((await leave({ password: "wrong" })).status).toBe(400);
    const { status, headers } = await leave();
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await isThere(id)).toBe(true);
  });

  test("of an account without a password, until its email is typed again", async () => {
    const { id, email, leave } = await open({ password: null });
    for (const body of [{}, { email: "other@people.test" }, { password }]) {
      const { status, body: answer } = await leave(body);
      expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ["email"]]);
    }
    expect((await leave({ email: email.toUpperCase() })).status).toBe(204);
    expect(await isThere(id)).toBe(false);
  });

  test("of a super admin, by an admin who acts as the provider, or by a stranger", async () => {
    const admin = await buildSuperAdmin(app, { password });
    const { id } = await open();
    const tries: [token: string | undefined, status: number, code: string][] = [
      [await buildToken(app, admin.id), 403, "super_admin_stays"],
      [await buildToken(app, id, { admin_id: admin.id }), 403, "not_while_impersonating"],
      [undefined, 401, "sign_in_required"],
    ];
    for (const [token, status, code] of tries) {
      const sent = { method: "DELETE", body: { password }, ...(token !== undefined && { token }) };
      expect(await app.call("/api/account", sent)).toMatchObject({ status, body: { code } });
    }
    expect([await isThere(admin.id), await isThere(id)]).toEqual([true, true]);
  });
});

test("twice at once is once, with one farewell", async () => {
  const { id, email, leave } = await open();
  const answers = await Promise.all([leave(), leave()]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await isThere(id)).toBe(false);
  await app.mailbox.waitFor(email, 1);
  const farewells = () => db.select().from(outgoingEmail).where(eq(outgoingEmail.subject_id, id));
  await expect.poll(async () => (await farewells()).map(({ state }) => state)).toEqual(["sent"]);
  // The address is deleted once the mail was sent.
  expect((await farewells()).map(({ recipient, data }) => [recipient, data])).toEqual([["", {}]]);
});

test("a provider that endorses others while it is deleted causes no deadlock", async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => open()));
  const leaver = await open();
  const words = others.flatMap((other) => [
    app.call("/api/endorsements", { token: leaver.token, body: { endorsed_provider_id: other.id } }),
    app.call("/api/endorsements", { token: other.token, body: { endorsed_provider_id: leaver.id } }),
  ]);
  const [left, ...answers] = await Promise.all([leaver.leave(), ...words]);
  expect(left.status).toBe(204);
  for (const { status } of answers) expect([201, 401, 404]).toContain(status);
  expect(await isThere(leaver.id)).toBe(false);
});

test("two that endorsed each other can leave at once", async () => {
  const [one, two] = [await open(), await open()];
  await buildEndorsement(app, { endorser_id: one.id, endorsed_provider_id: two.id });
  await buildEndorsement(app, { endorser_id: two.id, endorsed_provider_id: one.id });
  const answers = await Promise.all([one.leave(), two.leave()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});
