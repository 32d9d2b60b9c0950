import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { budgetRanges } from "../contract/choices.ts";
import * as limits from "../contract/limits.ts";
import { account } from "./accounts.ts";
import { category } from "./categories.ts";
import { createdAt, id, instant, number, quoted, texts } from "./columns.ts";
import { couple } from "./couples.ts";
import { provider } from "./providers.ts";

const categoryIds = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`);

/** To one provider or many [enquiries-1]. Outlives the accounts of both sides. */
export const enquiry = pgTable(
  "enquiry",
  {
    id: id(),
    kind: text({ enum: ["direct", "bulk"] }).notNull(),
    couple_id: uuid().references(() => couple.id, { onDelete: "set null" }),
    /** The sending member's account; null for a guest or a deleted account [weddings-11]. */
    by_account_id: uuid().references(() => account.id, { onDelete: "set null" }),
    joined_at: instant(),
    couple_name: text().notNull(),
    couple_email: text().notNull(),
    /** E.164. */
    couple_phone: text(),
    wedding_date: date({ mode: "string" }),
    venue_location: text(),
    guest_count: integer(),
    budget_range: text({ enum: budgetRanges }),
    message: text(),
    services_interested: texts(),
    selected_category_ids: categoryIds(),
    excluded_category_ids: categoryIds(),
    /** Keyed hash of the guest's network for a bulk enquiry, kept for a day [enquiries-30]. */
    sender_network: text(),
    /** The email was unconfirmed at sending: its copy must not repeat the sender's text [enquiries-29]. */
    is_unconfirmed: boolean().notNull().default(false),
    /** Hash of the token in the guest's newest copy, which shows and erases this enquiry [enquiries-31]. */
    link_hash: text(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("enquiry_link")
      .on(table.link_hash)
      .where(sql`link_hash is not null`),
    index("enquiry_bulk_by_time")
      .on(table.created_at)
      .where(sql`kind = 'bulk'`),
    // Finds enquiries to empty after the wedding, among those not yet emptied [enquiries-27].
    index("enquiry_by_wedding")
      .on(table.wedding_date)
      .where(sql`couple_email <> ''`),
    index("enquiry_undated")
      .on(table.created_at)
      .where(sql`wedding_date is null and couple_email <> ''`),
    index("enquiry_network_by_time")
      .on(table.created_at)
      .where(sql`sender_network is not null`),
    index("enquiry_unconfirmed_by_time")
      .on(table.created_at)
      .where(sql`is_unconfirmed`),
    check("enquiry_kind_known", sql`${table.kind} in ('direct', 'bulk')`),
    check("enquiry_budget_known", sql`${table.budget_range} in (${quoted(budgetRanges)})`),
    check("enquiry_guests_positive", sql`${table.guest_count} >= 0`),
    check("enquiry_message_length", sql`length(${table.message}) <= ${number(limits.enquiry_message_length_max)}`),
    check(
      "enquiry_services_few",
      sql`cardinality(${table.services_interested}) <= ${number(limits.enquiry_services_max)}`,
    ),
    index("enquiry_couple").on(table.couple_id, table.created_at.desc()),
    index("enquiry_writer").on(table.by_account_id),
    index("enquiry_email").on(sql`lower(${table.couple_email})`, table.created_at.desc()),
  ],
);

/** Keeps the provider's name after the provider is deleted [providers-25]. */
export const enquiryRecipient = pgTable(
  "enquiry_recipient",
  {
    id: id(),
    enquiry_id: uuid()
      .notNull()
      .references(() => enquiry.id, { onDelete: "cascade" }),
    provider_id: uuid().references(() => provider.id, { onDelete: "set null" }),
    provider_name: text().notNull(),
    category_id: integer().references(() => category.id, { onDelete: "set null" }),
    junk_at: instant(),
    answered_at: instant(),
  },
  (table) => [
    unique("enquiry_recipient_once").on(table.enquiry_id, table.provider_id),
    index("enquiry_recipient_provider").on(table.provider_id),
    index("enquiry_recipient_junk")
      .on(table.junk_at)
      .where(sql`junk_at is not null`),
  ],
);

/** A bulk enquiry waiting for email confirmation; deleted when sent or expired [enquiries-28]. */
export const pendingEnquiry = pgTable(
  "pending_enquiry",
  {
    id: id(),
    /** Of the newest email's link; null until written. */
    token_hash: text().unique(),
    couple_id: uuid().references(() => couple.id, { onDelete: "cascade" }),
    /** The member's account; null for a guest or a deleted account. */
    by_account_id: uuid().references(() => account.id, { onDelete: "set null" }),
    couple_email: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    recipients_total: integer().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index("pending_enquiry_couple").on(table.couple_id),
    index("pending_enquiry_writer").on(table.by_account_id),
    index("pending_enquiry_expiry").on(table.expires_at),
  ],
);

/** A guest's confirmed email, as a keyed hash. */
export const confirmedEmail = pgTable("confirmed_email", {
  email_hash: text().primaryKey(),
  confirmed_at: createdAt(),
});
