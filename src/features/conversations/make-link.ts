import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { updateLink } from "./store-links.ts";

type Linking = Pick<Context, "keyedHash" | "config">;

/** By what a link is found. The token itself is nowhere in the database: it is derived anew for each email [conversations-9]. */
export function hashOfLink({ keyedHash }: Pick<Linking, "keyedHash">, token: string): string {
  return keyedHash("conversation link found", token);
}

/** The token of a guest's link: that of the next one where none was sent. */
export function linkToken(
  { keyedHash }: Pick<Linking, "keyedHash">,
  { id, link_version }: { id: string; link_version: number },
): string {
  return keyedHash("conversation link", `${id} ${Math.max(1, link_version)}`);
}

/**
 * The address by which a guest opens its conversation. It is the same in every email until the guest ends it; the token stands behind the #,
 * so that no server and no log on the way sees it.
 */
export async function guestLink(
  ctx: Linking,
  tx: Database,
  { id, link_version }: { id: string; link_version: number },
): Promise<string> {
  const version = Math.max(1, link_version);
  const token = linkToken(ctx, { id, link_version });
  await updateLink(tx, id, { version, hash: hashOfLink(ctx, token) });
  return `${pageUrl(ctx.config, "/conversation")}#${token}`;
}
