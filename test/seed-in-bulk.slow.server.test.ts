import { sql, type SQL } from "drizzle-orm";
import { afterAll, describe, expect, inject, test } from "vitest";
import { sharedLogos } from "../seed/content/catalogue.ts";
import { picturePool } from "../seed/content/pictures.ts";
import { fillCalendars } from "../seed/fill-calendars.ts";
import { insertCatalogue } from "../seed/fill-catalogue.ts";
import { rows, type Database, type OpenDatabase } from "../src/platform/database.ts";
import { openTestDatabase } from "./open-database.ts";

const now = new Date("2026-11-21T10:00:00Z");
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const [providers, enquiries] = [300, 900];
const sizes = { width: 1200, height: 800, widths: [320], cut_widths: [], bytes: 1, placeholder: "" };
const drawn = Object.keys({ ...picturePool(), ...sharedLogos() });
const pictures = new Map(drawn.map((name) => [name, { hash: `hash of ${name}`, ...sizes }]));

async function open(): Promise<OpenDatabase> {
  const database = await openTestDatabase(inject("testDatabase"), silent);
  afterAll(() => database.close());
  return database;
}

async function fill(database: OpenDatabase) {
  const given = { count: providers, enquiries, seed: "bulk", pictures, password_hash: "never checked", now };
  await insertCatalogue(database, given, () => undefined);
}

const filledTables = (
  "account provider provider_category custom_field media badge endorsement verification listing listing_card listing_category listing_word couple " +
  "enquiry enquiry_recipient conversation message"
).split(" ");

/** Every row as text, in an order that does not depend on how it was written; JSON has one form. */
const rowsOf = (table: string) => {
  const read =
    table === "listing_card" ? sql`(select provider_id, card::jsonb from listing_card)` : sql.identifier(table);
  return sql`select to_jsonb(t)::text as row from ${read} t order by 1`;
};
const allOf = (db: Database, table: string): Promise<{ row: string }[]> => rows(db, rowsOf(table));

/** What the tables are made of besides their rows. */
const structure = (db: Database): Promise<object[]> =>
  rows(
    db,
    sql`select 'index' as kind, indexdef as says from pg_indexes where schemaname = 'public'
      union all select 'constraint', conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
      union all select 'trigger', tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2`,
  );

const database = await open();
const before = await structure(database.db);
await fill(database);

test("everything that was asked for is there, and indexes, constraints and triggers are as they were", async () => {
  for (const [table, count] of [
    ["provider", providers],
    ["enquiry", enquiries],
    ["couple", enquiries / 20],
  ] as const)
    expect(await allOf(database.db, table)).toHaveLength(count);
  expect(await structure(database.db)).toEqual(before);
});

/** What `of` answers, before and after `again` had the triggers derive it; nothing of that stays. */
async function derivedAnew(of: SQL, again: readonly SQL[]) {
  const [said, derived]: object[][] = [[], []];
  const undo = new Error("undone");
  const work = database.db.transaction(async (tx) => {
    said?.push(...(await rows<object>(tx, of)));
    for (const statement of again) await tx.execute(statement);
    derived?.push(...(await rows<object>(tx, of)));
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return { said, derived };
}

test.each([
  ["listing", 250],
  ["listing_card", 250],
  ["listing_category", 250],
  ["listing_word", 250],
  ["provider", 299],
] as const)("%s says what the triggers make of each provider by itself", async (table, least) => {
  const { said, derived } = await derivedAnew(rowsOf(table), [
    sql`delete from listing`,
    sql`update provider set category_ids = '{}', search_text = '', place_text = '', shown_files = null, is_published = is_published`,
    sql`update provider_category set position = position`,
  ]);
  expect(derived).toEqual(said);
  expect(said?.length).toBeGreaterThan(least);
});

test("conversations are opened as the trigger opens them", async () => {
  const { said, derived } = await derivedAnew(
    sql`select id, enquiry_id, provider_id, couple_id, is_couple_gone, opened_at, couple_blocked_at, note, link_version from conversation order by id`,
    [
      sql`create temporary table sent on commit drop as table enquiry_recipient`,
      sql`delete from enquiry_recipient`,
      sql`insert into enquiry_recipient table sent`,
    ],
  );
  expect(derived).toEqual(said);
  expect(said?.length).toBeGreaterThan(enquiries);
});

test("what a conversation keeps of its messages is what they say", async () => {
  const unlike = await rows(
    database.db,
    sql`select c.id from conversation c join enquiry_recipient r using (id) left join lateral (
        select count(*)::int as messages, max(position) as last, max(created_at) as at, min(created_at) as first,
          count(*) filter (where sent_by = 'couple' and position > c.provider_read_to)::int as to_provider,
          count(*) filter (where sent_by = 'provider' and position > c.couple_read_to)::int as to_couple,
          (array_agg(sent_by order by position desc))[1] as by
        from message where conversation_id = c.id) m on true
      where c.last_position <> coalesce(m.last, 0) or c.last_position <> m.messages or c.last_at <> coalesce(m.at, c.opened_at)
        or c.last_by <> coalesce(m.by, 'couple') or c.answered_at is distinct from m.first or c.couple_unread <> m.to_couple
        or c.provider_unread <> m.to_provider + (c.provider_read_to < 0)::int or c.is_junk <> (r.junk_at is not null)
        or (c.nudged_at is not null) <> (c.status = 'new' and not c.is_junk and c.opened_at < ${now.toISOString()}::timestamptz - interval '25 hours')
        or (c.enquiry_read_at is null) <> (c.provider_read_to < 0) or c.last_at > ${now.toISOString()}::timestamptz`,
  );
  expect(unlike).toEqual([]);
});

/** How many providers a transaction came by without their keys. */
const walked = (tx: Database): Promise<object[]> =>
  rows(tx, sql`select seq_tup_read::int from pg_stat_xact_user_tables where relname = 'provider'`);

test.each([
  [
    "badge",
    sql`insert into badge (provider_id, badge_type, origin, granted_at) select asked, 'trusted', 'admin', now() from those`,
  ],
  ["provider_category", sql`update provider_category set position = position + 1 from those where provider_id = asked`],
  ["media", sql`delete from media using those where provider_id = asked`],
])("the rows that follow a statement about %s are found by their keys, whatever joins cost", async (_table, change) => {
  const ids = await rows<{ id: string }>(database.db, sql`select id from provider order by id`);
  const undo = new Error("undone");
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from badge where badge_type = 'trusted'`);
    await tx.execute(sql`discard plans`);
    await tx.execute(sql`set local enable_nestloop = off`);
    const before_it = await walked(tx);
    const asked = sql.param(ids.slice(0, 250).map(({ id }) => id));
    await tx.execute(sql`with those as (select unnest(${asked}::uuid[]) as asked) ${change}`);
    expect(await walked(tx)).toEqual(before_it);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
});

describe.runIf(inject("testDatabase").kind === "server")("on a server", () => {
  test("COPY without indexes writes what ordinary statements beside them write, to the byte", async () => {
    const other = await open();
    await fill({ ...other, kind: "embedded" });
    for (const table of filledTables) {
      const written = await allOf(database.db, table);
      expect(written.length).toBeGreaterThan(0);
      expect(await allOf(other.db, table)).toEqual(written);
    }
  });

  test("a fill that fails leaves nothing", async () => {
    const other = await open();
    await other.db.execute(sql`alter table message add constraint refuses check (position < 2)`);
    const as_it_was = await structure(other.db);
    await expect(fill(other)).rejects.toThrow("refuses");
    for (const table of filledTables) expect(await allOf(other.db, table)).toEqual([]);
    expect(await structure(other.db)).toEqual(as_it_was);
  });
});

test("calendars are opened for a third of those who keep none, and whoever keeps one keeps it as it is", async () => {
  const said: string[] = [];
  const opened = async () => {
    await fillCalendars(database.db, (line) => said.push(line));
    return [await allOf(database.db, "calendar"), await allOf(database.db, "calendar_day")] as const;
  };
  const [calendars, days] = await opened();
  expect(calendars.length).toBeGreaterThan(providers / 4);
  expect(days).toHaveLength(calendars.length * 120);
  expect(await opened()).toEqual([calendars, days]);
  expect(said).toEqual([`${calendars.length} calendars of 120 busy days`, "0 calendars of 120 busy days"]);
});
