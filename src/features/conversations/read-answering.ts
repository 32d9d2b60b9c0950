import { bandOf, sayAnswers } from "../../contract/conversations/answering.ts";
import type { OwnAnswering } from "../../contract/conversations/desk-shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { listWaiting, measureOne } from "./store-answering.ts";

/** How the provider that asks answered of late, what couples see of it, and how many wait [conversations-34]. */
export async function readAnswering({
  actor,
  db,
  clock,
}: Pick<Context, "actor" | "db" | "clock">): Promise<OwnAnswering> {
  const { id } = requireProvider(actor);
  const now = clock();
  const { enquiries, answered, median_minutes } = await measureOne(db, id, now);
  const hours = bandOf(median_minutes, enquiries);
  const waiting = await listWaiting(db, id, now);
  const says = hours === null ? null : sayAnswers(hours);
  return { enquiries, answered, median_minutes, says, waiting: waiting.length };
}
