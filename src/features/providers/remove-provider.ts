import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { deleteProvider } from "./delete-provider.ts";
import { isProviderId } from "./rules.ts";

/**
 * A super admin deletes a provider; what goes and what stays is `deleteProvider`'s. Refuses super admins and one that is
 * gone already [admin-8]. Answers its name, which stands in the audit too.
 */
export async function removeProvider(ctx: Context, provider_id: string): Promise<string> {
  const id = isProviderId(provider_id) ? provider_id.toLowerCase() : refuse("provider_not_found");
  return ctx.db.transaction(async (tx) => {
    const name = await deleteProvider(ctx, tx, id);
    await recordAction(ctx, tx, { action: "provider_deleted", subject: { id, name } });
    return name;
  });
}
