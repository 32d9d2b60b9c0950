import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { findLinkVersion } from "../links/store-links.ts";
import type { Side } from "../rules.ts";
import { upsertReplyAddress } from "./store-inbound.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
/** 32 base32 characters. */
const token_bytes = 20;

export const replyName = /^c-[a-z2-7]{32}$/;

/** The database has only this hash; the address is derived for each email [conversations-16]. */
export function hashOfReply({ keyedHash }: Pick<Context, "keyedHash">, name: string): string {
  return keyedHash("reply address found", name);
}

export function replyNameOf(
  { keyedHash }: Pick<Context, "keyedHash">,
  { id, link_version }: { id: string; link_version: number },
  side: Side,
): string {
  // ending the guest's link also ends its reply address
  const version = side === "couple" ? Math.max(1, link_version) : 1;
  const derived = Buffer.from(keyedHash("reply address", `${id} ${side} ${version}`), "base64url");
  return `c-${inBase32(derived.subarray(0, token_bytes))}`;
}

/** The same in every email until a guest ends its link; null where replies are not accepted. */
export async function makeReplyAddress(
  ctx: Pick<Context, "keyedHash" | "config">,
  tx: Database,
  { id, link_version }: { id: string; link_version: number },
  side: Side,
): Promise<string | null> {
  const { inbound } = ctx.config;
  if (inbound === undefined) return null;
  const name = replyNameOf(ctx, { id, link_version }, side);
  await upsertReplyAddress(tx, { conversation_id: id, side, hash: hashOfReply(ctx, name) });
  return `${name}@${inbound.domain}`;
}

export async function replyAddressOf(ctx: Context, id: string, side: Side): Promise<string | null> {
  const link_version = ctx.config.inbound === undefined ? null : await findLinkVersion(ctx.db, id);
  return link_version === null ? null : makeReplyAddress(ctx, ctx.db, { id, link_version }, side);
}

function inBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("");
}
