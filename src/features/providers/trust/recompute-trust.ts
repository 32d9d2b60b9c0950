import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { evaluateTrust, evaluateTrustAfter, type Verdict } from "../../trust/evaluate-trust.ts";
import { lockAfter, lockForTrust, updateTrust } from "./store-trust.ts";

type Clock = Pick<Context, "clock">;

const batch = 5_000;
const checked_at_once = 500;
const before_all = "00000000-0000-0000-0000-000000000000";

/** Call it in the transaction that changed an input; concurrent changes wait for each other [trust-1]. */
export async function recomputeTrust({ clock }: Clock, tx: Database, provider_id: string): Promise<void> {
  await lockForTrust(tx, provider_id);
  await updateTrust(tx, await evaluateTrust(tx, [provider_id], clock()));
}

export async function recomputeAllTrust({ clock }: Clock, tx: Database): Promise<void> {
  let after: string | undefined = before_all;
  while (after !== undefined) {
    const verdicts: Verdict[] = await evaluateTrustAfter(tx, after, batch, clock());
    if (verdicts.length > 0) await updateTrust(tx, verdicts);
    after = verdicts.at(-1)?.id;
  }
}

/** Returns the counts. Small transactions, so that the site keeps running. */
export async function checkAllTrust({ clock }: Clock, db: Database): Promise<{ checked: number; mended: number }> {
  let checked = 0;
  let mended = 0;
  let after: string | undefined = before_all;
  while (after !== undefined) {
    const from: string = after;
    const { ids, differed } = await db.transaction(async (tx) => checkSome(tx, from, clock()));
    checked += ids.length;
    mended += differed.length;
    after = ids.at(-1);
  }
  return { checked, mended };
}

async function checkSome(tx: Database, after: string, now: Date): Promise<{ ids: string[]; differed: string[] }> {
  const ids = await lockAfter(tx, after, checked_at_once);
  const differed = await updateTrust(tx, await evaluateTrust(tx, ids, now));
  if (differed.length > 0) await announceChange(tx, ["catalogue", ...differed.map((id) => `provider:${id}`)]);
  return { ids, differed };
}
