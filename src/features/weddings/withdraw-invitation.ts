import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { removeInvitation } from "./store.ts";

export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("invitation_not_found");
  await ctx.db.transaction(async (tx) => {
    if (!(await removeInvitation(tx, { id, couple_id }))) refuse("invitation_not_found");
    await removeEmails(tx, [id]);
  });
}
