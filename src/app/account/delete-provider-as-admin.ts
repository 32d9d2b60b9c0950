import { recordAction } from "../../features/audit/record-action.ts";
import { isProviderId } from "../../features/providers/rules.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteProviderAccount } from "./delete-provider-account.ts";

/**
 * A super admin deletes a provider; what goes and what stays is `deleteProviderAccount`'s. Refuses super
 * admins and one that is gone already [admin-8]. Answers its name, which stands in the audit too.
 */
export async function deleteProviderAsAdmin(ctx: Context, provider_id: string): Promise<string> {
  const id = isProviderId(provider_id) ? provider_id.toLowerCase() : refuse("provider_not_found");
  return ctx.db.transaction(async (tx) => {
    const name = await deleteProviderAccount(ctx, tx, id);
    await recordAction(ctx, tx, { action: "provider_deleted", subject: { id, name } });
    return name;
  });
}
