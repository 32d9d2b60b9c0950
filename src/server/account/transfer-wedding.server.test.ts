import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hurryEmails, openConversation } from "../../../test/open-conversation.ts";
import { sharer } from "../../../test/open-wedding.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import { lockHeir } from "../../features/weddings/transfer-members.ts";
import { rows } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { budget, budgetEntry, budgetReminder } from "../../schema/budget.ts";
import { couple as coupleTable, favourite, favouriteVote } from "../../schema/couples.ts";
import { enquiry } from "../../schema/enquiries.ts";
import { plan } from "../../schema/plan.ts";
import { weddingInvitation } from "../../schema/weddings.ts";
import { startJobs } from "../jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

const favouritesOf = async (token: string) =>
  (await app.call<{ favorites: { provider_id: string }[] }>("/api/favorites", { token })).body.favorites
    .map(({ provider_id }) => provider_id)
    .toSorted((one, other) => one.localeCompare(other));
const profileOf = async (token: string) => (await app.call<Couple>("/api/couples/profile", { token })).body;
const store = (token: string, provider_id: string) => app.call("/api/favorites", { token, body: { provider_id } });
const leaveForGood = (token: string, email: string, body: object = {}) =>
  app.call("/api/account", { method: "DELETE", token, body: { email, ...body } });

async function openWedding() {
  const thread = await openConversation(app);
  const { id, token, email } = thread.couple;
  await db
    .update(coupleTable)
    .set({ wedding_date: "2027-03-20", venue_name: "Babylonstoren" })
    .where(eq(coupleTable.id, id));
  const saved = await buildProvider(app);
  await store(token, saved.id);
  await db.insert(budget).values({ couple_id: id, total_cents: 100_000_00 });
  await db.insert(plan).values({ couple_id: id, updated_at: app.clock.now() });
  const joined = (minutes: number) => ({ joined_at: new Date(app.clock.now().getTime() + minutes * 60_000) });
  const reader = await buildMember(app, id, { role: "reader", ...joined(0) });
  const second = await buildMember(app, id, { name: "Lwazi", ...joined(2) });
  const first = await buildMember(app, id, { name: "Sipho", ...joined(1) });
  await db.execute(sql`update account set password_hash = null, auth_provider = 'google' where id = ${id}`);
  return { thread, owner: { id, token, email }, saved, reader, second, first };
}

test("the editor's private notes on the own wedding stay private when a wedding is transferred to the editor", async () => {
  const { owner, second, first } = await openWedding();
  const { id: provider_id } = await buildProvider(app);
  const waits = { couple_id: first.id, provider_id, created_at: app.clock.now() };
  await db.insert(favourite).values({ id: newId(), ...waits });
  const opinion = { couple_id: first.id, provider_id, account_id: first.id, updated_at: app.clock.now() };
  await db.insert(favouriteVote).values({ ...opinion, note: "Not for the family", is_private: true });
  await leaveForGood(owner.token, owner.email);
  const opinions = async (token: string) =>
    (
      await app.call<{ favorites: { provider_id: string; opinions: object[] }[] }>("/api/favorites", { token })
    ).body.favorites.find((each) => each.provider_id === provider_id)?.opinions;
  expect(await opinions(second.token)).toEqual([]);
  expect(await opinions(first.token)).toMatchObject([{ note: "Not for the family" }]);
});

test("an owner who deletes its account hands the wedding on to the editor who joined first, with all in it", async () => {
  const { thread, owner, saved, reader, second, first } = await openWedding();
  await app.call(`/api/favorites/${await favouriteId(second.token)}/vote`, {
    method: "PUT",
    token: second.token,
    body: { vote: "up", note: "" },
  });
  expect((await leaveForGood(owner.token, owner.email)).status).toBe(204);

  expect(await profileOf(first.token)).toMatchObject({
    id: first.id,
    role: "owner",
    wedding_date: "2027-03-20",
    venue_name: "Babylonstoren",
    partner1_name: "Nandi",
  });
  for (const { token } of [first, second, reader]) {
    expect(await favouritesOf(token)).toEqual([saved.id]);
    expect((await app.call(`/api/conversations/${thread.id}`, { token })).status).toBe(200);
  }
  expect(await profileOf(second.token)).toMatchObject({ role: "editor", venue_name: "Babylonstoren" });
  expect(await db.$count(budget, eq(budget.couple_id, first.id))).toBe(1);
  expect(await db.$count(plan, eq(plan.couple_id, first.id))).toBe(1);
  const { body } = await sharer(app, first.token).list();
  expect(body.members.map(({ id, role }) => [id, role])).toEqual([
    [first.id, "owner"],
    [reader.id, "reader"],
    [second.id, "editor"],
  ]);
  const listed = await app.call<{ favorites: { opinions: object[] }[] }>("/api/favorites", { token: first.token });
  expect(listed.body.favorites[0]?.opinions).toMatchObject([{ name: "Lwazi", vote: "up" }]);

  await thread.provider.write("Still with you");
  const mails = await app.mailbox.waitFor(first.email, 1);
  const transfer = mails.find(({ subject }) => subject === "You now own the wedding you share");
  expect(transfer?.text).toContain(
    "Your own wedding has been merged with it, and everyone who shares it can see both.",
  );
  await expect
    .poll(async () => (await app.mailbox.waitFor(owner.email)).map(({ text }) => text).join(" "))
    .toContain("The wedding continues with the people who share it.");
});

async function favouriteId(token: string): Promise<string> {
  const { body } = await app.call<{ favorites: { id: string }[] }>("/api/favorites", { token });
  return body.favorites[0]?.id ?? "";
}

test("the new owner's saved items in the own wedding stay, and items of both are there once", async () => {
  const { owner, saved, first } = await openWedding();
  const own = await buildProvider(app);
  await sharer(app, first.token).leave();
  for (const { id } of [own, saved]) await store(first.token, id);
  await db.update(coupleTable).set({ venue_location: "Paarl" }).where(eq(coupleTable.id, first.id));
  const booked_at = app.clock.now();
  await db.update(favourite).set({ booked_at }).where(eq(favourite.couple_id, owner.id));
  await db.insert(budget).values({ couple_id: first.id, total_cents: 5_00 });
  await db.insert(budgetEntry).values({
    id: own.id,
    couple_id: first.id,
    title: "Rings",
    amount_cents: 100,
    is_agreed: true,
    created_at: app.clock.now(),
    updated_at: app.clock.now(),
  });
  await db.execute(
    sql`insert into wedding_member (account_id, couple_id, role, name, joined_at) values (${first.id}, ${owner.id}, 'editor', 'Sipho', '2020-01-01')`,
  );
  await leaveForGood(owner.token, owner.email);
  expect(await favouritesOf(first.token)).toEqual([own.id, saved.id].toSorted((a, b) => a.localeCompare(b)));
  expect(await db.$count(favourite, and(eq(favourite.couple_id, first.id), eq(favourite.booked_at, booked_at)))).toBe(
    1,
  );
  expect(await profileOf(first.token)).toMatchObject({ venue_name: "Babylonstoren", venue_location: null });
  expect(await db.select().from(budget).where(eq(budget.couple_id, first.id))).toMatchObject([
    { total_cents: 100_000_00 },
  ]);
  expect(await db.$count(budgetEntry, eq(budgetEntry.couple_id, first.id))).toBe(1);
});

test("reminders are sent again for the new owner, and a person whom both weddings invited is invited once", async () => {
  const { owner, first } = await openWedding();
  const dated = { subject_id: owner.id, part: "other" as const, due_on: "2027-01-01", days_before: 7 };
  await db.insert(budgetReminder).values({ couple_id: owner.id, ...dated });
  for (const [couple_id, token_hash] of [
    [owner.id, "one"],
    [first.id, "two"],
  ] as const) {
    const of = { couple_id, email: "Aunt@people.test", role: "reader" as const, invited_by: couple_id };
    const created_at = app.clock.now();
    await db
      .insert(weddingInvitation)
      .values({ id: newId(), ...of, token_hash: `${token_hash} ${owner.id}`, expires_at: created_at, created_at });
  }
  expect((await leaveForGood(owner.token, owner.email)).status).toBe(204);
  expect(await db.$count(budgetReminder, eq(budgetReminder.couple_id, first.id))).toBe(0);
  expect(await db.select().from(weddingInvitation).where(eq(weddingInvitation.couple_id, first.id))).toMatchObject([
    { token_hash: `one ${owner.id}` },
  ]);
});

test("the next owner of a wedding stays its editor until the transfer", async () => {
  const { owner, first } = await openWedding();
  // xmax shows whether a row is locked
  const lockState = sql`select xmax <> '0' as is_held from wedding_member where account_id = ${first.id}`;
  expect(await rows(db, lockState)).toEqual([{ is_held: false }]);
  await db.transaction(async (tx) => {
    expect(await lockHeir(tx, owner.id)).toMatchObject({ account_id: first.id });
    expect(await rows(tx, lockState)).toEqual([{ is_held: true }]);
  });
});

test("deleted for everyone, or with readers only, the wedding is deleted and each member has the own one", async () => {
  const all = await openWedding();
  expect((await leaveForGood(all.owner.token, all.owner.email, { for_everyone: true })).status).toBe(204);
  for (const { id, token, email } of [all.first, all.second, all.reader]) {
    expect(await profileOf(token)).toMatchObject({ id, role: "owner", venue_name: null });
    const [mail] = await app.mailbox.waitFor(email, 1);
    expect(mail?.subject).toBe("The wedding you shared has been deleted");
    expect(mail?.text).toContain("with your own wedding");
  }

  const { owner, first, second, reader } = await openWedding();
  for (const each of [first, second]) await sharer(app, each.token).leave();
  await leaveForGood(owner.token, owner.email);
  expect(await profileOf(reader.token)).toMatchObject({ role: "owner", venue_name: null });
  expect(await app.mailbox.waitFor(reader.email, 1)).toMatchObject([
    { subject: "The wedding you shared has been deleted" },
  ]);
});

test("businesses answer to the new owner's address from then on, where the owner before gave its own", async () => {
  const { thread, owner, first } = await openWedding();
  const body = {
    couple_name: "Lerato",
    couple_email: "mother@people.test",
    provider_id: (await buildProvider(app)).id,
  };
  await app.call("/api/enquiries/direct", { token: owner.token, body });
  await leaveForGood(owner.token, owner.email);
  const sent = await db.select().from(enquiry).where(eq(enquiry.couple_id, first.id));
  expect(sent.map(({ couple_email }) => couple_email).toSorted()).toEqual(
    [first.email, "mother@people.test"].toSorted(),
  );
  const { body: seen } = await thread.provider.read();
  expect(seen.conversation.enquiry.couple_email).toBe(first.email);
  await thread.couple.write("Too late");
  await app.call(`/api/conversations/${thread.id}/messages`, { token: first.token, body: { text: "We go on" } });
  await hurryEmails(app);
  const [mail] = (await app.mailbox.waitFor(thread.provider.email, 2)).slice(-1);
  expect(mail?.replyTo).toMatchObject([{ address: first.email }]);
});

test("a member who deletes its account leaves the wedding as it is", async () => {
  const owner = await buildCouple(app, { venue_name: "Babylonstoren" });
  const member = await buildMember(app, owner.id, { password: null });
  expect((await leaveForGood(member.token, member.email)).status).toBe(204);
  const token = await buildToken(app, owner.id);
  expect((await sharer(app, token).list()).body.members).toHaveLength(1);
  expect(await profileOf(token)).toMatchObject({ venue_name: "Babylonstoren" });
});

test("an admin who deletes the owner hands it on too", async () => {
  const { owner, first } = await openWedding();
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const body = { confirmationCode: "123456" };
  const deletion = await app.call(`/api/admin/couples/${owner.id}`, { method: "DELETE", token: admin, body });
  expect(deletion.status).toBe(200);
  expect(await profileOf(first.token)).toMatchObject({ role: "owner", venue_name: "Babylonstoren" });
});

test("all data of a wedding is transferred: a new table must be transferred too, and added to this list", async () => {
  const result = await rows<{ table_name: string }>(
    db,
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'couple_id' order by table_name`,
  );
  expect(result.map(({ table_name }) => table_name)).toEqual([
    "budget",
    "budget_entry",
    "budget_payment",
    "budget_reminder",
    "budget_share",
    "conversation",
    "enquiry",
    "favourite",
    "favourite_vote",
    "pending_enquiry",
    "plan",
    "plan_task",
    "quote_note",
    "wedding_invitation",
    "wedding_member",
  ]);
});
