import { sql } from "drizzle-orm";
import { hashPassword } from "../src/features/accounts/hash-password.ts";
import { announceChange, rows, type Database, type OpenDatabase } from "../src/platform/database.ts";
import { account } from "../src/schema/accounts.ts";
import { listing, listingCard, listingCategory, listingWord } from "../src/schema/listings.ts";
import { media, storedFile } from "../src/schema/media.ts";
import { customField, provider, providerCategory } from "../src/schema/providers.ts";
import { badge, endorsement, verification } from "../src/schema/trust.ts";
import { sharedLogos } from "./content/catalogue.ts";
import { picturePool } from "./content/pictures.ts";
import { demoLogins } from "./demo-directory.ts";
import type { Filled } from "./fill-demo.ts";
import { inBulk, type Bulk } from "./in-bulk.ts";
import { enquiryTables, insertManyEnquiries } from "./insert-many-enquiries.ts";
import { holdersLast } from "./insert-providers.ts";
import { insertRows } from "./insert-rows.ts";
import { maker as providers, type CatalogueGiven } from "./make-catalogue.ts";
import { readCategoryRows } from "./read-categories.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";
import { fileRows, storeArtwork } from "./store-artwork.ts";
import { vacuumAll } from "./vacuum-all.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** What a catalogue is written to, and what is derived of it. */
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
  await vacuumAll(database.db);
}

type Given = Wish & Pick<CatalogueGiven, "pictures" | "password_hash" | "now">;

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
  const { enquiries: asked = 0, ...shared } = given;
  const { tx, writeAll } = bulk;
  const categories = await readCategoryRows(tx);
  const tell = sayNowAndThen(given.count, "providers", say);
  await withoutRowTriggers(tx, say, () => holdersLast(tx, () => writeAll(providers, { ...shared, categories }, tell)));
  if (asked > 0) await insertManyEnquiries(bulk, { ...shared, count: asked }, say);
}

/**
 * Six rules are triggers that look at one provider at a time: the gallery's limit, the verified badge, the pictures that its row says, the
 * two public lists, and the cards that they show. The rows written here keep the first three by themselves; lists and cards are made at once when they are all there.
 * Two more look up whose row says the categories and badges of a statement, by a plan made while there was no provider, hence among all: a row that
 * is written after them finds them by itself.
 */
async function withoutRowTriggers(tx: Database, say: (line: string) => void, work: () => Promise<void>): Promise<void> {
  const turn = async (way: "disable" | "enable") => {
    for (const [table, trigger] of rowTriggers)
      await tx.execute(sql.raw(`alter table ${table} ${way} trigger ${trigger}`));
  };
  await turn("disable");
  await work();
  say("Public lists …");
  await tx.execute(sql`select fill_listing()`);
  await tx.execute(sql`insert into listing_category select * from listed_by_category`);
  await turn("enable");
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
