import * as calls from "../../contract/accounts/schema.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import * as admin from "../../contract/providers/admin-schema.ts";
import { recordAction } from "../../features/audit/record-action.ts";
import { isProviderId } from "../../features/providers/rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Router } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteMyAccount } from "./delete-my-account.ts";
import { deleteProviderAccount } from "./delete-provider-account.ts";
import { downloadData } from "./download-data.ts";

export function registerAccountCalls(router: Router): void {
  router.bind(calls.downloadDataRoute, (ctx, { meta }) => downloadData(ctx, meta));
  router.bind(calls.deleteAccountRoute, async (ctx, { body, meta }) => {
    await deleteMyAccount(ctx, body, meta);
    return null;
  });
  router.bind(admin.deleteProviderRoute, async (ctx, { params }) => ({
    message: adminMessages.deleted(await deleteProviderAsAdmin(ctx, params.id)),
  }));
}

/** Refuses super admins and deleted providers [admin-8]. Returns the name for the audit. */
async function deleteProviderAsAdmin(ctx: Context, provider_id: string): Promise<string> {
  const id = isProviderId(provider_id) ? provider_id.toLowerCase() : refuse("provider_not_found");
  return ctx.db.transaction(async (tx) => {
    const name = await deleteProviderAccount(ctx, tx, id);
    await recordAction(ctx, tx, { action: "provider_deleted", subject: { id, name } });
    return name;
  });
}
