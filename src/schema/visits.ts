import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant, ownedBy, keyOf } from "./columns.ts";
import { provider } from "./providers.ts";

/** Daily views by South African date. Viewers are not recorded. */
export const providerView = pgTable(
  "provider_view",
  {
    provider_id: ownedBy(() => provider.id),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.day] }),
    check("provider_view_some", sql`${table.views} > 0`),
  ],
);

/** A provider's last dashboard visit, to mark what is new. */
export const dashboardVisit = pgTable("dashboard_visit", {
  provider_id: keyOf(() => provider.id),
  seen_at: instant().notNull(),
  /** The last view of the previous visit; null in the first. */
  left_at: instant(),
});
