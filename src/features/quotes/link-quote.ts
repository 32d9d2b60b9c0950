import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Participant } from "../conversations/find-participant.ts";
import { guestLink } from "../conversations/links/make-link.ts";

type Linked = Pick<Participant["result"], "id" | "link_version">;

/** Only emails about a quote contain it, so that a forwarded guest link can't book or cancel [quotes-12]. */
function proofOf({ keyedHash }: Pick<Context, "keyedHash">, quote_id: string, { link_version }: Linked): string {
  return keyedHash("quote link", `${quote_id} ${Math.max(1, link_version)}`);
}

/** Refuses with `dead_link`. */
export function assertProof(ctx: Pick<Context, "keyedHash">, quote_id: string, result: Linked, proof: string): void {
  const right = Buffer.from(proofOf(ctx, quote_id, result));
  const given = Buffer.from(proof);
  if (given.length !== right.length || !timingSafeEqual(given, right)) refuse("dead_link");
}

export async function quoteLink(
  ctx: Pick<Context, "db" | "keyedHash" | "config">,
  quote_id: string,
  result: Linked,
  ticked: readonly number[] = [],
): Promise<string> {
  const [page, token] = (await guestLink(ctx, ctx.db, result)).split("#");
  const query = new URLSearchParams({ quote: quote_id, proof: proofOf(ctx, quote_id, result) });
  if (ticked.length > 0) query.set("ticked", ticked.join("."));
  return `${page}?${query.toString()}#${token}`;
}
