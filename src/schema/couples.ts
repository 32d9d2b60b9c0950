import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { favourite_note_length_max, votes } from "../contract/favourites/votes.ts";
import { account } from "./accounts.ts";
import { createdAt, id, instant, number, quoted, keyOf, ownedBy } from "./columns.ts";
import { provider } from "./providers.ts";

/** Rule [couples-3]. */
export const couple = pgTable(
  "couple",
  {
    id: keyOf(() => account.id),
    partner1_name: text(),
    partner2_name: text(),
    wedding_date: date({ mode: "string" }),
    phone: text(),
    venue_name: text(),
    venue_location: text(),
    /** A place slug found in the venue's location; null for none or several [couples-15]. */
    venue_place: text(),
    /** The place list's version and the text that `venue_place` came from. */
    venue_matched: text(),
    guest_count: integer(),
    /** The last dashboard view, and the last one of the previous visit. */
    seen_at: instant(),
    left_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    check("couple_guests_positive", sql`${table.guest_count} >= 0`),
    index("couple_by_age").on(table.created_at, table.id),
    index("couple_by_names").using(
      "gin",
      sql`search_form(coalesce(${table.partner1_name}, '') || ' & ' || coalesce(${table.partner2_name}, '')) gin_trgm_ops`,
    ),
  ],
);

export const favourite = pgTable(
  "favourite",
  {
    id: id(),
    couple_id: ownedBy(() => couple.id),
    provider_id: ownedBy(() => provider.id),
    /** The member who added it; null if that account is deleted [weddings-11]. */
    added_by: uuid().references(() => account.id, { onDelete: "set null" }),
    /** When the couple privately marked it as booked; null if not [calendars-34]. */
    booked_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    unique("favourite_once").on(table.couple_id, table.provider_id),
    index("favourite_provider").on(table.provider_id),
    index("favourite_by_account").on(table.added_by),
  ],
);

/** A request to hear when a fully booked favourite is free again [calendars-32]. */
export const favouriteWatch = pgTable(
  "favourite_watch",
  {
    favourite_id: keyOf(() => favourite.id),
    day: date({ mode: "string" }).notNull(),
    /** Null while taken. Notified only if it stays free for a while. */
    free_since: instant(),
    created_at: createdAt(),
  },
  (table) => [index("favourite_watch_by_day").on(table.day)],
);

/**
 * A member's vote and note, which survive removing and restoring the favourite. A daily sweep deletes orphans, a
 * trigger
 * those of a leaving member [weddings-12].
 */
export const favouriteVote = pgTable(
  "favourite_vote",
  {
    couple_id: ownedBy(() => couple.id),
    provider_id: ownedBy(() => provider.id),
    account_id: ownedBy(() => account.id),
    /** Null with a note only. */
    vote: text({ enum: votes }),
    note: text().notNull().default(""),
    /** Written before the wedding was shared: hidden from other members until edited. */
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
