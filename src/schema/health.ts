import { bigint, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** How one process did in one minute, for a day [admin-42]. Nothing in it is about a person. */
export const healthSample = pgTable(
  "health_sample",
  {
    minute: moment().notNull(),
    /** Drawn at the start of a process. */
    process: text().notNull(),
    requests: integer().notNull(),
    /** Answers of 500 and above. */
    failures: integer().notNull(),
    /** How many answers took how long, by the bounds of the feature's rules. */
    durations: integer().array().notNull(),
    mails_sent: integer().notNull(),
    /** Delayed or failed for good. */
    mails_failed: integer().notNull(),
    /** Null where the database was away. */
    waiting: integer(),
    oldest_seconds: integer(),
    memory_bytes: bigint({ mode: "number" }).notNull(),
    /** The share of the minute in which the event loop was busy, from 0 to 1. */
    busy: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.process] })],
);
