import { bigint, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** One process's health in one minute, stored for a day [admin-42]. No personal data. */
export const healthSample = pgTable(
  "health_sample",
  {
    minute: instant().notNull(),
    process: text().notNull(),
    requests: integer().notNull(),
    failures: integer().notNull(),
    /** A histogram; the bounds are in the feature's rules. */
    durations: integer().array().notNull(),
    mails_sent: integer().notNull(),
    mails_failed: integer().notNull(),
    waiting: integer(),
    oldest_seconds: integer(),
    memory_bytes: bigint({ mode: "number" }).notNull(),
    /** Event loop utilisation, 0 to 1. */
    busy: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.process] })],
);
