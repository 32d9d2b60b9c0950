import * as calls from "../../contract/accounts.ts";
import type { Door } from "../../platform/http/door.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { downloadData } from "./download-data.ts";

/** The calls by which a provider or couple takes everything with it, and leaves: every feature has a part in them. */
export function registerOwnAccount(door: Door): void {
  door.bind(calls.downloadData, (ctx, { facts }) => downloadData(ctx, facts));
  door.bind(calls.deleteAccount, async (ctx, { body, facts }) => {
    await deleteOwnAccount(ctx, body, facts);
    return null;
  });
}
