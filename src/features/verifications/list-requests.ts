import * as limits from "../../contract/limits.ts";
import type { RequestQuery, VerificationRequestRead } from "../../contract/verification-requests.ts";
import type { Context } from "../../platform/context.ts";
import { listPage, type ListPage } from "../../platform/list-page.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { countRequestRows, listRequestRows } from "./find-requests.ts";

type Requests = { requests: VerificationRequestRead[]; total: number } & ListPage;

/** A page of who asks to be verified, for super admins: what is open, the oldest first, or what was decided. */
export async function listRequests(ctx: Context, query: RequestQuery): Promise<Requests> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const is_open = query.state !== "decided";
  const found = await listRequestRows(ctx.db, { is_open, limit, offset: (page - 1) * limit });
  const total = await countRequestRows(ctx.db, is_open);
  const { byId } = await lookUpCategories(ctx);
  const requests = found.map(({ category_id, ...row }) => ({
    ...row,
    category_name: byId.get(category_id ?? 0)?.name ?? null,
  }));
  return { requests, total, page, limit };
}

/** How many providers wait for an answer to their request. */
export async function countOpenRequests({ db }: Pick<Context, "db">): Promise<number> {
  return countRequestRows(db, true);
}
