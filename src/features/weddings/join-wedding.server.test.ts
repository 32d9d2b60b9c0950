import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildMember, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { buildSharer, sharer } from "../../../test/open-wedding.ts";
import { wedding_invitation_days } from "../../contract/weddings/calls.ts";
import { account } from "../../schema/accounts.ts";
import { securityEvent } from "../../schema/security.ts";
import { weddingInvitation, weddingMember } from "../../schema/weddings.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";
import { tokenOf } from "./rules.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

type Owner = Awaited<ReturnType<typeof buildSharer>>;

async function invite(owner: Owner, email: string, role: "editor" | "reader" = "editor") {
  const { body } = await owner.invite(email, role);
  return tokenOf(app.ctx().keyedHash, body.invitation.id);
}

const membersOf = async (owner: Owner) => (await owner.list()).body.members.slice(1);

test("the invited person joins under the chosen name, the address is confirmed, and the owner gets an email", async () => {
  const owner = await buildSharer(app, { venue_name: "Babylonstoren" });
  const partner = await buildSharer(app, { email_verified_at: null });
  const token = await invite(owner, partner.email.toUpperCase());
  const { status, body } = await partner.join(token, "  Sipho ");
  expect([status, body.couple]).toMatchObject([200, { id: partner.id, venue_name: "Babylonstoren", role: "editor" }]);
  expect(await membersOf(owner)).toMatchObject([{ id: partner.id, name: "Sipho", role: "editor" }]);
  const [row] = await db.select().from(account).where(eq(account.id, partner.id));
  expect(row?.email_verified_at).toEqual(app.clock.now());
  const [mail] = await app.mailbox.waitFor(owner.email, 1);
  expect(mail?.subject).toBe("Sipho has joined your wedding");
  expect((await owner.list()).body.invitations).toEqual([]);
  expect((await partner.join(token)).body).toMatchObject({ code: "dead_link" });
});

test("another account does not join, confirmed or not, and the link stays valid for the invited person", async () => {
  const owner = await buildSharer(app);
  const [right, wrong] = [await buildSharer(app, { email_verified_at: null }), await buildSharer(app)];
  const token = await invite(owner, right.email);
  expect((await wrong.join(token)).body).toMatchObject({ code: "invitation_of_another" });
  expect((await right.join(token)).status).toBe(200);
});

test("strangers and providers join nothing", async () => {
  const token = await invite(await buildSharer(app), "somebody@people.test");
  const body = { token, name: "Nandi" };
  expect((await app.call("/api/wedding/membership", { body })).status).toBe(401);
  const provider = await buildToken(app, (await buildProvider(app)).id);
  expect((await app.call("/api/wedding/membership", { token: provider, body })).status).toBe(403);
});

test("an expired, withdrawn or invented link is invalid", async () => {
  const owner = await buildSharer(app);
  const partner = await buildSharer(app);
  const token = await invite(owner, partner.email);
  await owner.withdraw((await owner.list()).body.invitations[0]?.id ?? "");
  expect((await partner.join(token)).body).toMatchObject({ code: "dead_link" });
  expect((await partner.join("A".repeat(43))).body).toMatchObject({ code: "dead_link" });
  const again = await invite(owner, partner.email);
  app.clock.advance(wedding_invitation_days * 24 * 60 * 60 * 1000);
  expect((await partner.join(again)).body).toMatchObject({ code: "dead_link" });
  expect((await partner.join(token, " ")).status).toBe(400);
});

test("a name that looks like a web address is in no mail to the owner", async () => {
  const owner = await buildSharer(app);
  const partner = await buildSharer(app);
  await partner.join(await invite(owner, partner.email), "prizes.example");
  const mails = await app.mailbox.waitFor(owner.email, 1);
  const mail = mails.find(({ subject }) => subject?.includes("has joined your wedding"));
  expect([mail?.subject, mail?.text?.includes("prizes.example")]).toEqual(["Somebody has joined your wedding", false]);
});

test("a member of one wedding joins no other before leaving it", async () => {
  const [one, other] = [await buildSharer(app), await buildSharer(app)];
  const partner = await buildSharer(app);
  const first = await invite(one, partner.email);
  const second = await invite(other, partner.email, "reader");
  expect((await partner.join(first)).status).toBe(200);
  expect((await partner.join(second)).body).toMatchObject({ code: "already_member" });
  expect((await partner.leave()).body.couple).toMatchObject({ id: partner.id, role: "owner" });
  expect((await partner.leave()).body).toMatchObject({ code: "member_not_found" });
  expect((await partner.join(second)).body.couple).toMatchObject({ role: "reader" });
  expect([await membersOf(one), await membersOf(other)]).toMatchObject([[], [{ id: partner.id }]]);
});

test("the owner of a shared wedding joins none; the own invitations are withdrawn at a join", async () => {
  const [owner, partner] = [await buildSharer(app), await buildSharer(app)];
  const member = await buildMember(app, partner.id);
  const token = await invite(owner, partner.email);
  expect((await partner.join(token)).body).toMatchObject({ code: "wedding_shared" });
  await partner.remove(member.id);
  const stale = await invite(partner, member.email);
  expect((await partner.join(token)).status).toBe(200);
  expect((await sharer(app, member.token).join(stale)).body).toMatchObject({ code: "dead_link" });
  expect(await db.$count(weddingInvitation, eq(weddingInvitation.couple_id, partner.id))).toBe(0);
});

test("one of two joins at once with one link counts, and two owners who invite each other share one wedding", async () => {
  const owner = await buildSharer(app);
  const partner = await buildSharer(app);
  const token = await invite(owner, partner.email);
  const twice = await Promise.all([partner.join(token), partner.join(token)]);
  expect(twice.map(({ status }) => status)).toContain(200);
  expect(await db.$count(weddingMember, eq(weddingMember.account_id, partner.id))).toBe(1);

  const [one, other] = [await buildSharer(app), await buildSharer(app)];
  const [ofOne, ofOther] = [await invite(one, other.email), await invite(other, one.email)];
  const both = await Promise.all([one.join(ofOther), other.join(ofOne)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  const rows = [one.id, other.id].map((id) => db.$count(weddingMember, eq(weddingMember.account_id, id)));
  expect(new Set(await Promise.all(rows))).toEqual(new Set([0, 1]));
});

test("roles change at once, and a removed member is in the own wedding with the next call", async () => {
  const owner = await buildSharer(app, { venue_name: "Babylonstoren" });
  const member = await buildMember(app, owner.id);
  const save = () =>
    app.call("/api/couples/profile", { method: "PUT", token: member.token, body: { venue_name: "Boschendal" } });
  expect((await owner.change(member.id, "reader")).status).toBe(204);
  expect((await save()).body).toMatchObject({ code: "reader_only" });
  expect((await owner.change(member.id, "editor")).status).toBe(204);
  expect((await save()).body).toMatchObject({ couple: { venue_name: "Boschendal" } });
  expect((await owner.remove(member.id)).status).toBe(204);
  const own = await app.call("/api/couples/profile", { token: member.token });
  expect(own.body).toMatchObject({ id: member.id, role: "owner", venue_name: null });
  expect((await owner.remove(member.id)).body).toMatchObject({ code: "member_not_found" });
});

test("joining and leaving a wedding are security events of both sides", async () => {
  const [owner, partner] = [await buildSharer(app), await buildSharer(app)];
  const eventsOf = async (id: string) => {
    const result = await db
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.account_id, id))
      .orderBy(asc(securityEvent.created_at), asc(securityEvent.id));
    return result
      .map(({ event, detail }) => [event, detail].join(" ").trim())
      .filter((name) => name.startsWith("wedding"));
  };
  await partner.join(await invite(owner, partner.email, "reader"));
  await partner.leave();
  await partner.join(await invite(owner, partner.email));
  await owner.remove(partner.id);
  expect(await eventsOf(partner.id)).toEqual([
    "wedding_joined reader",
    "wedding_left",
    "wedding_joined editor",
    "wedding_left removed by the owner",
  ]);
  expect(await eventsOf(owner.id)).toEqual([
    "wedding_shared reader",
    "wedding_shared editor",
    "wedding_member_removed",
  ]);
});
