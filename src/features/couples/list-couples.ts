import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { AdminCouple, AdminCoupleQuery } from "../../contract/admin-couples.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { containing } from "../../platform/like-pattern.ts";
import { listPage, type ListPage } from "../../platform/list-page.ts";
import { account } from "../../schema/accounts.ts";
import { couple } from "../../schema/couples.ts";
import { normaliseForSearch } from "../providers/rules.ts";
import { joinNames } from "./present.ts";

/** The couples that match, newest first: for the control panel and nobody else [admin-10]. A search looks in names and email. */
export async function listCouples(
  { db }: Pick<Context, "db">,
  query: AdminCoupleQuery,
): Promise<{ couples: AdminCouple[]; total: number } & ListPage> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const offset = (page - 1) * limit;
  const text = normaliseForSearch(query.search ?? "");
  const wanted = text === "" ? undefined : withWords(containing(text));
  const found = await listRows(db, wanted, { limit, offset });
  // A page that isn't full tells the total by itself.
  const isLast = found.length < limit && (found.length > 0 || offset === 0);
  const total = isLast ? offset + found.length : await db.$count(couple, wanted);
  const couples = found.map((row) => ({
    id: row.id,
    name: joinNames(row),
    email: row.email,
    wedding_date: row.wedding_date,
    provider: row.auth_provider,
    created_at: row.created_at.toISOString(),
  }));
  return { couples, total, page, limit };
}

/** Two indexes answer, one of each table (schema/couples.ts, schema/accounts.ts). */
function withWords(pattern: string): SQL {
  return sql`${couple.id} in (
    select id from couple
      where search_form(coalesce(partner1_name, '') || ' & ' || coalesce(partner2_name, '')) like ${pattern}
    union select id from account where kind = 'couple' and lower(email) like ${pattern})`;
}

async function listRows(db: Database, wanted: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  const { id, partner1_name, partner2_name, wedding_date, created_at } = couple;
  const { email, auth_provider } = account;
  return db
    .select({ id, partner1_name, partner2_name, wedding_date, created_at, email, auth_provider })
    .from(couple)
    .innerJoin(account, and(eq(account.id, couple.id), eq(account.kind, "couple")))
    .where(wanted)
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
    .offset(offset);
}
