import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  paymentParts,
  budget_cents_max,
  entry_title_length_max,
  entry_note_length_max,
} from "../contract/budget/calls.ts";
import * as conversationLimits from "../contract/conversations/calls.ts";
import { category } from "./categories.ts";
import { createdAt, id, instant, number, quoted, ownedBy, keyOf, partialIndex } from "./columns.ts";
import { couple } from "./couples.ts";
import { storedFile } from "./media.ts";
import { booking } from "./quotes.ts";

const day = () => date({ mode: "string" });
const cents = () => bigint({ mode: "number" }).notNull();
const within = sql`between 0 and ${number(budget_cents_max)}`;

/** A couple's total budget [budget-1]; no row until set. */
export const budget = pgTable(
  "budget",
  {
    couple_id: keyOf(() => couple.id),
    total_cents: cents(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [check("budget_total_within", sql`${table.total_cents} ${within}`)],
);

/** The planned amount for a category [budget-3]; without a category, for the rest. */
export const budgetShare = pgTable(
  "budget_share",
  {
    couple_id: ownedBy(() => couple.id),
    category_id: integer().references(() => category.id, { onDelete: "cascade" }),
    planned_cents: cents(),
  },
  (table) => [
    unique("budget_share_once").on(table.couple_id, table.category_id).nullsNotDistinct(),
    index("budget_share_category").on(table.category_id),
    check("budget_share_within", sql`${table.planned_cents} ${within}`),
  ],
);

/** A cost the couple enters itself [budget-5]. */
export const budgetEntry = pgTable(
  "budget_entry",
  {
    id: id(),
    couple_id: ownedBy(() => couple.id),
    category_id: integer().references(() => category.id, { onDelete: "set null" }),
    title: text().notNull(),
    amount_cents: cents(),
    is_agreed: boolean().notNull(),
    due_on: day(),
    note: text().notNull().default(""),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** Can be undone for a day. */
    removed_at: instant(),
  },
  (table) => [
    index("budget_entry_of_couple").on(table.couple_id),
    index("budget_entry_category").on(table.category_id),
    partialIndex("budget_entry_due", sql`removed_at is null`, table.due_on),
    partialIndex("budget_entry_removed", sql`removed_at is not null`, table.removed_at),
    check("budget_entry_within", sql`${table.amount_cents} ${within}`),
    check("budget_entry_title_short", sql`length(${table.title}) between 1 and ${number(entry_title_length_max)}`),
    check("budget_entry_note_short", sql`length(${table.note}) <= ${number(entry_note_length_max)}`),
  ],
);

/** A payment for an entry or a booking [budget-6]. */
export const budgetPayment = pgTable(
  "budget_payment",
  {
    id: id(),
    couple_id: ownedBy(() => couple.id),
    entry_id: uuid().references(() => budgetEntry.id, { onDelete: "cascade" }),
    booking_id: uuid().references(() => booking.id, { onDelete: "cascade" }),
    part: text({ enum: paymentParts }).notNull(),
    amount_cents: cents(),
    paid_on: day().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
    removed_at: instant(),
  },
  (table) => [
    index("budget_payment_of_couple").on(table.couple_id),
    index("budget_payment_entry").on(table.entry_id),
    index("budget_payment_booking").on(table.booking_id),
    partialIndex("budget_payment_removed", sql`removed_at is not null`, table.removed_at),
    check("budget_payment_of_one", sql`(${table.entry_id} is null) <> (${table.booking_id} is null)`),
    check("budget_payment_part_known", sql`${table.part} in (${quoted(paymentParts)})`),
    check("budget_payment_within", sql`${table.amount_cents} between 1 and ${number(budget_cents_max)}`),
  ],
);

/** One proof file per payment, visible to its couple only [budget-7]. */
export const budgetProof = pgTable(
  "budget_proof",
  {
    payment_id: keyOf(() => budgetPayment.id),
    name: text().notNull(),
    file_hash: text()
      .notNull()
      .references(() => storedFile.hash, { onDelete: "restrict" }),
    created_at: createdAt(),
  },
  (table) => [
    index("budget_proof_file").on(table.file_hash),
    check(
      "budget_proof_name_short",
      sql`length(${table.name}) between 1 and ${number(conversationLimits.file_name_length_max)}`,
    ),
  ],
);

/** A sent reminder of a due date, once per lead time [budget-9]. */
export const budgetReminder = pgTable(
  "budget_reminder",
  {
    couple_id: ownedBy(() => couple.id),
    subject_id: uuid().notNull(),
    part: text({ enum: paymentParts }).notNull(),
    due_on: day().notNull(),
    days_before: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couple_id, table.subject_id, table.part, table.due_on, table.days_before] }),
    index("budget_reminder_due").on(table.due_on),
  ],
);
