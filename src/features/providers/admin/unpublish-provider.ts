import type { Context } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { lockKnownProvider } from "../lock-providers.ts";
import { hideProvider } from "./hide-provider.ts";

/** Sessions continue, and the provider may publish again [admin-9]. Idempotent; returns its name. */
export async function unpublishProvider(ctx: Context, provider_id: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { id, business_name: name } = await lockKnownProvider(tx, provider_id);
    if (!(await hideProvider(ctx, tx, id))) return name;
    await recordAction(ctx, tx, { action: "provider_unpublished", subject: { id, name } });
    return name;
  });
}
