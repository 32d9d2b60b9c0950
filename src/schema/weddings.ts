import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { memberRoles } from "../contract/weddings/roles.ts";
import { account } from "./accounts.ts";
import { createdAt, quoted } from "./columns.ts";
import { couple } from "./couples.ts";

/**
 * A couple's account that works in another's wedding in place of its own, which waits [weddings-2]. The owner of a wedding has no row: its
 * account's id is the wedding's. A trigger ends the open streams of whoever joins, leaves or is removed.
 */
export const weddingMember = pgTable(
  "wedding_member",
  {
    account_id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    /** The wedding. */
    couple_id: uuid()
      .notNull()
      .references(() => couple.id, { onDelete: "cascade" }),
    role: text({ enum: memberRoles }).notNull(),
    /** What the others know it by. */
    name: text().notNull(),
    joined_at: createdAt(),
    /** Whose invitation it followed; null where that account is gone. */
    invited_by: uuid().references(() => account.id, { onDelete: "set null" }),
  },
  (table) => [
    check("wedding_member_role_known", sql`${table.role} in (${quoted(memberRoles)})`),
    check("wedding_member_not_owner", sql`${table.account_id} <> ${table.couple_id}`),
    index("wedding_member_wedding").on(table.couple_id),
    index("wedding_member_inviter").on(table.invited_by),
  ],
);
