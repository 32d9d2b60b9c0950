import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { hashToken, newToken } from "../accounts/rules.ts";
import { insertInvitationToken } from "./store.ts";

/** Each email and copy needs a new link, because only hashes are saved. */
export async function issueLink(
  { clock, config }: Pick<Context, "clock" | "config">,
  db: Database,
  { invitation_id, is_mailed = false }: { invitation_id: string; is_mailed?: boolean },
): Promise<string> {
  const token = newToken();
  await insertInvitationToken(db, { token_hash: hashToken(token), invitation_id, is_mailed, created_at: clock() });
  return `${pageUrl(config, "/register")}?invite=${token}`;
}
