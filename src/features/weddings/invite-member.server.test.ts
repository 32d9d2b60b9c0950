import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildMember, buildSuperAdmin, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { buildSharer, sharer, weddingTokenIn } from "../../../test/open-wedding.ts";
import { day_ms } from "../../contract/durations.ts";
import { errors } from "../../contract/errors.ts";
import {
  weddingMessages,
  wedding_invitation_days,
  members_max,
  wedding_invitations_daily_max,
  wedding_invitations_of_mailbox_max,
  wedding_invitation_memory_days,
} from "../../contract/weddings/calls.ts";
import type { Actor } from "../../platform/actor.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { weddingInvitation, weddingMember } from "../../schema/weddings.ts";
import { purgeExpired } from "../../server/jobs/purge-expired.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";
import { inviteMember } from "./invite-member.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

const open = (token: string) => app.call("/api/wedding/invitations/open", { body: { token } });

test("an owner invites by mail, and the link shows who invites whom to what", async () => {
  const owner = await buildSharer(app, { partner1_name: "Thandeka", partner2_name: "Sipho" });
  const { status, body } = await owner.invite("nandi@people.test", "reader");
  expect([status, body.invitation]).toMatchObject([
    201,
    { email: "nandi@people.test", role: "reader", is_over: false },
  ]);
  const [mail] = await app.mailbox.waitFor("nandi@people.test", 1);
  expect(mail?.subject).toBe("Thandeka invites you to plan their wedding together");
  expect(mail?.text).toContain("the wedding of Thandeka & Sipho");
  const token = weddingTokenIn(mail?.text);
  expect((await open(token)).body).toEqual({
    wedding_name: "Thandeka & Sipho",
    invited_by: "Thandeka",
    email: "nandi@people.test",
    role: "reader",
    expires_at: body.invitation.expires_at,
  });
  expect((await owner.list()).body.invitations).toEqual([body.invitation]);
  const [row] = await db.select().from(weddingInvitation).where(eq(weddingInvitation.id, body.invitation.id));
  expect(JSON.stringify(row)).not.toContain(token);
});

test("the answer is the same whether or not the address has an account, or takes emails", async () => {
  const [owner, known] = [await buildSharer(app), await buildSharer(app)];
  await buildSuppressed(app, "stopped@people.test");
  for (const email of [known.email, "unknown@people.test", "stopped@people.test"]) {
    const { status, body } = await owner.invite(email);
    expect([status, Object.keys(body.invitation)]).toEqual([201, ["id", "email", "role", "expires_at", "is_over"]]);
  }
});

test.each([
  ["the own address", (own: string) => own.toUpperCase(), weddingMessages.owner_address],
  ["nothing", () => "", "Please fill in all fields"],
])("%s is refused at its field", async (_name, email, sentence) => {
  const owner = await buildSharer(app);
  const { status, body } = await owner.invite(email(owner.email));
  expect([status, body.fields]).toEqual([400, { email: sentence }]);
});

test("a member of the wedding is not invited again, and nobody is invited twice, in any case of letters; an expired invitation can be repeated", async () => {
  const owner = await buildSharer(app);
  const member = await buildMember(app, owner.id);
  expect((await owner.invite(member.email.toUpperCase())).body.fields).toEqual({ email: weddingMessages.already_in });
  await owner.invite("twice@people.test");
  expect((await owner.invite("Twice@people.test")).body).toMatchObject({ code: "invitation_pending" });
  app.clock.advance(wedding_invitation_days * day_ms + 1);
  expect((await owner.list()).body.invitations).toMatchObject([{ is_over: true }]);
  expect((await owner.invite("Twice@people.test")).status).toBe(201);
  expect((await owner.list()).body.invitations).toHaveLength(1);
});

test("an owner whose own address nobody confirmed invites nobody", async () => {
  const owner = await buildSharer(app, { email_verified_at: null });
  expect((await owner.invite("early@people.test")).body).toMatchObject({ code: "email_unconfirmed" });
});

test("members and open invitations fill a wedding, and a withdrawn one makes room", async () => {
  const owner = await buildSharer(app);
  await buildMember(app, owner.id);
  const sent = [];
  for (let at = 1; at < members_max; at += 1) sent.push(await owner.invite(`place-${at}@people.test`));
  expect(sent.every(({ status }) => status === 201)).toBe(true);
  const full = await owner.invite("more@people.test");
  expect([full.status, full.body.error]).toEqual([409, errors.wedding_full.sentence]);
  expect((await owner.withdraw(sent[0]?.body.invitation.id ?? "")).status).toBe(204);
  expect((await owner.invite("more@people.test")).status).toBe(201);
});

test("a wedding and a mailbox have daily limits for invitations, over all tags and weddings", async () => {
  const owner = await buildSharer(app);
  for (let at = 0; at < wedding_invitations_daily_max; at += 1) {
    const { body } = await owner.invite(`daily-${at}@people.test`);
    await owner.withdraw(body.invitation.id);
  }
  expect((await owner.invite("daily@people.test")).status).toBe(429);
  for (let at = 0; at < wedding_invitations_of_mailbox_max; at += 1)
    expect((await (await buildSharer(app)).invite(`flooded+${at}@people.test`)).status).toBe(201);
  expect((await (await buildSharer(app)).invite("flooded@people.test")).status).toBe(429);
  app.clock.advance(day_ms);
  expect((await owner.invite("flooded@people.test")).status).toBe(201);
});

test("a resent invitation has the same link; a withdrawn one opens nothing, and its mail stays", async () => {
  const owner = await buildSharer(app);
  const email = "again@people.test";
  const { id } = (await owner.invite(email)).body.invitation;
  const [first] = await app.mailbox.waitFor(email, 1);
  app.clock.advance(wedding_invitation_days * day_ms + 1);
  expect((await open(weddingTokenIn(first?.text))).body).toMatchObject({ code: "dead_link" });
  expect((await owner.resend(id)).body.invitation).toMatchObject({ is_over: false });
  const mails = await app.mailbox.waitFor(email, 2);
  expect(new Set(mails.map(({ text }) => weddingTokenIn(text)))).toHaveProperty("size", 1);
  expect((await open(weddingTokenIn(first?.text))).status).toBe(200);
  expect((await owner.withdraw(id)).status).toBe(204);
  expect((await open(weddingTokenIn(first?.text))).body).toMatchObject({ code: "dead_link" });
  for (const response of [await owner.withdraw(id), await owner.resend(id), await owner.resend("nonsense")])
    expect(response.body).toMatchObject({ code: "invitation_not_found" });
});

test("an owner can't see or change another wedding's invitations and members", async () => {
  const [owner, stranger] = [await buildSharer(app), await buildSharer(app)];
  const { id } = (await owner.invite("theirs@people.test")).body.invitation;
  const member = await buildMember(app, owner.id);
  for (const answer of [await stranger.resend(id), await stranger.withdraw(id)])
    expect(answer.body).toMatchObject({ code: "invitation_not_found" });
  for (const each of [member.id, newId(), "nonsense", stranger.id])
    for (const answer of [await stranger.change(each, "reader"), await stranger.remove(each)])
      expect(answer.body).toMatchObject({ code: "member_not_found" });
  expect((await owner.list()).body).toMatchObject({ members: [{}, { role: "editor" }], invitations: [{ id }] });
});

test("addresses and invitations are the owner's to see", async () => {
  const owner = await buildSharer(app, { partner1_name: "Thandeka" });
  await owner.invite("secret@people.test");
  const member = await buildMember(app, owner.id, { name: "Mama" });
  const { body } = await sharer(app, member.token).list();
  expect(body).toMatchObject({
    role: "editor",
    members: [
      { id: owner.id, name: "Thandeka", role: "owner", email: null, is_you: false },
      { id: member.id, name: "Mama", role: "editor", email: null, is_you: true },
    ],
    invitations: [],
  });
  expect((await owner.list()).body.members.map(({ email }) => email)).toEqual([owner.email, member.email]);
});

test("an admin who acts as the owner reads, and does nothing in the owner's name", async () => {
  const owner = await buildSharer(app);
  const member = await buildMember(app, owner.id);
  const admin = await buildSuperAdmin(app);
  const acting = sharer(app, await buildToken(app, owner.id, { admin_id: admin.id }));
  expect((await acting.list()).status).toBe(200);
  for (const answer of [
    await acting.invite("never@people.test"),
    await acting.remove(member.id),
    await acting.change(member.id, "reader"),
    await acting.join("any"),
    await acting.leave(),
  ])
    expect(answer.body).toMatchObject({ code: "not_while_impersonating" });
});

test("a name with a link is in no mail", async () => {
  const owner = await buildSharer(app, { partner1_name: "Win at prizes.example", partner2_name: null });
  await owner.invite("target@people.test");
  const [mail] = await app.mailbox.waitFor("target@people.test", 1);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("prizes.example");
  expect(mail?.subject).toContain(owner.email);
});

test("an unanswered invitation is deleted, with its mails", async () => {
  const owner = await buildSharer(app);
  const { id } = (await owner.invite("forgotten@people.test")).body.invitation;
  const isThere = () => db.$count(weddingInvitation, eq(weddingInvitation.id, id));
  app.clock.advance((wedding_invitation_days + wedding_invitation_memory_days) * day_ms - 1000);
  await purgeExpired(app.runtime);
  expect(await isThere()).toBe(1);
  app.clock.advance(2000);
  await purgeExpired(app.runtime);
  expect(await isThere()).toBe(0);
});

test("an owner who joins another wedding withdraws the invitations to the own one", async () => {
  const [owner, other] = [await buildSharer(app), await buildSharer(app)];
  const actor = { kind: "couple", id: owner.id, couple_id: owner.id, role: "owner" } as Actor;
  await db.insert(weddingMember).values({ account_id: owner.id, couple_id: other.id, role: "editor", name: "Nandi" });
  await expect(inviteMember(app.ctx(actor), { email: "late@people.test", role: "editor" })).rejects.toMatchObject({
    code: "owner_only",
  });
  expect(await db.$count(weddingInvitation, eq(weddingInvitation.couple_id, owner.id))).toBe(0);
});
