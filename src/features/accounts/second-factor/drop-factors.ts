import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { removeEveryFactor } from "./store-factors.ts";

/** For accounts where an attacker may have set one up; runs in the caller's transaction. */
export async function dropFactors(ctx: Context, tx: Database, account_id: string): Promise<void> {
  if (!(await removeEveryFactor(tx, account_id))) return;
  await recordSecurityEvent(ctx, tx, { event: "second_factor_removed", account_id, detail: "with the password" });
}
