import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { defineJob } from "../../../platform/jobs/jobs.ts";
import { evaluateTrust } from "../../trust/evaluate-trust.ts";
import { lockProviders, lockEndorsements } from "../store-locks.ts";
import { listEndorsed } from "../store-profile.ts";
import { updateTrust } from "./store-trust.ts";

/** Recomputes the trust of the endorsed providers. Idempotent. */
export const recomputeEndorsedOf = defineJob<{ provider_id: string }>({
  name: "recompute_endorsed",
  retryLimit: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  concurrency: 1,
});

/** A job, because locking providers in id order would deadlock with a transaction that holds the giver [trust-23]. */
export async function recomputeEndorsed({ jobs }: Pick<Context, "jobs">, tx: Database, provider_id: string) {
  const endorsed = await listEndorsed(tx, provider_id);
  if (endorsed.length > 0) await jobs.enqueue(tx, recomputeEndorsedOf, { provider_id });
}

export async function evaluateEndorsed(
  { db, clock }: Pick<Context, "db" | "clock">,
  provider_id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEndorsements(tx, provider_id);
    const locked = [...(await lockProviders(tx, await listEndorsed(tx, provider_id))).keys()];
    const changed = await updateTrust(tx, await evaluateTrust(tx, locked, clock()));
    if (changed.length > 0) await announceChange(tx, ["catalogue", ...changed.map((id) => `provider:${id}`)]);
  });
}
