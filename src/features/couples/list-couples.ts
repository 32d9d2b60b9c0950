import type { AdminCouple, AdminCoupleQuery } from "../../contract/couples/dashboard-schema.ts";
import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import type { Context } from "../../platform/context.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import { normaliseForSearch } from "../providers/rules.ts";
import { joinNames } from "./rules.ts";
import { countMatchingCouples, listMatchingCouples } from "./store.ts";

export { countNewCouples } from "./store.ts";

/** Newest first, for admins only [admin-10]. Searches names and email. */
export async function listCouples(
  { db }: Pick<Context, "db">,
  query: AdminCoupleQuery,
): Promise<{ couples: AdminCouple[]; total: number } & ListPage> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const offset = (page - 1) * limit;
  const text = normaliseForSearch(query.search ?? "");
  const pattern = text === "" ? undefined : containing(text);
  const result = await listMatchingCouples(db, pattern, { limit, offset });
  // A page that isn't full gives the total without a count.
  const isLast = result.length < limit && (result.length > 0 || offset === 0);
  const total = isLast ? offset + result.length : await countMatchingCouples(db, pattern);
  const couples = result.map((row) => ({
    id: row.id,
    name: joinNames(row),
    email: row.email,
    wedding_date: row.wedding_date,
    provider: row.auth_provider,
    has_second_factor: row.has_second_factor,
    created_at: row.created_at.toISOString(),
  }));
  return { couples, total, page, limit };
}
