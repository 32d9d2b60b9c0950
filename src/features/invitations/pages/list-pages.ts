import type { ImportedPageQuery, ListedPage } from "../../../contract/imports/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { listPage, type ListPage } from "../../../contract/list-page.ts";
import type { Context } from "../../../platform/context.ts";
import { containing } from "../../../platform/database/like-pattern.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { presentPage } from "../present.ts";
import { countPages, listPageRows } from "./store-pages.ts";

/** Unclaimed pages, newest first, for admins only [moving-10]. */
export async function listPages(
  ctx: Pick<Context, "db" | "clock" | "cache">,
  { search, state, ...query }: ImportedPageQuery,
): Promise<{ pages: ListedPage[]; total: number } & ListPage> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const wanted = { pattern: search === undefined ? undefined : containing(search), state };
  const { byId } = await lookUpCategories(ctx);
  const result = await listPageRows(ctx.db, wanted, { limit, offset: (page - 1) * limit });
  const total = await countPages(ctx.db, wanted);
  return { pages: result.map((row) => presentPage(row, byId, ctx.clock())), total, page, limit };
}
