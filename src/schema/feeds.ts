import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { feedErrorCodes, subscriptionEffects } from "../contract/calendars/calls.ts";
import { createdAt, id, instant, quoted } from "./columns.ts";
import { provider } from "./providers.ts";

/** A provider's calendar feed. The secret is derived, so only its lookup hash is stored [calendars-20]. */
export const calendarFeed = pgTable("calendar_feed", {
  provider_id: uuid()
    .primaryKey()
    .references(() => provider.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  secret_hash: text().notNull().unique(),
  created_at: createdAt(),
});

/** An external calendar imported for a provider [calendars-21]. */
export const calendarSubscription = pgTable(
  "calendar_subscription",
  {
    id: id(),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Encrypted, since the address gives access; shown only in part. */
    sealed_address: text().notNull(),
    host: text().notNull(),
    hint: text().notNull(),
    effect: text({ enum: subscriptionEffects }).notNull(),
    /** Events that may take more days than we could parse. */
    unread: integer().notNull().default(0),
    /** HTTP validators and time of the last complete read. */
    etag: text(),
    last_modified: text(),
    read_at: instant().notNull(),
    fetched_at: instant().notNull(),
    good_at: instant().notNull(),
    next_at: instant().notNull(),
    /** Consecutive failures, the last reason, and when the provider was told. */
    failures: smallint().notNull().default(0),
    fault: text({ enum: feedErrorCodes as [string, ...string[]] }),
    told_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("calendar_subscription_of_provider").on(table.provider_id),
    index("calendar_subscription_due").on(table.next_at),
    check("calendar_subscription_effect_known", sql`${table.effect} in (${quoted(subscriptionEffects)})`),
    check("calendar_subscription_fails_for_a_reason", sql`(${table.failures} > 0) = (${table.fault} is not null)`),
  ],
);

/** Days taken by external calendars, without their text. A trigger adds them to the day totals. */
export const calendarImport = pgTable(
  "calendar_import",
  {
    subscription_id: uuid()
      .notNull()
      .references(() => calendarSubscription.id, { onDelete: "cascade" }),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    events: smallint().notNull(),
    is_whole: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription_id, table.day] }),
    index("calendar_import_of_provider").on(table.provider_id),
  ],
);
