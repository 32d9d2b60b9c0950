import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { badgeOrigins, badgeTypes } from "../contract/badges/calls.ts";
import * as limits from "../contract/limits.ts";
import { requestDecisions } from "../contract/verifications/calls.ts";
import { account } from "./accounts.ts";
import { createdAt, id, instant, number, quoted, ownedBy, keyOf, partialIndex } from "./columns.ts";
import { provider } from "./providers.ts";

/** One per pair of providers [trust-8]. */
export const endorsement = pgTable(
  "endorsement",
  {
    id: id(),
    endorser_id: ownedBy(() => provider.id),
    endorsed_provider_id: ownedBy(() => provider.id),
    points_given: integer().notNull().default(1),
    comment: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique("endorsement_once").on(table.endorser_id, table.endorsed_provider_id),
    check("endorsement_not_self", sql`${table.endorser_id} <> ${table.endorsed_provider_id}`),
    check("endorsement_points_positive", sql`${table.points_given} > 0`),
    check(
      "endorsement_comment_length",
      sql`length(${table.comment}) <= ${number(limits.endorsement_comment_length_max)}`,
    ),
    index("endorsement_received").on(table.endorsed_provider_id, table.created_at.desc()),
  ],
);

/** Points left to give. Never negative, even under concurrency [trust-8]. */
export const endorsementBalance = pgTable(
  "endorsement_balance",
  {
    provider_id: keyOf(() => provider.id),
    points_available: integer().notNull().default(0),
    monthly_allocation: integer().notNull().default(limits.endorsement_points_monthly),
  },
  (table) => [
    check("endorsement_balance_never_overspent", sql`${table.points_available} >= 0`),
    check("endorsement_balance_allocation_positive", sql`${table.monthly_allocation} >= 0`),
  ],
);

/** Once per provider and calendar month in Africa/Johannesburg [trust-7]. */
export const endorsementCredit = pgTable(
  "endorsement_credit",
  {
    provider_id: ownedBy(() => provider.id),
    month: date({ mode: "string" }).notNull(),
    points: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.month] }),
    check("endorsement_credit_first_of_month", sql`extract(day from ${table.month}) = 1`),
    check("endorsement_credit_positive", sql`${table.points} >= 0`),
  ],
);

/** By a verified provider; one per pair [trust-14]. */
export const verification = pgTable(
  "verification",
  {
    id: id(),
    verifier_id: ownedBy(() => provider.id),
    provider_id: ownedBy(() => provider.id),
    created_at: createdAt(),
  },
  (table) => [
    unique("verification_once").on(table.verifier_id, table.provider_id),
    check("verification_not_self", sql`${table.verifier_id} <> ${table.provider_id}`),
    index("verification_received").on(table.provider_id),
  ],
);

/** Rule [trust-17]. */
export const verificationRequest = pgTable(
  "verification_request",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
    motivation: text().notNull(),
    created_at: createdAt(),
    decision: text({ enum: requestDecisions }),
    decided_at: instant(),
    decided_by: uuid().references(() => account.id, { onDelete: "set null" }),
    /** With `not_yet` the provider sees it. */
    note: text(),
  },
  (table) => [
    check(
      "verification_request_motivation_length",
      sql`length(${table.motivation}) between ${number(limits.verification_motivation_length_min)} and ${number(limits.verification_motivation_length_max)}`,
    ),
    check("verification_request_decision_known", sql`${table.decision} in (${quoted(requestDecisions)})`),
    check("verification_request_decided_whole", sql`(${table.decision} is null) = (${table.decided_at} is null)`),
    index("verification_request_provider").on(table.provider_id, table.created_at.desc()),
    partialIndex("verification_request_open", sql`decided_at is null`, table.created_at),
  ],
);

/** Rule [trust-18]. */
export const badge = pgTable(
  "badge",
  {
    provider_id: ownedBy(() => provider.id),
    badge_type: text({ enum: badgeTypes }).notNull(),
    granted_at: createdAt(),
    granted_by: uuid().references(() => account.id, { onDelete: "set null" }),
    /** Granted by an admin, six providers, or the inviter. */
    origin: text({ enum: badgeOrigins }).notNull().default("admin"),
    notes: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.badge_type] }),
    check("badge_origin_known", sql`${table.origin} in (${quoted(badgeOrigins)})`),
    check("badge_type_known", sql`${table.badge_type} in (${quoted(badgeTypes)})`),
    index("badge_by_type").on(table.badge_type, table.provider_id),
  ],
);
