import type { Context } from "../../platform/context.ts";
import { factsOf } from "./present.ts";
import { complete_gallery_images_min, shareOfParts, type TrustFacts, type TrustPart } from "./rules.ts";
import { listFactsOf } from "./store.ts";

/** What a provider's score is made from, and how much of it each part gives. */
export type ScoreExplained = TrustFacts & {
  endorsers: number;
  endorsements_waiting: number;
  /** Since when the verification rests, and what was changed; null where it doesn't. */
  rests: { since: Date; changed: string } | null;
  shares: Record<TrustPart, number>;
};

/** Reads how a provider’s score comes about, by the arithmetic that makes it; null when there is no such provider. Asks nobody who asks. */
export async function readScore(
  { db, clock }: Pick<Context, "clock" | "db">,
  provider_id: string,
): Promise<ScoreExplained | null> {
  const now = clock();
  const [row] = await listFactsOf(db, [provider_id], { galleryMin: complete_gallery_images_min, now });
  if (!row) return null;
  const facts = factsOf(row);
  const { verification_rests_since: since, verification_rests_for: changed } = row;
  return {
    ...facts,
    endorsers: row.endorsers,
    endorsements_waiting: row.endorsements_waiting,
    rests: since === null ? null : { since: new Date(since), changed: changed ?? "details" },
    shares: shareOfParts(facts),
  };
}
