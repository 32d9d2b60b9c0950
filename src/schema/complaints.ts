import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { complaintKinds, complaint_text_length_max } from "../contract/complaints/calls.ts";
import { createdAt, id, number, quoted } from "./columns.ts";

/** A complaint to the admins, an appeal or a take-down notice [visitors-39]. */
export const complaint = pgTable(
  "complaint",
  {
    id: id(),
    kind: text({ enum: complaintKinds }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    contact: text().notNull(),
    about: text().notNull(),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check("complaint_kind_known", sql`${table.kind} in (${quoted(complaintKinds)})`),
    check("complaint_text_short", sql`length(${table.text}) <= ${number(complaint_text_length_max)}`),
    index("complaint_by_email").on(sql`lower(${table.email})`),
    index("complaint_by_created").on(table.created_at),
  ],
);
