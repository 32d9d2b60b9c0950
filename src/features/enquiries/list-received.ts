import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { findReceived, type WhichReceived } from "./store.ts";

export { countReceivedSince } from "./store-counts.ts";

export type Received = Awaited<ReturnType<typeof findReceived>>["result"][number];

/** Newest first; filtered by junk, answered and words [enquiries-22]. */
export async function listReceivedEnquiries(
  { actor, db }: Pick<Context, "actor" | "db">,
  which: WhichReceived,
): Promise<{ received: Received[]; total: number }> {
  const { result, total } = await findReceived(db, requireProvider(actor).id, which);
  return { received: result, total };
}
