import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { entryKinds } from "../contract/calendars/calls.ts";
import * as limits from "../contract/limits.ts";
import { createdAt, id, instant, number, quoted } from "./columns.ts";
import { provider } from "./providers.ts";

const providerId = () =>
  uuid()
    .notNull()
    .references(() => provider.id, { onDelete: "cascade" });

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
    provider_id: uuid()
      .primaryKey()
      .references(() => provider.id, { onDelete: "cascade" }),
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
    provider_id: providerId(),
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
    index("calendar_entry_lapsing")
      .on(table.lapses_at)
      .where(sql`lapses_at is not null and not has_lapsed`),
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
 * Totals per day, kept by triggers from entries and imports. Searches read it, and two bookings for a last place
 * conflict here [calendars-5]. No row for an empty day.
 */
export const calendarDay = pgTable(
  "calendar_day",
  {
    provider_id: providerId(),
    day: day(),
    booked: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
    blocked: smallint().notNull().default(0),
    /** Imported events that take one place each, and those that take the whole day. */
    imported: integer().notNull().default(0),
    imported_whole: integer().notNull().default(0),
    capacity: smallint().notNull(),
    /** 1 for some places left, 2 for none. */
    state: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case when blocked > 0 or imported_whole > 0 or booked + held + imported >= capacity then 2
          when booked + held + imported > 0 then 1 else 0 end`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.day] }),
    index("calendar_day_by_day").on(table.day, table.state, table.provider_id),
    check(
      "calendar_day_counts",
      sql`booked >= 0 and held >= 0 and blocked >= 0 and imported >= 0 and imported_whole >= 0`,
    ),
    check("calendar_day_has_place", sql`booked <= capacity`),
  ],
);
