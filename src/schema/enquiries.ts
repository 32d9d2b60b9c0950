import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { budgetRanges } from "../contract/choices.ts";
import * as limits from "../contract/limits.ts";
import { account } from "./accounts.ts";
import { category } from "./categories.ts";
import {
  createdAt,
  id,
  instant,
  number,
  quoted,
  texts,
  ownedBy,
  partialUnique,
  partialIndex,
  integers,
} from "./columns.ts";
import { couple } from "./couples.ts";
import { provider } from "./providers.ts";

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
    selected_category_ids: integers(),
    excluded_category_ids: integers(),
    /** Keyed hash of the guest's network for a bulk enquiry, stored for a day [enquiries-30]. */
    sender_network: text(),
    /** The email was unconfirmed at sending: its copy must not repeat the sender's text [enquiries-29]. */
    is_unconfirmed: boolean().notNull().default(false),
    /** Hash of the token in the guest's newest copy, which shows and erases this enquiry [enquiries-31]. */
    link_hash: text(),
    created_at: createdAt(),
  },
  (table) => [
    partialUnique("enquiry_link", sql`link_hash is not null`, table.link_hash),
    partialIndex("enquiry_bulk_by_time", sql`kind = 'bulk'`, table.created_at),
    // Finds enquiries to empty after the wedding, among those not yet emptied [enquiries-27].
    partialIndex("enquiry_by_wedding", sql`couple_email <> ''`, table.wedding_date),
    partialIndex("enquiry_undated", sql`wedding_date is null and couple_email <> ''`, table.created_at),
    partialIndex("enquiry_network_by_time", sql`sender_network is not null`, table.created_at),
    partialIndex("enquiry_unconfirmed_by_time", sql`is_unconfirmed`, table.created_at),
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
    enquiry_id: ownedBy(() => enquiry.id),
    provider_id: uuid().references(() => provider.id, { onDelete: "set null" }),
    provider_name: text().notNull(),
    category_id: integer().references(() => category.id, { onDelete: "set null" }),
    junk_at: instant(),
    answered_at: instant(),
  },
  (table) => [
    unique("enquiry_recipient_once").on(table.enquiry_id, table.provider_id),
    index("enquiry_recipient_provider").on(table.provider_id),
    partialIndex("enquiry_recipient_junk", sql`junk_at is not null`, table.junk_at),
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
