import type { MySession } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { deviceOf, hashToken, requireAccount } from "../rules.ts";
import { listMySessions } from "../store.ts";

/**
 * Current session first. Leaves out impersonations, which are no device of the owner's and are in the audit
 * [accounts-8].
 */
export async function listSessions(
  ctx: Context,
  { bearerToken = "" }: Pick<RequestMeta, "bearerToken">,
): Promise<MySession[]> {
  const current = hashToken(bearerToken);
  const result = await listMySessions(ctx.db, requireAccount(ctx.actor).id, ctx.clock());
  const sessions = result.map(({ id, token_hash, device, created_at, last_used_at }) => ({
    id,
    device: device ?? deviceOf(undefined),
    is_current: token_hash === current,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
  return sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}
