import type { Context } from "../../platform/context.ts";
import { factsOf } from "./present.ts";
import { complete_gallery_images_min, shareOfParts, type TrustFacts, type TrustPart } from "./rules.ts";
import { listFactsOf } from "./store.ts";

/** What a provider's score is made from, and how much of it each part gives. */
export type ScoreExplained = TrustFacts & { endorsers: number; shares: Record<TrustPart, number> };

/** Reads how a provider’s score comes about, by the arithmetic that makes it; null when there is no such provider. Asks nobody who asks. */
export async function readScore({ db }: Pick<Context, "db">, provider_id: string): Promise<ScoreExplained | null> {
  const [row] = await listFactsOf(db, [provider_id], complete_gallery_images_min);
  if (!row) return null;
  const facts = factsOf(row);
  return { ...facts, endorsers: row.endorsers, shares: shareOfParts(facts) };
}
