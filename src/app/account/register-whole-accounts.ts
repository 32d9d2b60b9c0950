import * as calls from "../../contract/accounts/shapes.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import * as admin from "../../contract/providers/admin-shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { deleteProviderAsAdmin } from "./delete-provider-as-admin.ts";
import { downloadData } from "./download-data.ts";

/** The calls by which a provider or couple takes everything with it, and leaves, or is made to leave: every feature has a part in them. */
export function registerWholeAccounts(router: Router): void {
  router.bind(calls.downloadData, (ctx, { meta }) => downloadData(ctx, meta));
  router.bind(calls.deleteAccount, async (ctx, { body, meta }) => {
    await deleteOwnAccount(ctx, body, meta);
    return null;
  });
  router.bind(admin.deleteProvider, async (ctx, { params }) => ({
    message: adminMessages.deleted(await deleteProviderAsAdmin(ctx, params.id)),
  }));
}
