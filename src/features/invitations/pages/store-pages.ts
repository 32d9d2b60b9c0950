import { and, desc, eq, exists, ilike, isNotNull, isNull, notExists, or, sql, type SQL } from "drizzle-orm";
import type { ImportedPageState } from "../../../contract/imports/calls.ts";
import type { ProfilePayload } from "../../../contract/providers/my-schema.ts";
import type { Database } from "../../../platform/database/database.ts";
import { importedPage } from "../../../schema/imports.ts";
import { invitation } from "../../../schema/invitations.ts";

type Wanted = { pattern: string | undefined; state: ImportedPageState | undefined };

const city = sql<string | null>`${importedPage.profile} ->> 'city'`;

function withState(db: Database, state: ImportedPageState): SQL | undefined {
  if (state === "no_email") return isNull(importedPage.email);
  const offered = db
    .select({ id: invitation.id })
    .from(invitation)
    .where(eq(invitation.imported_page_id, importedPage.id));
  return state === "invited" ? exists(offered) : and(isNotNull(importedPage.email), notExists(offered));
}

function matching(db: Database, { pattern, state }: Wanted): SQL | undefined {
  const { business_name, email, source } = importedPage;
  const searched = [business_name, email, source, city];
  return and(
    pattern === undefined ? undefined : or(...searched.map((each) => ilike(each, pattern))),
    state === undefined ? undefined : withState(db, state),
  );
}

/** Newest first, each with its newest invitation. */
export async function listPageRows(db: Database, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) {
  const { id, business_name, email, source, profile, created_at, updated_at } = importedPage;
  const newest = db
    .select({
      invitation_id: sql<string | null>`${invitation.id}`.as("invitation_id"),
      used_at: invitation.used_at,
      revoked_at: invitation.revoked_at,
      expires_at: invitation.expires_at,
      invited_at: sql`${invitation.created_at}`.mapWith(invitation.created_at).as("invited_at"),
    })
    .from(invitation)
    .where(eq(invitation.imported_page_id, id))
    .orderBy(desc(invitation.created_at), desc(invitation.id))
    .limit(1)
    .as("newest");
  return db
    .select({
      id,
      business_name,
      email,
      source,
      created_at,
      updated_at,
      city,
      province: sql<ProfilePayload["province"]>`${profile} ->> 'province'`,
      category_id: sql<number | null>`(${profile} ->> 'primary_category_id')::int`,
      invitation_id: newest.invitation_id,
      invited_at: newest.invited_at,
      used_at: newest.used_at,
      revoked_at: newest.revoked_at,
      expires_at: newest.expires_at,
    })
    .from(importedPage)
    .leftJoinLateral(newest, sql`true`)
    .where(matching(db, wanted))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
    .offset(offset);
}

export async function countPages(db: Database, wanted: Wanted): Promise<number> {
  return db.$count(importedPage, matching(db, wanted));
}

export async function revokeOfPage(tx: Database, page_id: string, now: Date): Promise<void> {
  const { imported_page_id, used_at, revoked_at } = invitation;
  await tx
    .update(invitation)
    .set({ revoked_at: now })
    .where(and(eq(imported_page_id, page_id), isNull(used_at), isNull(revoked_at)));
}
