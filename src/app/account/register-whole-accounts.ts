import * as calls from "../../contract/accounts.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import * as admin from "../../contract/admin-providers.ts";
import type { Door } from "../../platform/http/door.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { downloadData } from "./download-data.ts";
import { removeProvider } from "./remove-provider.ts";

/** The calls by which a provider or couple takes everything with it, and leaves, or is made to leave: every feature has a part in them. */
export function registerWholeAccounts(door: Door): void {
  door.bind(calls.downloadData, (ctx, { facts }) => downloadData(ctx, facts));
  door.bind(calls.deleteAccount, async (ctx, { body, facts }) => {
    await deleteOwnAccount(ctx, body, facts);
    return null;
  });
  door.bind(admin.deleteProvider, async (ctx, { params }) => ({
    message: adminMessages.deleted(await removeProvider(ctx, params.id)),
  }));
}
