import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { findReceived } from "./store.ts";

/** An enquiry as a provider received it. */
export type Received = Awaited<ReturnType<typeof findReceived>>["found"][number];

/** A page of the enquiries that the provider that asks received, newest first: what it marked as junk, or the rest; with some words in them, if asked. */
export async function listReceived(
  { actor, db }: Pick<Context, "actor" | "db">,
  { page, is_junk, search = "" }: { page: number; is_junk: boolean; search?: string | undefined },
): Promise<{ received: Received[]; total: number }> {
  const { found, total } = await findReceived(db, requireProvider(actor).id, { page, is_junk, search });
  return { received: found, total };
}
