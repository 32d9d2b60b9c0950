import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  buildCouple,
  buildEndorsement,
  buildMedium,
  buildProvider,
  buildSuppressed,
  buildToken,
  buildVerification,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";
import { enquiryRecipient } from "../../schema/enquiries.ts";
import { provider } from "../../schema/providers.ts";
import { verificationRequest } from "../../schema/trust.ts";
import { providerView } from "../../schema/visits.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

const at = new Date("2026-11-21T08:00:00.123Z");
const markAnswered = (provider_id: string) =>
  db.update(enquiryRecipient).set({ answered_at: at }).where(eq(enquiryRecipient.provider_id, provider_id));

test("everything that is kept about a provider is there, each part by its name", async () => {
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

test("no secret is among it, and nothing of anyone else", async () => {
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

test("a couple's is there too: its wedding, favourites, and what it sent while signed in", async () => {
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

test("strangers have none", async () => {
  expect((await app.call("/api/account/data")).status).toBe(401);
});
