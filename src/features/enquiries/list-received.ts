import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { findReceived, type WhichReceived } from "./store.ts";

/** An enquiry as a provider received it. */
export type Received = Awaited<ReturnType<typeof findReceived>>["found"][number];

/** A page of the enquiries that the provider that asks received, newest first: what it marked as junk or the rest, those it answered or didn't, with some words in them [enquiries-22]. */
export async function listReceived(
  { actor, db }: Pick<Context, "actor" | "db">,
  which: WhichReceived,
): Promise<{ received: Received[]; total: number }> {
  const { found, total } = await findReceived(db, requireProvider(actor).id, which);
  return { received: found, total };
}
