import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { memberRoles } from "../contract/weddings/calls.ts";
import { account } from "./accounts.ts";
import { createdAt, id, instant, quoted, keyOf, ownedBy } from "./columns.ts";
import { couple } from "./couples.ts";

/**
 * An account that shares another couple's wedding [weddings-2]; the owner has no row. A trigger ends streams on
 * changes.
 */
export const weddingMember = pgTable(
  "wedding_member",
  {
    account_id: keyOf(() => account.id),
    /** The wedding. */
    couple_id: ownedBy(() => couple.id),
    role: text({ enum: memberRoles }).notNull(),
    /** Shown to the other members. */
    name: text().notNull(),
    joined_at: createdAt(),
    invited_by: uuid().references(() => account.id, { onDelete: "set null" }),
  },
  (table) => [
    check("wedding_member_role_known", sql`${table.role} in (${quoted(memberRoles)})`),
    check("wedding_member_not_owner", sql`${table.account_id} <> ${table.couple_id}`),
    index("wedding_member_wedding").on(table.couple_id),
    index("wedding_member_inviter").on(table.invited_by),
  ],
);

/** Deleted when accepted or withdrawn [weddings-9]. One per email. */
export const weddingInvitation = pgTable(
  "wedding_invitation",
  {
    id: id(),
    couple_id: ownedBy(() => couple.id),
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    invited_by: uuid().references(() => account.id, { onDelete: "set null" }),
    /** Finds the link; the token is derived for each email. */
    token_hash: text().notNull().unique(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check("wedding_invitation_role_known", sql`${table.role} in (${quoted(memberRoles)})`),
    uniqueIndex("wedding_invitation_once").on(table.couple_id, sql`lower(${table.email})`),
    index("wedding_invitation_email").on(sql`lower(${table.email})`),
    index("wedding_invitation_inviter").on(table.invited_by),
    index("wedding_invitation_end").on(table.expires_at),
  ],
);
