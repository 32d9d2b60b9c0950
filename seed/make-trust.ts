import * as limits from "../src/contract/limits.ts";
import { daysBefore } from "../src/platform/clock.ts";
import { endorsement, verification } from "../src/schema/trust.ts";
import type { CatalogueProvider } from "./content/catalogue.ts";
import type { Step } from "./row-steps.ts";

const providers_a_step = 500;

/** What the endorsements and verifications of one provider need once every provider is there. */
export type Wanted = Pick<CatalogueProvider, "endorsers" | "verifications"> & {
  id: string;
  created_at: Date;
  is_verified: boolean;
};

/** Gives every published provider its endorsers, and its verifiers among the verified. */
export function* makeTrust(wanted: readonly Wanted[], newId: () => string, now: Date): Generator<Step> {
  const since = daysBefore(now, limits.endorser_days_min);
  // only from those whose word counts: what a provider is given is what its score was made of
  const givers = wanted.filter(({ is_verified, created_at }) => is_verified || created_at <= since);
  const verified = wanted.filter(({ is_verified }) => is_verified);
  for (let from = 0; from < wanted.length; from += providers_a_step) {
    const step = wanted.slice(from, from + providers_a_step);
    const endorsements = step.flatMap(({ id, endorsers, created_at }, at) =>
      spread(givers, id, from + at, endorsers).map((endorser_id) => ({
        id: newId(),
        endorser_id,
        endorsed_provider_id: id,
        points_given: 1,
        created_at,
      })),
    );
    const verifications = step.flatMap(({ id, created_at, ...each }, at) =>
      spread(verified, id, from + at, each.verifications).map((verifier_id) => ({
        id: newId(),
        verifier_id,
        provider_id: id,
        created_at,
      })),
    );
    const rows = [
      { table: endorsement, rows: endorsements },
      { table: verification, rows: verifications },
    ];
    yield { rows };
  }
}

/** `count` different ids of the pool without the one at hand, spread over the whole pool. Fewer when the pool is small. */
function spread(pool: readonly Wanted[], id: string, at: number, count: number): string[] {
  const stride = 1 + ((at * 7_919) % Math.max(1, Math.floor((pool.length - 1) / (count + 2))));
  const candidates = Array.from(
    { length: Math.min(count + 1, pool.length) },
    (_, nth) => pool[(at + nth * stride) % pool.length]?.id,
  );
  return candidates.filter((other) => other !== undefined && other !== id).slice(0, count) as string[];
}
