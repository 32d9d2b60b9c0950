import type { MyTrust } from "../../contract/trust/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireAccount } from "../accounts/rules.ts";
import { presentMyTrust } from "./present.ts";
import { listFactsOf } from "./store.ts";

export async function readMyTrust(ctx: Context): Promise<MyTrust> {
  const now = ctx.clock();
  const [row] = await listFactsOf(ctx.db, [requireAccount(ctx.actor).id], now);
  return row ? presentMyTrust(row) : refuse("provider_not_found");
}
