import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { favourite_note_length_max, votes } from "../contract/favourites/votes.ts";
import { account } from "./accounts.ts";
import { createdAt, id, moment, number, quoted } from "./columns.ts";
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
    /** Which member of the wedding kept it; null where that account is gone [weddings-11]. */
    added_by: uuid().references(() => account.id, { onDelete: "set null" }),
    /** When the couple said that it has booked it, which is told to nobody; null where it hasn't [calendars-34]. */
    booked_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    unique("favourite_once").on(table.couple_id, table.provider_id),
    index("favourite_provider").on(table.provider_id),
    index("favourite_by_account").on(table.added_by),
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

/**
 * What one member of a wedding thinks of a favourite, by its provider, so that one which is let go and called back has it again. A daily sweep takes
 * it away once the favourite is gone, a trigger when the member leaves [weddings-12].
 */
export const favouriteVote = pgTable(
  "favourite_vote",
  {
    couple_id: uuid()
      .notNull()
      .references(() => couple.id, { onDelete: "cascade" }),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Null of whoever has noted something and said neither. */
    vote: text({ enum: votes }),
    note: text().notNull().default(""),
    /** The note was written while nobody shared the wedding: no other member reads it, until it is changed. */
    is_private: boolean().notNull().default(false),
    updated_at: createdAt(),
  },
  (table) => [
    primaryKey({ name: "favourite_vote_pkey", columns: [table.couple_id, table.provider_id, table.account_id] }),
    check("favourite_vote_known", sql`${table.vote} in (${quoted(votes)})`),
    check("favourite_vote_note_short", sql`length(${table.note}) <= ${number(favourite_note_length_max)}`),
    index("favourite_vote_provider").on(table.provider_id),
    index("favourite_vote_account").on(table.account_id),
  ],
);
