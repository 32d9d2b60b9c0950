import type { OpenedInvitation } from "../../contract/invitations/schema.ts";
import type { Context } from "../../platform/context.ts";
import { hashToken } from "../accounts/rules.ts";
import { showPage } from "../imports/pages/show-page.ts";
import { presentOpened } from "./present.ts";
import { requireOpen } from "./rules.ts";
import { findInvitationByToken } from "./store.ts";

/** For the link's holder. Refuses a dead link with a reason [admin-16]. */
export async function openInvitation(
  ctx: Pick<Context, "db" | "cache" | "clock">,
  token: string,
): Promise<OpenedInvitation> {
  const result = requireOpen(await findInvitationByToken(ctx.db, hashToken(token)), ctx.clock());
  const { imported_page_id: id } = result;
  return { ...presentOpened(result), imported_page: id === null ? null : await showPage(ctx, id) };
}
