import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { declinePage } from "../../imports/pages/decline-page.ts";
import { revokeOfPage } from "./store-pages.ts";

/**
 * Deletes the page for good and revokes its invitation [moving-12]. Answers the business's name; refuses a page that is
 * gone.
 */
export async function removeImportedPage(ctx: Context, id: string): Promise<string> {
  if (!isUuid(id)) refuse("imported_page_not_found");
  return ctx.db.transaction(async (tx) => {
    await revokeOfPage(tx, id, ctx.clock());
    const name = (await declinePage(ctx, tx, id)) ?? refuse("imported_page_not_found");
    await recordAction(ctx, tx, { action: "imported_page_removed", subject: { id, name } });
    return name;
  });
}
