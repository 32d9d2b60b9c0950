import { createHash, randomBytes } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { EmailTopic } from "../src/contract/emails/calls.ts";
import * as limits from "../src/contract/limits.ts";
import type { BadgeType } from "../src/contract/primitives.ts";
import type { Settings } from "../src/contract/settings/schema.ts";
import { hashPassword } from "../src/features/accounts/password/hash-password.ts";
import { setSuppression } from "../src/features/emails/set-suppression.ts";
import { emailHashOf, rememberMailbox } from "../src/features/enquiries/waiting/classify-sender.ts";
import { insertConfirmedEmail } from "../src/features/enquiries/waiting/store-pending.ts";
import { matchBusiness } from "../src/features/places/match-business.ts";
import { recomputeTrust } from "../src/features/providers/trust/recompute-trust.ts";
import { daysBefore, newId } from "../src/platform/jobs/clock.ts";
import { account, session } from "../src/schema/accounts.ts";
import { category, subcategory } from "../src/schema/categories.ts";
import { couple } from "../src/schema/couples.ts";
import { media, storedFile } from "../src/schema/media.ts";
import { customField, provider, providerCategory } from "../src/schema/providers.ts";
import { setting } from "../src/schema/settings.ts";
import { badge, endorsement, verification } from "../src/schema/trust.ts";
import { weddingMember } from "../src/schema/weddings.ts";
import type { TestApp } from "./harness.ts";

/** Row builders for tests: missing fields and parents are made up, at the test clock's time. */

type ProviderRow = typeof provider.$inferInsert;
type MediaRow = typeof media.$inferInsert;

/** Matches no password, since hashing is slow. */
const password_hash = "$argon2id$v=19$m=19456,t=2,p=1$bm90LWEtcmVhbC1zYWx0$bm90LWEtcmVhbC1oYXNo";

let made = 0;

type AccountOverrides = {
  email?: string | undefined;
  /** No password matches by default; null makes a social account. */
  password?: string | null | undefined;
  /** Confirmed by default for a provider, unconfirmed for a couple. */
  email_verified_at?: Date | null | undefined;
};

async function buildAccount(app: TestApp, kind: "provider" | "couple", overrides: AccountOverrides) {
  const { email, password, email_verified_at } = overrides;
  made += 1;
  const social = { password_hash: null, auth_provider: "google" as const, google_id: `google-${made}` };
  const row = {
    id: newId(),
    kind,
    email: email ?? `${kind}-${made}-${randomBytes(4).toString("hex")}@people.test`,
    email_verified_at:
      email_verified_at === undefined && kind === "provider" ? app.clock.now() : (email_verified_at ?? null),
    created_at: app.clock.now(),
    ...(password === null
      ? social
      : { password_hash: password === undefined ? password_hash : await hashPassword(password) }),
  };
  await app.runtime.database.db.insert(account).values(row);
  return { id: row.id, email: row.email };
}

export type ProviderOverrides = Partial<Omit<ProviderRow, "id" | "is_verified">> &
  AccountOverrides & {
    /** Slugs, primary first, with an optional subcategory: `photographers: Documentary`. */
    categories?: string[];
    badges?: BadgeType[];
    custom_fields?: string[];
  };

/** Published, in Cape Town, without a category by default. An overridden `trust_score` is not recalculated. */
export async function buildProvider(
  app: TestApp,
  overrides: ProviderOverrides = {},
): Promise<{ id: string; email: string; business_name: string }> {
  const { email, password, email_verified_at, ...profile } = overrides;
  const { categories = [], badges = [], custom_fields = [], trust_score, trust_tier, ...own } = profile;
  const { db } = app.runtime.database;
  const owner = await buildAccount(app, "provider", { email, password, email_verified_at });
  const assigned = await findCategories(app, categories);
  const row = {
    business_name: `Business ${made}`,
    contact_person: "Thandi Nkosi",
    phone: "+27825550117",
    city: "Cape Town",
    province: "Western Cape" as const,
    is_published: true,
    created_at: app.clock.now(),
    updated_at: app.clock.now(),
    ...own,
  };
  const { additional_cities = [] } = row;
  await db.insert(provider).values({
    published_at: row.is_published ? app.clock.now() : null,
    ...matchBusiness({ ...row, additional_cities }),
    ...row,
    id: owner.id,
  });
  const parts = assigned.map(({ category_id, subcategory_id }, position) => ({
    provider_id: owner.id,
    category_id,
    subcategory_id,
    is_primary: position === 0,
    position,
  }));
  if (parts.length > 0) await db.insert(providerCategory).values(parts);
  if (badges.length > 0)
    await db
      .insert(badge)
      .values(badges.map((badge_type) => ({ provider_id: owner.id, badge_type, granted_at: app.clock.now() })));
  const fields = custom_fields.map((name, position) => ({ id: newId(), provider_id: owner.id, name, position }));
  if (fields.length > 0) await db.insert(customField).values(fields);
  await recomputeTrust({ clock: app.clock.now }, db, owner.id);
  if (trust_score !== undefined) await db.update(provider).set({ trust_score }).where(eq(provider.id, owner.id));
  if (trust_tier !== undefined) await db.update(provider).set({ trust_tier }).where(eq(provider.id, owner.id));
  app.discard();
  return { ...owner, business_name: row.business_name };
}

async function findCategories(app: TestApp, overrides: string[]) {
  const { db } = app.runtime.database;
  const wanted = overrides.map((wish) => wish.split(":").map((part) => part.trim()));
  const slugs = wanted.map(([slug = ""]) => slug);
  const known = slugs.length === 0 ? [] : await db.select().from(category).where(inArray(category.slug, slugs));
  const names = wanted.flatMap(([, name]) => (name === undefined ? [] : [name]));
  const chosen = names.length === 0 ? [] : await db.select().from(subcategory).where(inArray(subcategory.name, names));
  return wanted.map(([slug, name]) => {
    const result = known.find((each) => each.slug === slug);
    if (!result) throw new Error(`no category has the slug ${slug}`);
    const under = chosen.find((each) => each.category_id === result.id && each.name === name);
    return { category_id: result.id, name: result.name, subcategory_id: under?.id ?? null };
  });
}

export async function buildCouple(
  app: TestApp,
  overrides: Partial<typeof couple.$inferInsert> & AccountOverrides = {},
) {
  const { email, password, email_verified_at, ...own } = overrides;
  const owner = await buildAccount(app, "couple", { email, password, email_verified_at });
  const row = { partner1_name: "Lerato", partner2_name: "Pieter", created_at: app.clock.now(), ...own, id: owner.id };
  await app.runtime.database.db.insert(couple).values(row);
  return owner;
}

export async function buildMember(
  app: TestApp,
  couple_id: string,
  overrides: Partial<typeof weddingMember.$inferInsert> & AccountOverrides = {},
) {
  const { email, password, email_verified_at, ...own } = overrides;
  const { id, ...owner } = await buildCouple(app, { email, password, email_verified_at, partner1_name: "Nandi" });
  const row = { role: "editor" as const, name: "Nandi", joined_at: app.clock.now(), ...own, account_id: id, couple_id };
  await app.runtime.database.db.insert(weddingMember).values(row);
  return { id, ...owner, token: await buildToken(app, id) };
}

/** Headers of a device that once confirmed an enquiry with this email. */
export async function buildKnownDevice(app: TestApp, email: string): Promise<{ cookie: string }> {
  await insertConfirmedEmail(app.runtime.database.db, emailHashOf(app.ctx(), email), app.clock.now());
  let cookie = "";
  rememberMailbox(app.ctx(), { cookie: undefined, store: (saved) => void (cookie = saved) }, email);
  return { cookie: `__Host-umshado_device=${cookie}` };
}

/** Unsubscribes an address, from one topic or all. */
export async function buildSuppressed(app: TestApp, email: string, topic?: EmailTopic): Promise<void> {
  await setSuppression(app.ctx(), app.runtime.database.db, email, { is_suppressed: true, topic, source: "link" });
}

export async function buildSuperAdmin(app: TestApp, overrides: ProviderOverrides = {}) {
  return buildProvider(app, { ...overrides, is_super_admin: true });
}

type SessionOverrides = {
  admin_id?: string;
  expires_at?: Date;
  last_used_at?: Date;
  proven_at?: Date | null;
};

export async function buildToken(app: TestApp, account_id: string, overrides: SessionOverrides = {}): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = app.clock.now();
  await app.runtime.database.db.insert(session).values({
    token_hash: createHash("sha256").update(token).digest("hex"),
    account_id,
    created_at: now,
    last_used_at: now,
    proven_at: now,
    expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
    ...overrides,
  });
  return token;
}

/** A made-up giver is old enough to count. */
export async function buildEndorsement(
  app: TestApp,
  overrides: Partial<typeof endorsement.$inferInsert> = {},
): Promise<{ id: string; endorser_id: string; endorsed_provider_id: string }> {
  const { db } = app.runtime.database;
  const long_ago = daysBefore(app.clock.now(), limits.endorser_days_min);
  const row = {
    created_at: app.clock.now(),
    ...overrides,
    id: newId(),
    endorser_id: overrides.endorser_id ?? (await buildProvider(app, { created_at: long_ago })).id,
    endorsed_provider_id: overrides.endorsed_provider_id ?? (await buildProvider(app)).id,
  };
  await db.insert(endorsement).values(row);
  await recomputeTrust({ clock: app.clock.now }, db, row.endorsed_provider_id);
  app.discard();
  return row;
}

export async function buildVerification(app: TestApp, overrides: { verifier_id?: string; provider_id: string }) {
  const { db } = app.runtime.database;
  const verifier_id = overrides.verifier_id ?? (await buildProvider(app, { badges: ["verified"] })).id;
  const row = { id: newId(), verifier_id, provider_id: overrides.provider_id, created_at: app.clock.now() };
  await db.insert(verification).values(row);
  await recomputeTrust({ clock: app.clock.now }, db, row.provider_id);
  app.discard();
  return row;
}

/** A video link if `video_id` is given. Stores no bytes. */
export async function buildMedium(
  app: TestApp,
  provider_id: string,
  overrides: Partial<Omit<MediaRow, "provider_id">> = {},
) {
  const { db } = app.runtime.database;
  const role = overrides.role ?? (overrides.video_id ? "video" : "gallery");
  const hash = randomBytes(16).toString("hex");
  if (role !== "video" && overrides.file_hash == null) {
    const sizes = { width: 1920, height: 1280, widths: [96, 192], cut_widths: [360, 720] };
    await db.insert(storedFile).values({
      hash,
      kind: "image",
      content_type: "image/webp",
      bytes: 1000,
      placeholder: "data:,",
      check_at: null,
      ...sizes,
    });
  }
  const [{ next } = { next: 0 }] = await db
    .select({ next: sql<number>`count(*)::int` })
    .from(media)
    .where(eq(media.provider_id, provider_id));
  const row = {
    position: next,
    created_at: app.clock.now(),
    ...overrides,
    id: newId(),
    provider_id,
    role,
    file_hash: role === "video" ? null : (overrides.file_hash ?? hash),
  };
  await db.insert(media).values(row);
  await recomputeTrust({ clock: app.clock.now }, db, provider_id);
  app.discard();
  return row;
}

export async function buildSettings(app: TestApp, settings: Partial<Settings>): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await app.runtime.database.db.insert(setting).values(rows);
  app.discard();
}
