import type { Context } from "../../platform/context.ts";
import { factsOf } from "./present.ts";
import { componentShares, type TrustFacts, type TrustFactor } from "./rules.ts";
import { listFactsOf } from "./store.ts";

export type ScoreExplained = TrustFacts & {
  endorsers: number;
  endorsements_waiting: number;
  rests: { since: Date; changed: string } | null;
  shares: Record<TrustFactor, number>;
};

/** Uses the same arithmetic as the score; null for an unknown provider. No access check. */
export async function readScore(
  { db, clock }: Pick<Context, "clock" | "db">,
  provider_id: string,
): Promise<ScoreExplained | null> {
  const now = clock();
  const [row] = await listFactsOf(db, [provider_id], now);
  if (!row) return null;
  const facts = factsOf(row);
  const { verification_rests_since: since, verification_rests_for: changed } = row;
  return {
    ...facts,
    endorsers: row.endorsers,
    endorsements_waiting: row.endorsements_waiting,
    rests: since === null ? null : { since: new Date(since), changed: changed ?? "details" },
    shares: componentShares(facts),
  };
}
