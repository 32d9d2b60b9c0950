import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { entryKinds, feedErrorCodes, subscriptionEffects } from "../contract/calendars/calls.ts";
import * as limits from "../contract/limits.ts";
import { createdAt, id, instant, number, quoted, ownedBy, keyOf, partialIndex } from "./columns.ts";
import { provider } from "./providers.ts";

const day = () => date({ mode: "string" }).notNull();

const smallints = () =>
  smallint()
    .array()
    .notNull()
    .default(sql`'{}'::smallint[]`);

/** Settings of a provider's calendar [calendars-3]. */
export const calendar = pgTable(
  "calendar",
  {
    provider_id: keyOf(() => provider.id),
    capacity: smallint().notNull().default(1),
    /** 1 for Monday to 7 for Sunday (ISO 8601). */
    weekdays_taken: smallints(),
    /** Closed seasons, yearly; starts and ends are parallel arrays of month × 100 + day. */
    season_starts: smallints(),
    season_ends: smallints(),
    notice_days: smallint().notNull().default(0),
    hold_days: smallint().notNull().default(limits.calendar_hold_days),
    /** The last edit or sync, and the last reminder to the provider. */
    kept_at: instant().notNull(),
    reminded_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("calendar_by_kept").on(table.kept_at),
    check("calendar_capacity_within", sql`${table.capacity} between 1 and ${number(limits.calendar_capacity_max)}`),
    check("calendar_seasons_whole", sql`cardinality(${table.season_starts}) = cardinality(${table.season_ends})`),
  ],
);

/** Days a provider has blocked, held or booked [calendars-4]. */
export const calendarEntry = pgTable(
  "calendar_entry",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
    kind: text({ enum: entryKinds }).notNull(),
    first_day: day(),
    last_day: day(),
    /** Visible to the provider only. */
    note: text().notNull().default(""),
    /** For a hold: its expiry, and whether it has expired. An expired hold takes no place. */
    lapses_at: instant(),
    has_lapsed: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index("calendar_entry_days").on(table.provider_id, table.last_day),
    partialIndex("calendar_entry_lapsing", sql`lapses_at is not null and not has_lapsed`, table.lapses_at),
    index("calendar_entry_by_end").on(table.last_day),
    check("calendar_entry_kind_known", sql`${table.kind} in (${quoted(entryKinds)})`),
    check(
      "calendar_entry_span",
      sql`${table.last_day} - ${table.first_day} between 0 and ${number(limits.calendar_entry_days_max - 1)}`,
    ),
    check("calendar_entry_holds_lapse", sql`(${table.kind} = 'hold') = (${table.lapses_at} is not null)`),
    check("calendar_entry_note_short", sql`length(${table.note}) <= ${number(limits.calendar_note_length_max)}`),
  ],
);

/**
 * Totals per day, updated by triggers. Two bookings for a last place conflict here [calendars-5]. No row for an empty
 * day.
 */
export const calendarDay = pgTable(
  "calendar_day",
  {
    provider_id: ownedBy(() => provider.id),
    day: day(),
    booked: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
    blocked: smallint().notNull().default(0),
    /** Imported events that take one place each, and those that take the whole day. */
    imported: integer().notNull().default(0),
    imported_all_day: integer().notNull().default(0),
    capacity: smallint().notNull(),
    /** 1 for some places left, 2 for none. */
    state: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case when blocked > 0 or imported_all_day > 0 or booked + held + imported >= capacity then 2
          when booked + held + imported > 0 then 1 else 0 end`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.day] }),
    index("calendar_day_by_day").on(table.day, table.state, table.provider_id),
    check(
      "calendar_day_counts",
      sql`booked >= 0 and held >= 0 and blocked >= 0 and imported >= 0 and imported_all_day >= 0`,
    ),
    // The trigger refuses more, under the same name: holds and imported events count there (add-to-calendar-day.sql).
    check("calendar_day_has_place", sql`booked <= capacity`),
  ],
);

/** A provider's calendar feed. The secret is derived, so only its lookup hash is stored [calendars-20]. */
export const calendarFeed = pgTable("calendar_feed", {
  provider_id: keyOf(() => provider.id),
  version: integer().notNull(),
  secret_hash: text().notNull().unique(),
  created_at: createdAt(),
});

/** An external calendar imported for a provider [calendars-21]. */
export const calendarSubscription = pgTable(
  "calendar_subscription",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
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
    /** Consecutive failures, the last reason, and when the provider was notified. */
    failures: smallint().notNull().default(0),
    fault: text({ enum: feedErrorCodes as [string, ...string[]] }),
    notified_at: instant(),
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
    subscription_id: ownedBy(() => calendarSubscription.id),
    provider_id: ownedBy(() => provider.id),
    day: date({ mode: "string" }).notNull(),
    events: smallint().notNull(),
    is_all_day: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription_id, table.day] }),
    index("calendar_import_of_provider").on(table.provider_id),
  ],
);
