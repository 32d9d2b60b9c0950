import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { sides } from "../contract/conversations/calls.ts";
import { bookingStates, quoteDeclineReasons, quoteStates, termsKinds } from "../contract/quotes/calls.ts";
import * as limits from "../contract/quotes/limits.ts";
import { vatModes } from "../contract/quotes/totals.ts";
import { calendarEntry } from "./calendars.ts";
import { createdAt, id, instant, number, quoted, ownedBy, keyOf, partialUnique, partialIndex } from "./columns.ts";
import { conversation } from "./conversations.ts";
import { couple } from "./couples.ts";
import { provider } from "./providers.ts";

const day = () => date({ mode: "string" });
const cents = () => bigint({ mode: "number" });
const providerId = () => uuid().references(() => provider.id, { onDelete: "set null" });

/**
 * One row per version [quotes-1]; immutable once sent. Deleted with bookings by a trigger when the enquiry is emptied
 * [enquiries-27].
 */
export const quote = pgTable(
  "quote",
  {
    id: id(),
    /** The id of version 1. */
    series_id: uuid().notNull(),
    version: smallint().notNull(),
    /** To read out on the phone; same for all versions. */
    number: text().notNull(),
    conversation_id: ownedBy(() => conversation.id),
    provider_id: providerId(),
    state: text({ enum: quoteStates }).notNull().default("draft"),
    title: text().notNull().default(""),
    wedding_date: day(),
    guests: integer(),
    included: text().notNull().default(""),
    excluded: text().notNull().default(""),
    /** Round trip. */
    travel_km: integer(),
    travel_cents: cents().notNull().default(0),
    discount_percent: smallint(),
    discount_cents: cents(),
    vat_mode: text({ enum: vatModes }).notNull().default("none"),
    vat_number: text().notNull().default(""),
    deposit_percent: smallint(),
    deposit_cents: cents(),
    /** Days after acceptance, and before the wedding. */
    deposit_due_days: smallint().notNull().default(7),
    balance_due_days: smallint().notNull().default(14),
    valid_until: day(),
    terms_kind: text({ enum: termsKinds }).notNull().default("standard"),
    terms: text().notNull().default(""),
    /** Whether cancelling is free at first, as in the standard terms; older quotes have no free days [quotes-6]. */
    has_free_days: boolean().notNull().default(false),
    is_one_step: boolean().notNull().default(false),
    sent_at: instant(),
    message_id: uuid(),
    decided_at: instant(),
    declined_for: text({ enum: quoteDeclineReasons }),
    /** When both sides were notified that the day was full at acceptance [quotes-8]. */
    day_full_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    unique("quote_version_once").on(table.series_id, table.version),
    partialUnique("quote_draft_once", sql`state = 'draft'`, table.series_id),
    partialUnique("quote_sent_once", sql`state = 'sent'`, table.series_id),
    index("quote_of_conversation").on(table.conversation_id),
    index("quote_of_provider").on(table.provider_id, table.created_at.desc()),
    index("quote_by_sent").on(table.sent_at),
    partialIndex("quote_lapsing", sql`state = 'sent'`, table.valid_until),
    check("quote_state_known", sql`${table.state} in (${quoted(quoteStates)})`),
    check("quote_vat_known", sql`${table.vat_mode} in (${quoted(vatModes)})`),
    check("quote_terms_known", sql`${table.terms_kind} in (${quoted(termsKinds)})`),
    check("quote_title_short", sql`length(${table.title}) <= ${number(limits.quote_title_length_max)}`),
    check("quote_discount_once", sql`${table.discount_percent} is null or ${table.discount_cents} is null`),
    check("quote_deposit_once", sql`${table.deposit_percent} is null or ${table.deposit_cents} is null`),
    check(
      "quote_sent_whole",
      sql`${table.state} = 'draft' or (${table.sent_at} is not null and ${table.valid_until} is not null and ${table.wedding_date} is not null)`,
    ),
  ],
);

export const quoteLineItem = pgTable(
  "quote_line_item",
  {
    id: id(),
    quote_id: ownedBy(() => quote.id),
    position: smallint().notNull(),
    text: text().notNull(),
    unit: text().notNull(),
    quantity_thousandths: integer().notNull(),
    unit_price_cents: integer().notNull(),
    is_optional: boolean().notNull(),
  },
  (table) => [
    unique("quote_line_item_in_order").on(table.quote_id, table.position),
    check(
      "quote_line_item_within",
      sql`${table.quantity_thousandths} between 1 and ${number(limits.quantity_thousandths_max)} and ${table.unit_price_cents} between 0 and ${number(limits.unit_price_cents_max)}`,
    ),
    check("quote_line_item_short", sql`length(${table.text}) <= ${number(limits.line_text_length_max)}`),
  ],
);

/** The terms as accepted [quotes-11]. */
export const booking = pgTable(
  "booking",
  {
    id: id(),
    quote_id: ownedBy(() => quote.id).unique(),
    conversation_id: ownedBy(() => conversation.id),
    provider_id: providerId(),
    state: text({ enum: bookingStates }).notNull(),
    wedding_date: day().notNull(),
    ticked: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    total_cents: cents().notNull(),
    vat_cents: cents().notNull(),
    deposit_cents: cents().notNull(),
    balance_cents: cents().notNull(),
    deposit_due_on: day().notNull(),
    balance_due_on: day().notNull(),
    /** The calendar entry; null if the provider removed it. */
    entry_id: uuid().references(() => calendarEntry.id, { onDelete: "set null" }),
    held_until: instant(),
    /** The single reminder to the provider [quotes-11]. */
    reminded_at: instant(),
    accepted_at: instant().notNull(),
    confirmed_at: instant(),
    cancelled_at: instant(),
    /** Null if it expired unconfirmed. */
    cancelled_by: text({ enum: sides }),
    fee_cents: cents(),
  },
  (table) => [
    index("booking_of_conversation").on(table.conversation_id),
    index("booking_of_provider").on(table.provider_id, table.wedding_date),
    index("booking_by_accepted").on(table.accepted_at),
    index("booking_by_confirmed").on(table.confirmed_at),
    index("booking_entry").on(table.entry_id),
    partialIndex("booking_held", sql`state = 'held'`, table.held_until),
    partialIndex("booking_waiting", sql`state = 'held' and reminded_at is null`, table.held_until),
    partialIndex("booking_to_come", sql`state = 'confirmed'`, table.wedding_date),
    check("booking_state_known", sql`${table.state} in (${quoted(bookingStates)})`),
    check("booking_cancelled_by_known", sql`${table.cancelled_by} in (${quoted(sides)})`),
    check("booking_adds_up", sql`${table.deposit_cents} + ${table.balance_cents} = ${table.total_cents}`),
    check("booking_held_until", sql`(${table.state} = 'held') = (${table.held_until} is not null)`),
  ],
);

/** Rule [quotes-14]. */
export const quoteTemplate = pgTable(
  "quote_template",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
    name: text().notNull(),
    content: jsonb().notNull(),
    /** Whether it is a package on the profile [quotes-24], and its text there. */
    is_shown: boolean().notNull().default(false),
    shown_name: text().notNull().default(""),
    shown_text: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [
    check("quote_template_shown_named", sql`not ${table.is_shown} or ${table.shown_name} <> ''`),
    check(
      "quote_template_shown_short",
      sql`length(${table.shown_name}) <= ${number(limits.package_name_length_max)} and length(${table.shown_text}) <= ${number(limits.package_text_length_max)}`,
    ),
    index("quote_template_of_provider").on(table.provider_id, table.name),
    check("quote_template_name_short", sql`length(${table.name}) <= ${number(limits.template_name_length_max)}`),
  ],
);

/** A couple's private note on all versions of a quote, hidden from the provider [quotes-22]. */
export const quoteNote = pgTable(
  "quote_note",
  {
    series_id: keyOf(() => quote.id),
    couple_id: ownedBy(() => couple.id),
    text: text().notNull().default(""),
    is_liked: boolean().notNull().default(false),
    updated_at: createdAt(),
  },
  (table) => [
    index("quote_note_of_couple").on(table.couple_id),
    check("quote_note_short", sql`length(${table.text}) <= ${number(limits.quote_note_length_max)}`),
  ],
);
