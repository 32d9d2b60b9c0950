import type { Database } from "../../platform/database/database.ts";
import { factsOf } from "./present.ts";
import { trustScore, trustTier } from "./rules.ts";
import { listFactsAfter, listFactsOf, type TrustRow } from "./store.ts";

export type Verdict = { id: string; trust_score: number; trust_tier: string | null };

export async function evaluateTrust(db: Database, provider_ids: readonly string[], now: Date): Promise<Verdict[]> {
  return (await listFactsOf(db, provider_ids, now)).map(evaluate);
}

export async function evaluateTrustAfter(db: Database, after: string, limit: number, now: Date): Promise<Verdict[]> {
  return (await listFactsAfter(db, after, limit, now)).map(evaluate);
}

function evaluate(row: TrustRow): Verdict {
  const facts = factsOf(row);
  return { id: row.id, trust_score: trustScore(facts), trust_tier: trustTier(row.is_verified, row.endorsers) };
}
