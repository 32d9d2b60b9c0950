import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { feedFaultCodes, subscriptionEffects } from "../contract/calendars/feed-words.ts";
import { createdAt, id, moment, quoted } from "./columns.ts";
import { provider } from "./providers.ts";

/** Where other calendars subscribe to a provider's own. The secret in the address is derived, so only what finds it is kept [calendars-20]. */
export const calendarFeed = pgTable("calendar_feed", {
  provider_id: uuid()
    .primaryKey()
    .references(() => provider.id, { onDelete: "cascade" }),
  /** Counts the addresses that there were. */
  version: integer().notNull(),
  secret_hash: text().notNull().unique(),
  created_at: createdAt(),
});

/** A calendar elsewhere that a provider follows [calendars-21]. */
export const calendarSubscription = pgTable(
  "calendar_subscription",
  {
    id: id(),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Whoever knows the address reads the calendar: it is sealed, and told again in part. */
    sealed_address: text().notNull(),
    host: text().notNull(),
    hint: text().notNull(),
    effect: text({ enum: subscriptionEffects }).notNull(),
    /** How many of its events may take more than could be read of them. */
    unread: integer().notNull().default(0),
    /** What its server said of it as it was last read whole, and when that was. */
    etag: text(),
    last_modified: text(),
    read_at: moment().notNull(),
    fetched_at: moment().notNull(),
    good_at: moment().notNull(),
    next_at: moment().notNull(),
    /** In a row, up to now; the last one's reason, and when its provider was told of them. */
    failures: smallint().notNull().default(0),
    fault: text({ enum: feedFaultCodes as [string, ...string[]] }),
    told_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index("calendar_subscription_of_provider").on(table.provider_id),
    index("calendar_subscription_due").on(table.next_at),
    check("calendar_subscription_effect_known", sql`${table.effect} in (${quoted(subscriptionEffects)})`),
    check("calendar_subscription_fails_for_a_reason", sql`(${table.failures} > 0) = (${table.fault} is not null)`),
  ],
);

/** The days that a calendar elsewhere takes, without its words. A trigger adds them to what stands on each day. */
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
    /** Whether they take the whole day, or a place each. */
    is_whole: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription_id, table.day] }),
    index("calendar_import_of_provider").on(table.provider_id),
  ],
);
