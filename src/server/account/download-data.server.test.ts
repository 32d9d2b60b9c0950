import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  buildCouple,
  buildEndorsement,
  buildMedium,
  buildMember,
  buildProvider,
  buildSuppressed,
  buildToken,
  buildVerification,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { buildSharer } from "../../../test/open-wedding.ts";
import { rows } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";
import { calendar } from "../../schema/calendars.ts";
import { enquiryRecipient } from "../../schema/enquiries.ts";
import { provider } from "../../schema/providers.ts";
import { verificationRequest } from "../../schema/trust.ts";
import { providerView } from "../../schema/visits.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

const at = new Date("2026-11-21T08:00:00.123Z");
const markAnswered = (provider_id: string) =>
  db.update(enquiryRecipient).set({ answered_at: at }).where(eq(enquiryRecipient.provider_id, provider_id));

test("a provider's download has its data, each section by its name", async () => {
  const owner = await buildProvider(app, {
    business_name: "Whole",
    categories: ["venues: Wine estates"],
    custom_fields: ["Full package"],
    badges: ["verified"],
  });
  const { id, email } = owner;
  const token = await buildToken(app, id);
  await buildMedium(app, id, { caption: "The cellar" });
  const given = await buildEndorsement(app, { endorser_id: id, comment: "Good people" });
  await buildEndorsement(app, { endorsed_provider_id: id, comment: "Lovely" });
  await buildVerification(app, { provider_id: id });
  await db.insert(providerView).values({ provider_id: id, day: "2026-11-20", views: 12 });
  await app.call("/api/providers/profile/visits", { method: "POST", token });
  const motivation = "We have been doing this for years.";
  await db.insert(verificationRequest).values({ id: newId(), provider_id: id, motivation });
  const enquiry = { couple_name: "Lerato", couple_email: email, provider_id: id, message: "Is 7 March free?" };
  await app.call("/api/enquiries/direct", { body: enquiry });
  await markAnswered(id);
  await db.insert(auditEntry).values({ id: newId(), actor_name: "Admin", action: "badge.granted", subject_id: id });

  await buildSuppressed(app, email, "reminders");

  const { status, body } = await app.call<Record<string, unknown>>("/api/account/data", { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { email, has_password: true, stopped_topics: [{ topic: "reminders" }] },
    sessions: [{ is_current: true }],
    profile: {
      business_name: "Whole",
      categories: [{ name: "Venues", selected_subcategory: "Wine estates" }],
      customFields: [{ name: "Full package" }],
    },
    media: { gallery: [{ caption: "The cellar" }] },
    badges: [{ badge_type: "verified", granted_at: expect.any(String) as unknown }],
    endorsements: {
      given: [{ endorsed_provider_id: given.endorsed_provider_id, comment: "Good people" }],
      received: [{ comment: "Lovely", points_given: 1 }],
    },
    verifications: {
      given: [],
      received: [{ verifier_id: expect.any(String) as unknown }],
      requests: [{ motivation }],
    },
    views: [{ day: "2026-11-20", views: 12 }],
    desk_visit: { seen_at: expect.any(String) as unknown, left_at: null },
    enquiries: [
      { couple_name: "Lerato", couple_email: email, message: "Is 7 March free?", answered_at: at.toISOString() },
    ],
    letters: [{ template: "enquiry_to_provider", recipient: email, state: "waiting" }],
    audit: [{ actor_name: "Admin", action: "badge.granted" }],
  });
});

test("the download has no secret, and nothing of anyone else", async () => {
  const [owner, other] = [await buildProvider(app), await buildProvider(app, { business_name: "Somebody Else" })];
  const token = await buildToken(app, owner.id);
  await buildToken(app, other.id);
  await app.call("/api/enquiries/direct", {
    body: { couple_name: "Private", couple_email: "private@people.test", provider_id: other.id },
  });
  const text = await (await app.request("/api/account/data", { token })).text();
  for (const secret of ["argon2", token, "token_hash", "Somebody Else", "private@people.test", other.email]) {
    expect(text).not.toContain(secret);
  }
});

test("a couple's download has its wedding, favourites, and what it sent while logged in", async () => {
  const { id, email } = await buildCouple(app, { venue_name: "Babylonstoren" });
  const token = await buildToken(app, id);
  const [saved, hidden] = [await buildProvider(app, { business_name: "Kept" }), await buildProvider(app)];
  for (const each of [saved, hidden]) await app.call("/api/favorites", { token, body: { provider_id: each.id } });
  await db.update(provider).set({ is_published: false, business_name: "Not Yet" }).where(eq(provider.id, hidden.id));
  const enquiry = { couple_name: "Lerato", couple_email: email, provider_id: saved.id, message: "Is 7 March free?" };
  await app.call("/api/enquiries/direct", { token, body: enquiry });
  await markAnswered(saved.id);
  await app.call("/api/enquiries/direct", { body: { ...enquiry, message: "Somebody else, not logged in" } });

  const answer = await app.request("/api/account/data", { token });
  const body = (await answer.json()) as Record<string, unknown>;
  expect(answer.status).toBe(200);
  expect(Object.keys(body)).toEqual([
    "made_at",
    "account",
    "second_factor",
    "passkeys",
    "sessions",
    "profile",
    "sharing",
    "desk_visit",
    "opinions",
    "favourites",
    "held_enquiries",
    "enquiries",
    "conversations",
    "quotes",
    "quote_notes",
    "budget",
    "plan",
    "letters",
    "security_events",
    "audit",
  ]);
  expect(body).toMatchObject({
    account: { kind: "couple", email },
    sessions: [{ is_current: true }],
    profile: { id, venue_name: "Babylonstoren" },
    sharing: { role: "owner", members: [{ email, is_you: true }], invitations: [] },
    favourites: expect.arrayContaining([
      expect.objectContaining({ provider_id: saved.id, business_name: "Kept" }),
      expect.objectContaining({ provider_id: hidden.id, business_name: null }),
    ]) as unknown,
    enquiries: [
      {
        kind: "direct",
        couple_name: "Lerato",
        message: "Is 7 March free?",
        sent_to: ["Kept"],
        answers: [{ provider_name: "Kept", answered_at: at.toISOString() }],
      },
    ],
    letters: [{ template: "enquiry_copy_to_couple", recipient: email, state: "waiting" }],
    audit: [],
  });
  const text = JSON.stringify(body);
  for (const secret of [token, saved.email, hidden.email, "Not Yet", "not logged in", "argon2"])
    expect(text).not.toContain(secret);
});

/** Where a person's rows are in the download. */
const included: Record<string, string> = {
  account: "account",
  account_token: "account.new_email",
  audit_entry: "audit",
  badge: "badges",
  booking: "quotes",
  budget: "budget",
  budget_entry: "budget",
  budget_payment: "budget",
  budget_share: "budget",
  calendar: "calendar.rules",
  calendar_entry: "calendar.entries",
  calendar_subscription: "calendar.subscriptions",
  conversation: "conversations",
  couple: "profile",
  custom_field: "profile.customFields",
  dashboard_visit: "desk_visit",
  endorsement: "endorsements.received",
  endorsement_balance: "endorsements.points",
  enquiry: "enquiries",
  enquiry_recipient: "enquiries",
  favourite: "favourites",
  favourite_vote: "opinions",
  favourite_watch: "favourites",
  inbound_email: "conversations",
  media: "media",
  message: "conversations",
  message_file: "conversations",
  outgoing_email: "letters",
  passkey: "passkeys",
  pending_enquiry: "held_enquiries",
  pending_message: "conversations",
  plan: "plan",
  plan_task: "plan",
  provider: "profile",
  provider_category: "profile.categories",
  provider_view: "views",
  quote: "quotes",
  quote_line_item: "quotes",
  quote_note: "quote_notes",
  quote_template: "quote_templates",
  recovery_code: "second_factor.recovery_codes_left",
  report: "conversations",
  saved_reply: "saved_replies",
  second_factor: "second_factor.since",
  security_event: "security_events",
  session: "sessions",
  suppressed_email: "account.stopped_topics",
  verification: "verifications.given",
  verification_request: "verifications.requests",
  wedding_invitation: "sharing.invitations",
  wedding_member: "sharing.members",
};

const left_out: Record<string, string> = {
  budget_proof: "the couple's own files [budget-11]",
  budget_reminder: "the emails themselves are in letters",
  calendar_day: "counted from entries and imported days",
  calendar_feed: "a secret's hash",
  calendar_import: "read again from the calendars that calendar.subscriptions lists",
  category: "of the site",
  complaint: "sent without an account; found by email in a request under POPIA",
  confirmed_email: "a keyed hash",
  deleted_provider: "says nothing of a person [visitors-31]",
  done_once: "outcomes that are in other tables, for a day",
  endorsement_credit: "added up in endorsements.points",
  file_to_remove: "names of files",
  health_sample: "of the site",
  hero_draft: "of the site",
  imported_page: "has no account; found by email in a request under POPIA",
  imported_picture: "as imported_page",
  installation: "of the site",
  invitation: "an admin's; found by email in a request under POPIA",
  invitation_token: "a token's hash",
  listing: "a copy of provider",
  passkey_challenge: "a challenge's hash, for minutes",
  rate_limit_hit: "a keyed hash",
  reply_address: "a hash",
  resolved_import: "a keyed hash",
  setting: "of the site",
  stored_file: "described where media and conversations name it",
  subcategory: "of the site",
};

test("each table is in the download or has a reason why not: a new one must be added here", async () => {
  const tables = await rows<{ table_name: string }>(
    db,
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const listed = [...Object.keys(included), ...Object.keys(left_out)];
  expect(tables.map(({ table_name }) => table_name).toSorted()).toEqual(listed.toSorted());

  const { id } = await buildProvider(app);
  await db.insert(calendar).values({ provider_id: id, kept_at: at });
  const tokens = [await buildToken(app, id), await buildToken(app, (await buildCouple(app)).id)];
  const bodies = await Promise.all(
    tokens.map(async (token) => (await app.call<object>("/api/account/data", { token })).body),
  );
  const has = (body: object, path: string) =>
    path.split(".").reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key) as unknown, body);
  expect(Object.values(included).filter((path) => bodies.every((body) => has(body, path) === undefined))).toEqual([]);
});

test("a member's download of a shared wedding has its members, and addresses only for the owner", async () => {
  const { id, email, ...owner } = await buildSharer(app);
  const member = await buildMember(app, id, { role: "reader" });
  await owner.invite("aunt@people.test");
  const read = async (token: string) => (await app.call<Record<string, unknown>>("/api/account/data", { token })).body;
  expect(await read(owner.token)).toMatchObject({
    sharing: { members: [{ email }, { email: member.email }], invitations: [{ email: "aunt@people.test" }] },
  });
  const ofMember = await read(member.token);
  expect(ofMember).toMatchObject({
    sharing: { members: [{ is_you: true }] },
    shared_wedding: { role: "reader", members: [{ email: null }, { email: null, is_you: true }] },
  });
  for (const address of [email, "aunt@people.test"]) expect(JSON.stringify(ofMember)).not.toContain(address);
});

test("strangers can't download it", async () => {
  expect((await app.call("/api/account/data")).status).toBe(401);
});
