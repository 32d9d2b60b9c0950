import * as limits from "../src/contract/limits.ts";
import type { VerifiedIdentity } from "../src/contract/providers/identity.ts";
import type { StoredPicture } from "../src/platform/pictures.ts";
import { account } from "../src/schema/accounts.ts";
import { media } from "../src/schema/media.ts";
import { customField, provider, providerCategory } from "../src/schema/providers.ts";
import { badge } from "../src/schema/trust.ts";
import { calendarOf, dayInSouthAfrica } from "./content/calendar.ts";
import { catalogue, type CatalogueProvider } from "./content/catalogue.ts";
import { ids } from "./content/ids.ts";
import { categoryRows, fieldRows, mediaRows, placedRow, shownFiles } from "./insert-providers.ts";
import { judgeTrust } from "./judge-trust.ts";
import { makeTrust, type Wanted } from "./make-trust.ts";
import { knownCategories, type CategoryRows, type KnownCategories } from "./read-categories.ts";
import type { Maker, Step, TableRows } from "./row-steps.ts";

const providers_a_step = 500;

/** Of what a catalogue is made: how many providers, what they share, and what sets one fill apart from another. */
export interface CatalogueGiven {
  readonly count: number;
  readonly seed: string;
  readonly categories: CategoryRows;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  readonly password_hash: string;
  readonly now: Date;
}

/** Makes the rows, in this thread or another. */
export const maker: Maker<CatalogueGiven> = { url: import.meta.url, make };

/**
 * Providers with what belongs to each, then what they give one another. Categories and badges go before their provider, whose
 * row the database derives of them as it is inserted. Scores and tiers are the rules' own, from what each provider is given.
 */
function* make(given: CatalogueGiven): Generator<Step> {
  const { count, seed, now, categories } = given;
  const newId = ids(`catalogue ${seed}`);
  const next = catalogue(seed, {
    calendar: calendarOf(dayInSouthAfrica(now)),
    newId,
    endorsers_max: Math.floor(count / 4),
  });
  const known = knownCategories(categories);
  const wanted: Wanted[] = [];
  for (let from = 0; from < count; from += providers_a_step) {
    const step = Array.from({ length: Math.min(providers_a_step, count - from) }, (_, at) => next(from + at));
    yield { progress: from + step.length, rows: rowsOf(step, { ...given, known, newId }) };
    wanted.push(...step.filter(({ row }) => row.is_published).map(wantedBy));
  }
  yield { progress: "Endorsements and verifications …", rows: [] };
  yield* makeTrust(wanted, newId, now);
}

type World = Pick<CatalogueGiven, "pictures" | "password_hash"> & { known: KnownCategories; newId: () => string };

function rowsOf(step: readonly CatalogueProvider[], { known, pictures, password_hash, newId }: World): TableRows[] {
  const accounts = step.map(({ row, email }) => ({
    id: row.id,
    kind: "provider" as const,
    email,
    password_hash,
    email_verified_at: row.created_at,
    created_at: row.created_at,
  }));
  const providers = step.map((each) =>
    placedRow({
      ...each.row,
      ...judgeTrust(each),
      verified_as: identityOf(each),
      shown_files: shownFiles(each, pictures),
    }),
  );
  return [
    { table: account, rows: accounts },
    { table: providerCategory, rows: step.flatMap((each) => categoryRows(each, known)) },
    { table: badge, rows: step.flatMap(badgeRows) },
    { table: provider, rows: providers },
    { table: customField, rows: step.flatMap(fieldRows) },
    { table: media, rows: step.flatMap((each) => mediaRows(each, pictures, newId)) },
  ];
}

function badgeRows({ row, badge_types, verifications }: CatalogueProvider): (typeof badge.$inferInsert)[] {
  const held = { provider_id: row.id, granted_at: row.created_at };
  const by_peers = verifications >= limits.verification_threshold;
  return badge_types.map((badge_type) => ({
    ...held,
    badge_type,
    origin: badge_type === "verified" && by_peers ? ("peers" as const) : ("admin" as const),
  }));
}

/** Who was verified, as the trigger that is away meanwhile would keep it. */
function identityOf({ row, email, badge_types }: CatalogueProvider): VerifiedIdentity | null {
  if (!badge_types.includes("verified")) return null;
  const { business_name, phone, email_public = null, website = null } = row;
  return { business_name, phone, email_public, website, email };
}

function wantedBy({ row, badge_types, endorsers, verifications }: CatalogueProvider): Wanted {
  return {
    id: row.id,
    created_at: row.created_at,
    is_verified: badge_types.includes("verified"),
    endorsers,
    verifications,
  };
}
