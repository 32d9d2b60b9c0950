import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { hideProvider } from "./hide-provider.ts";
import { lockKnownProvider } from "./lock-providers.ts";
import { isProviderId } from "./rules.ts";

/** Sessions continue, and the provider may publish again [admin-9]. Idempotent; returns its name. */
export async function unpublishProvider(ctx: Context, provider_id: string): Promise<string> {
  const id = isProviderId(provider_id) ? provider_id.toLowerCase() : refuse("provider_not_found");
  return ctx.db.transaction(async (tx) => {
    const { business_name: name } = await lockKnownProvider(tx, id);
    if (!(await hideProvider(ctx, tx, id))) return name;
    await recordAction(ctx, tx, { action: "provider_unpublished", subject: { id, name } });
    return name;
  });
}
