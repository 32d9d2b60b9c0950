import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { demoDirectory, demoMarkerId } from "../seed/demo-directory.ts";
import { insertDemo } from "../seed/fill-demo.ts";
import { rows, type OpenDatabase } from "../src/platform/database/database.ts";
import { keyedHashOf } from "../src/platform/keyed-hash.ts";
import type { StoredPicture } from "../src/platform/pictures/pictures.ts";
import { openTestDatabase } from "./open-database.ts";

const now = new Date("2026-11-21T10:00:00Z");
const password_hash = "never checked here";
const keyedHash = keyedHashOf("the secret of a test");
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Without drawing: the rows need only names. */
function asStored(drawings: object): Map<string, StoredPicture> {
  const sizes = { width: 1200, height: 800, widths: [320], cut_widths: [], bytes: 1, placeholder: "" };
  return new Map(Object.keys(drawings).map((name) => [name, { hash: `hash of ${name}`, ...sizes }]));
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject("testDatabase"), silent);
});
afterAll(() => database.close());

type Trust = { id: string; trust_score: number; trust_tier: string | null; is_verified: boolean };
const trustOfAll = () =>
  rows<Trust>(database.db, sql`select id, trust_score, trust_tier, is_verified from provider order by id`);

test("the database takes the full demo directory, with every tier and verified exactly by badge", async () => {
  const directory = demoDirectory("2026-11-21");
  await insertDemo(database.db, directory, {
    pictures: asStored(directory.pictures),
    conversationFiles: new Map(),
    password_hash,
    now,
    keyedHash,
  });
  const all = await trustOfAll();
  expect(all).toHaveLength(directory.providers.length);
  const tiers = new Set(all.map(({ trust_tier }) => trust_tier));
  expect(tiers).toEqual(new Set([null, "Verified", "Silver", "Gold", "Platinum", "Diamond", "Diamond 2", "Diamond 3"]));
  const holders = directory.providers.filter(({ badges }) =>
    badges.some(({ badge_type }) => badge_type === "verified"),
  );
  const resting = directory.providers.filter(({ rests }) => rests);
  expect(all.filter(({ is_verified }) => is_verified)).toHaveLength(holders.length - resting.length);
  expect(await rows(database.db, sql`select is_super_admin from provider where id = ${demoMarkerId}`)).toEqual([
    { is_super_admin: true },
  ]);
});

test("every enquiry of the demo has reached its providers except the one that takes no emails, and no email waits", async () => {
  const [delivered] = await rows<{ recipients: number; sent: number }>(
    database.db,
    sql`select count(*)::int as recipients, count(outgoing_email.id) filter (where outgoing_email.state = 'sent')::int as sent
      from enquiry_recipient left join outgoing_email on outgoing_email.subject_id = enquiry_recipient.id`,
  );
  expect(delivered?.recipients).toBeGreaterThan(100);
  const others = await rows<{ state: string; hashed: boolean }>(
    database.db,
    sql`select state, exists (select 1 from suppressed_email) as hashed from outgoing_email where state <> 'sent'`,
  );
  expect(others).toEqual([{ state: "suppressed", hashed: true }]);
  expect(delivered?.sent).toBe((delivered?.recipients ?? 0) - 1);
  expect(await rows(database.db, sql`select id from pending_enquiry where expires_at > created_at`)).toHaveLength(1);
});

test("the imported pages of the demo are of nobody that anybody can find, and its pictures are stored", async () => {
  const { imported } = demoDirectory("2026-11-21");
  const names = imported.map(({ business_name }) => business_name);
  expect(await rows(database.db, sql`select id from provider where business_name in ${names}`)).toEqual([]);
  const result = await rows<{ business_name: string; invited: number; pictures: number; errors: number }>(
    database.db,
    sql`select business_name, (select count(*)::int from invitation where imported_page_id = page.id) as invited,
      (select count(file_hash)::int from imported_picture where page_id = page.id) as pictures,
      (select count(error)::int from imported_picture where page_id = page.id) as errors from imported_page page`,
  );
  expect(result).toHaveLength(imported.length);
  expect(result.reduce((sum, { invited }) => sum + invited, 0)).toBe(3);
  expect(result.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(3);
  expect(result.reduce((sum, { errors }) => sum + errors, 0)).toBe(1);
});

test("the verifiers of every provider are known, so that a change of it suspends its verification", async () => {
  const known = await rows<{ total: number; unlike: number }>(
    database.db,
    sql`select count(*)::int as total, (count(*) filter (where verified_as is distinct from identity_of(p)))::int as unlike
      from provider p where is_verified`,
  );
  expect(known).toMatchObject([{ unlike: 0 }]);
  expect(known[0]?.total).toBeGreaterThan(100);
});

test("all rows have their assigned categories, and so does the list", async () => {
  const assigned = sql`select provider_id as id, category_ids, subcategory_ids from assigned_categories`;
  const stored = sql`select id, category_ids, subcategory_ids from provider where category_ids <> '{}'`;
  expect(await rows(database.db, sql`(${assigned} except ${stored}) union all (${stored} except ${assigned})`)).toEqual(
    [],
  );
  expect(await rows(database.db, sql`table listing except table listed`)).toEqual([]);
  expect(await rows(database.db, sql`table listed except table listing`)).toEqual([]);
});
