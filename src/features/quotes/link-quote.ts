import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Participant } from "../conversations/find-participant.ts";
import { guestLink } from "../conversations/make-link.ts";

type Linked = Pick<Participant["found"], "id" | "link_version">;

/** Only emails about a quote contain it, so that a forwarded guest link can't book or cancel [quotes-12]. */
function proofOf({ keyedHash }: Pick<Context, "keyedHash">, quote_id: string, { link_version }: Linked): string {
  return keyedHash("quote link", `${quote_id} ${Math.max(1, link_version)}`);
}

/** Refuses with `dead_link`. */
export function assertProof(ctx: Pick<Context, "keyedHash">, quote_id: string, found: Linked, proof: string): void {
  const right = Buffer.from(proofOf(ctx, quote_id, found));
  const given = Buffer.from(proof);
  if (given.length !== right.length || !timingSafeEqual(given, right)) refuse("dead_link");
}

export async function quoteLink(
  ctx: Pick<Context, "db" | "keyedHash" | "config">,
  quote_id: string,
  found: Linked,
  ticked: readonly number[] = [],
): Promise<string> {
  const [page, token] = (await guestLink(ctx, ctx.db, found)).split("#");
  const query = new URLSearchParams({ quote: quote_id, proof: proofOf(ctx, quote_id, found) });
  if (ticked.length > 0) query.set("ticked", ticked.join("."));
  return `${page}?${query.toString()}#${token}`;
}
