import { sql } from "drizzle-orm";
import * as limits from "../src/contract/limits.ts";
import type { VerifiedIdentity } from "../src/contract/providers/identity.ts";
import { hashPassword } from "../src/features/accounts/hash-password.ts";
import { daysBefore } from "../src/platform/clock.ts";
import { announceChange, rows, type Database, type OpenDatabase } from "../src/platform/database.ts";
import type { StoredPicture } from "../src/platform/pictures.ts";
import { account } from "../src/schema/accounts.ts";
import { listing, listingCard, listingCategory, listingWord } from "../src/schema/listings.ts";
import { media, storedFile } from "../src/schema/media.ts";
import { customField, provider, providerCategory } from "../src/schema/providers.ts";
import { badge, endorsement, verification } from "../src/schema/trust.ts";
import { calendarOf, dayInSouthAfrica } from "./content/calendar.ts";
import { catalogue, sharedLogos, type CatalogueProvider } from "./content/catalogue.ts";
import { ids } from "./content/ids.ts";
import { picturePool } from "./content/pictures.ts";
import { demoLogins } from "./demo-directory.ts";
import type { Filled } from "./fill-demo.ts";
import { inBulk, type Bulk } from "./in-bulk.ts";
import { enquiryTables, insertManyEnquiries } from "./insert-many-enquiries.ts";
import { categoryRows, fieldRows, insertHolders, mediaRows, shownFiles } from "./insert-providers.ts";
import { insertRows } from "./insert-rows.ts";
import { judgeTrust } from "./judge-trust.ts";
import { readCategories, type KnownCategories } from "./read-categories.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";
import { fileRows, storeArtwork } from "./store-artwork.ts";
import { withoutIndexes } from "./without-indexes.ts";

const providers_a_step = 2_500;

/** What `insertAll` and `insertTrust` write to, and what is derived of it. */
const catalogueTables = [
  account,
  provider,
  providerCategory,
  customField,
  media,
  badge,
  endorsement,
  verification,
  listing,
  listingCategory,
  listingCard,
  listingWord,
] as const;

/** What the endorsements and verifications of one provider need once every provider is there. */
type Wanted = Pick<CatalogueProvider, "endorsers" | "verifications"> & {
  id: string;
  created_at: Date;
  is_verified: boolean;
};

interface World extends Bulk {
  readonly known: KnownCategories;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  readonly password_hash: string;
  readonly newId: () => string;
  readonly now: Date;
}

/** What is filled in: so many synthetic but plausible providers, and enquiries to them. `seed` sets one catalogue apart from another in the same database. */
interface Wish {
  readonly count: number;
  readonly enquiries?: number | undefined;
  readonly seed: string;
}

/** Adds a catalogue for measurements, and brings the planner's statistics up to date. */
export async function fillCatalogue(
  { database, storage, clock }: Filled,
  wish: Wish,
  say: (line: string) => void,
): Promise<void> {
  say("Drawing the shared pictures …");
  const pictures = await storeArtwork(storage, { ...picturePool(), ...sharedLogos() });
  const password_hash = await hashPassword(demoLogins[0].password);
  const now = clock();
  await insertCatalogue(database, { ...wish, pictures, password_hash, now }, say);
  say("Statistics …");
  await database.db.execute(sql`vacuum analyze`);
}

interface Given extends Wish, Pick<World, "pictures" | "password_hash"> {
  readonly now: Date;
}

/** Inserts a catalogue in one transaction: all of it or nothing. Scores and tiers are the rules' own, from what each provider is given. */
export async function insertCatalogue(
  database: OpenDatabase,
  given: Given,
  say: (line: string) => void,
): Promise<void> {
  await inBulk(database, async (bulk) => {
    const { tx } = bulk;
    await insertRows(tx, storedFile, fileRows(given.pictures.values()), "on conflict do nothing");
    const insert = () => insertRowsOf(bulk, given, say);
    // A few that are added to many would cost the indexes of all.
    const [first] = database.kind === "server" ? await rows(tx, sql`select 1 from account limit 1`) : [true];
    if (first) await insert();
    else await withoutIndexes(tx, [...new Set([...catalogueTables, ...enquiryTables])], say, insert);
    await announceChange(tx, ["catalogue"]);
  });
}

async function insertRowsOf(bulk: Bulk, given: Given, say: (line: string) => void): Promise<void> {
  const { count, enquiries = 0, seed, pictures, password_hash, now } = given;
  const { tx } = bulk;
  const newId = ids(`catalogue ${seed}`);
  const next = catalogue(seed, {
    calendar: calendarOf(dayInSouthAfrica(now)),
    newId,
    endorsers_max: Math.floor(count / 4),
  });
  const world: World = { ...bulk, known: await readCategories(tx), pictures, password_hash, newId, now };
  const wanted = await withoutRowTriggers(tx, () => insertAll(world, next, count, say));
  say("Endorsements and verifications …");
  await insertTrust(world, wanted);
  if (enquiries > 0) await insertManyEnquiries(bulk, { count: enquiries, seed, password_hash, now }, say);
}

/**
 * Six rules are triggers that look at one provider at a time: the gallery's limit, the verified badge, the pictures that its row says, the
 * two public lists, and the cards that they show. The rows written here keep the first three by themselves; lists and cards are made at once when they are all there.
 * Two more look up whose row says the categories and badges of a statement, among all there are: a row that is written after them finds them by itself.
 */
async function withoutRowTriggers<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  const turn = async (way: "disable" | "enable") => {
    for (const [table, trigger] of rowTriggers)
      await tx.execute(sql.raw(`alter table ${table} ${way} trigger ${trigger}`));
  };
  await turn("disable");
  const answer = await work();
  await tx.execute(sql`select fill_listing()`);
  await tx.execute(sql`insert into listing_category select * from listed_by_category`);
  await turn("enable");
  return answer;
}

const rowTriggers = [
  ["badge", "badge_verified_inserted"],
  ["badge", "badge_inserted"],
  ["provider_category", "provider_category_inserted"],
  ["media", "media_gallery_limit"],
  ["media", "media_shown_inserted"],
  ["provider", "provider_pictured"],
  ["provider", "provider_listed"],
  ["provider", "provider_shown"],
  ["listing", "listing_categorised"],
] as const;

async function insertAll(
  world: World,
  next: (number: number) => CatalogueProvider,
  count: number,
  say: (line: string) => void,
): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const tell = sayNowAndThen(count, "providers", say);
  for (let from = 0; from < count; from += providers_a_step) {
    const step = Array.from({ length: Math.min(providers_a_step, count - from) }, (_, at) => next(from + at));
    await insertStep(world, step);
    wanted.push(...step.filter(({ row }) => row.is_published).map(wantedBy));
    tell(from + step.length);
  }
  return wanted;
}

async function insertStep(
  { tx, write, known, pictures, password_hash, newId }: World,
  step: readonly CatalogueProvider[],
): Promise<void> {
  await write(
    account,
    step.map(({ row, email }) => ({
      id: row.id,
      kind: "provider",
      email,
      password_hash,
      email_verified_at: row.created_at,
      created_at: row.created_at,
    })),
  );
  await insertHolders(
    { tx, write },
    {
      providers: step.map((each) => ({
        ...each.row,
        ...judgeTrust(each),
        verified_as: identityOf(each),
        shown_files: shownFiles(each, pictures),
      })),
      categories: step.flatMap((each) => categoryRows(each, known)),
      badges: step.flatMap(badgeRows),
    },
  );
  await write(customField, step.flatMap(fieldRows));
  await write(
    media,
    step.flatMap((each) => mediaRows(each, pictures, newId)),
  );
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

/** `count` different ids of the pool without the one at hand, spread over the whole pool. Fewer when the pool is small. */
function spread(pool: readonly Wanted[], id: string, at: number, count: number): string[] {
  const stride = 1 + ((at * 7_919) % Math.max(1, Math.floor((pool.length - 1) / (count + 2))));
  const candidates = Array.from(
    { length: Math.min(count + 1, pool.length) },
    (_, nth) => pool[(at + nth * stride) % pool.length]?.id,
  );
  return candidates.filter((other) => other !== undefined && other !== id).slice(0, count) as string[];
}

/** Gives every published provider its endorsers, and its verifiers among the verified. */
async function insertTrust({ write, newId, now }: World, wanted: readonly Wanted[]): Promise<void> {
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
    await write(endorsement, endorsements);
    await write(verification, verifications);
  }
}
