import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { pageUrl } from "../../../platform/network/page-url.ts";
import { updateConversationLink } from "./store-links.ts";

type Linking = Pick<Context, "keyedHash" | "config">;

/** The database has only this hash; the token is derived for each email [conversations-9]. */
export function hashOfLink({ keyedHash }: Pick<Linking, "keyedHash">, token: string): string {
  return keyedHash("conversation link found", token);
}

export function deriveLinkToken(
  { keyedHash }: Pick<Linking, "keyedHash">,
  { id, link_version }: { id: string; link_version: number },
): string {
  return keyedHash("conversation link", `${id} ${Math.max(1, link_version)}`);
}

/** The same in every email until the guest ends it. The token is behind the #, so that no server logs it. */
export async function guestLink(
  ctx: Linking,
  tx: Database,
  { id, link_version }: { id: string; link_version: number },
): Promise<string> {
  const version = Math.max(1, link_version);
  const token = deriveLinkToken(ctx, { id, link_version });
  await updateConversationLink(tx, id, { version, hash: hashOfLink(ctx, token) });
  return `${pageUrl(ctx.config, "/conversation")}#${token}`;
}
