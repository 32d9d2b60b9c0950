import { sql } from "drizzle-orm";
import { announceChange, type Database } from "../src/platform/database.ts";
import type { StoredPicture } from "../src/platform/pictures.ts";
import { account } from "../src/schema/accounts.ts";
import { media, storedFile } from "../src/schema/media.ts";
import { customField, provider, providerCategory } from "../src/schema/providers.ts";
import { badge, endorsement, verification } from "../src/schema/trust.ts";
import { calendarOf, dayInSouthAfrica } from "./content/calendar.ts";
import { catalogue, sharedLogos, type CatalogueProvider } from "./content/catalogue.ts";
import { ids } from "./content/ids.ts";
import { picturePool } from "./content/pictures.ts";
import { demoLogins } from "./demo-directory.ts";
import type { Filled } from "./fill-demo.ts";
import { hashDemoPassword } from "./hash-demo-password.ts";
import { categoryRows, fieldRows, mediaRows, providerRow } from "./insert-providers.ts";
import { insertRows } from "./insert-rows.ts";
import { judgeTrust } from "./judge-trust.ts";
import { readCategories, type KnownCategories } from "./read-categories.ts";
import { fileRows, storeArtwork } from "./store-artwork.ts";

const providers_a_step = 2_500;
const line_every_ms = 5_000;

/** What the endorsements and verifications of one provider need once every provider is there. */
type Wanted = Pick<CatalogueProvider, "endorsers" | "verifications"> & { id: string; created_at: Date };

interface World {
  readonly tx: Database;
  readonly known: KnownCategories;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  readonly password_hash: string;
  readonly newId: () => string;
}

/**
 * Adds `count` synthetic but plausible providers for measurements, in one transaction, and brings the planner's
 * statistics up to date. `seed` sets one catalogue apart from another in the same database.
 */
export async function fillCatalogue(
  { database, storage, clock }: Filled,
  { count, seed }: { count: number; seed: string },
  say: (line: string) => void,
): Promise<void> {
  const calendar = calendarOf(dayInSouthAfrica(clock()));
  const newId = ids(`catalogue ${seed}`);
  const next = catalogue(`${seed}`, calendar, newId);
  say("Drawing the shared pictures …");
  const pictures = await storeArtwork(storage, { ...picturePool(), ...sharedLogos() });
  const password_hash = await hashDemoPassword(demoLogins[0].password);
  await database.db.transaction(async (tx) => {
    const world: World = { tx, known: await readCategories(tx), pictures, password_hash, newId };
    await insertRows(tx, storedFile, fileRows(pictures.values()), "on conflict do nothing");
    const wanted = await withoutRowTriggers(tx, () => insertAll(world, next, count, say));
    say("Endorsements and verifications …");
    await insertTrust(world, wanted);
    await announceChange(tx, ["catalogue"]);
  });
  await database.db.execute(sql`analyze`);
}

/**
 * Two rules are triggers that look at one row at a time: the gallery's limit and the verified badge. The rows written
 * here keep both by themselves, so a hundred thousand of them need not ask.
 */
async function withoutRowTriggers<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`alter table badge disable trigger badge_verified_inserted`);
  await tx.execute(sql`alter table media disable trigger media_gallery_limit`);
  const answer = await work();
  await tx.execute(sql`alter table badge enable trigger badge_verified_inserted`);
  await tx.execute(sql`alter table media enable trigger media_gallery_limit`);
  return answer;
}

async function insertAll(
  world: World,
  next: (number: number) => CatalogueProvider,
  count: number,
  say: (line: string) => void,
): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const began = performance.now();
  let said = began;
  for (let from = 0; from < count; from += providers_a_step) {
    const step = Array.from({ length: Math.min(providers_a_step, count - from) }, (_, at) => next(from + at));
    await insertStep(world, step);
    wanted.push(
      ...step.map(({ row, endorsers, verifications }) => ({
        id: row.id,
        created_at: row.created_at,
        endorsers,
        verifications,
      })),
    );
    const now = performance.now();
    if (now - said >= line_every_ms || wanted.length === count) {
      say(`${wanted.length} of ${count} providers (${Math.round((now - began) / 1000)} s)`);
      said = now;
    }
  }
  return wanted;
}

async function insertStep(
  { tx, known, pictures, password_hash, newId }: World,
  step: readonly CatalogueProvider[],
): Promise<void> {
  await insertRows(
    tx,
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
  await insertRows(
    tx,
    provider,
    step.map((each) => Object.assign(providerRow(each, known), judgeTrust(each))),
  );
  await insertRows(
    tx,
    providerCategory,
    step.flatMap((each) => categoryRows(each, known)),
  );
  await insertRows(tx, customField, step.flatMap(fieldRows));
  await insertRows(
    tx,
    media,
    step.flatMap((each) => mediaRows(each, pictures, newId)),
  );
  await insertRows(
    tx,
    badge,
    step.flatMap(({ row, badge_types }) =>
      badge_types.map((badge_type) => ({ provider_id: row.id, badge_type, granted_at: row.created_at })),
    ),
  );
}

/** Gives every provider its endorsers and verifiers: different ones, spread over the whole catalogue. */
async function insertTrust({ tx, newId }: World, wanted: readonly Wanted[]): Promise<void> {
  const others = (at: number, count: number): string[] => {
    const stride = 1 + ((at * 7_919) % Math.max(1, Math.floor((wanted.length - 1) / (count + 1))));
    return Array.from({ length: count }, (_, nth) => wanted[(at + (nth + 1) * stride) % wanted.length]?.id ?? "");
  };
  for (let from = 0; from < wanted.length; from += providers_a_step) {
    const step = wanted.slice(from, from + providers_a_step);
    await insertRows(
      tx,
      endorsement,
      step.flatMap(({ id, endorsers, created_at }, at) =>
        others(from + at, endorsers).map((endorser_id) => ({
          id: newId(),
          endorser_id,
          endorsed_provider_id: id,
          points_given: 1,
          created_at,
        })),
      ),
    );
    await insertRows(
      tx,
      verification,
      step.flatMap(({ id, verifications, created_at }, at) =>
        others(from + at, verifications).map((verifier_id) => ({
          id: newId(),
          verifier_id,
          provider_id: id,
          created_at,
        })),
      ),
    );
  }
}
