import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";
import { provider } from "./providers.ts";

/** Two people who plan a wedding [couples-3]. */
export const couple = pgTable(
  "couple",
  {
    id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    partner1_name: text(),
    partner2_name: text(),
    /** A calendar date, without a time zone. */
    wedding_date: date({ mode: "string" }),
    phone: text(),
    venue_name: text(),
    venue_location: text(),
    /** The slug of the place that the venue's location names; null where it names none, or several [couples-15]. */
    venue_place: text(),
    /** What `venue_place` was found by: the list's version and the text. */
    venue_matched: text(),
    guest_count: integer(),
    /** The last look at the dashboard, in whatever visit, and the last one of the visit before. */
    seen_at: moment(),
    left_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    check("couple_guests_positive", sql`${table.guest_count} >= 0`),
    index("couple_by_age").on(table.created_at, table.id),
    // The administration searches by a part of the partners' names, joined as screens join them.
    index("couple_by_names").using(
      "gin",
      sql`search_form(coalesce(${table.partner1_name}, '') || ' & ' || coalesce(${table.partner2_name}, '')) gin_trgm_ops`,
    ),
  ],
);

/** A provider that a couple keeps. One for each pair. */
export const favourite = pgTable(
  "favourite",
  {
    id: id(),
    couple_id: uuid()
      .notNull()
      .references(() => couple.id, { onDelete: "cascade" }),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    /** When the couple said that it has booked it, which is told to nobody; null where it hasn't [calendars-34]. */
    booked_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    unique("favourite_once").on(table.couple_id, table.provider_id),
    index("favourite_provider").on(table.provider_id),
  ],
);

/** A couple waits until a favourite that is taken on a day is so no more [calendars-32]. One for each favourite. */
export const favouriteWatch = pgTable(
  "favourite_watch",
  {
    favourite_id: uuid()
      .primaryKey()
      .references(() => favourite.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** Since when it is seen as free; null while it is taken. What is free for a moment alone is told to nobody. */
    free_since: moment(),
    created_at: createdAt(),
  },
  (table) => [index("favourite_watch_by_day").on(table.day)],
);
