import type { PageDraft } from "../../../contract/imports/schema.ts";
import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { presentDraft } from "../present.ts";
import { findPage } from "../store.ts";
import { listFetched } from "./store-pictures.ts";

/** The profile that claiming would create, for super admins [moving-11]. Refuses a page that is gone. */
export async function showDraft(ctx: Pick<Context, "db" | "cache">, id: string): Promise<PageDraft> {
  const page = isUuid(id) ? await findPage(ctx.db, id) : null;
  if (page === null) refuse("imported_page_not_found");
  const [pictures, known] = await Promise.all([listFetched(ctx.db, id), lookUpCategories(ctx)]);
  return presentDraft(page, pictures, known);
}
