import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { defineJob } from "../../platform/jobs.ts";
import { judgeTrust } from "../trust/judge-trust.ts";
import { lockProviders, lockWord } from "./store-locks.ts";
import { listEndorsed } from "./store-profile.ts";
import { updateTrust } from "./store-trust.ts";

/** Judges those anew whom a provider endorsed. Run twice, it finds nothing to change. */
export const recomputeEndorsedOf = defineJob<{ provider_id: string }>({
  name: "recompute_endorsed",
  retryLimit: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  concurrency: 1,
});

/**
 * Promises that the endorsements of a provider are counted anew, in the transaction that changed whether its word counts
 * [trust-23]. By a job, because those whom it endorsed are held in the order of their ids, which a transaction that holds
 * the giver already can't do.
 */
export async function recomputeEndorsed({ jobs }: Pick<Context, "jobs">, tx: Database, provider_id: string) {
  const endorsed = await listEndorsed(tx, provider_id);
  if (endorsed.length > 0) await jobs.enqueue(tx, recomputeEndorsedOf, { provider_id });
}

/** Does it, and announces those whose score or tier changed. */
export async function judgeEndorsed({ db, clock }: Pick<Context, "db" | "clock">, provider_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWord(tx, provider_id);
    const held = [...(await lockProviders(tx, await listEndorsed(tx, provider_id))).keys()];
    const changed = await updateTrust(tx, await judgeTrust(tx, held, clock()));
    if (changed.length > 0) await announceChange(tx, ["catalogue", ...changed.map((id) => `provider:${id}`)]);
  });
}
