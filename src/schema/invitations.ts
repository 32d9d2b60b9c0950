import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { presetBadges } from "../contract/badges/calls.ts";
import { account } from "./accounts.ts";
import { createdAt, id, instant, quoted, ownedBy } from "./columns.ts";
import { importedPage } from "./imports.ts";

/** To register as a provider, with badges [admin-16]. */
export const invitation = pgTable(
  "invitation",
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    preset_badges: text({ enum: presetBadges })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    recommended_by_name: text(),
    invited_by: uuid().references(() => account.id, { onDelete: "set null" }),
    /** The imported page it hands over [moving-1]. */
    imported_page_id: uuid().references(() => importedPage.id, { onDelete: "set null" }),
    used_at: instant(),
    revoked_at: instant(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check("invitation_presets_known", sql`${table.preset_badges} <@ array[${quoted(presetBadges)}]::text[]`),
    index("invitation_newest").on(table.created_at, table.id),
    index("invitation_email").on(sql`lower(${table.email})`),
    index("invitation_imported_page").on(table.imported_page_id),
  ],
);

/** Each mail and each copied link has its own; the invitation's state applies to all. */
export const invitationToken = pgTable(
  "invitation_token",
  {
    token_hash: text().primaryKey(),
    invitation_id: ownedBy(() => invitation.id),
    /** Only mailed, so using it proves access to the invited address. An admin's copied link doesn't. */
    is_mailed: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [index("invitation_token_invitation").on(table.invitation_id)],
);
