import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { hashToken, newToken } from "../accounts/rules.ts";
import { insertToken } from "./store.ts";

/**
 * Makes one more link of an invitation and answers it. Each mail and each copy has its own, because only hashes are kept;
 * all of them work until the invitation is used, revoked or over.
 */
export async function issueLink(
  { clock, config }: Pick<Context, "clock" | "config">,
  db: Database,
  { invitation_id, is_mailed = false }: { invitation_id: string; is_mailed?: boolean },
): Promise<string> {
  const token = newToken();
  await insertToken(db, { token_hash: hashToken(token), invitation_id, is_mailed, created_at: clock() });
  return `${pageUrl(config, "/register")}?invite=${token}`;
}
