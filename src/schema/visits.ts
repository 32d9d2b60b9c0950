import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { provider } from "./providers.ts";

/** How often a profile was looked at on a day of South Africa's calendar. Nothing is kept of who looked. */
export const providerView = pgTable(
  "provider_view",
  {
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.day] }),
    check("provider_view_some", sql`${table.views} > 0`),
  ],
);

/** When a provider was last on its dashboard: what came in since is new to it. */
export const dashboardVisit = pgTable("desk_visit", {
  provider_id: uuid()
    .primaryKey()
    .references(() => provider.id, { onDelete: "cascade" }),
  /** The last look at the dashboard, in whatever visit. */
  seen_at: moment().notNull(),
  /** The last look of the visit before this one; null in the first visit. */
  left_at: moment(),
});
