import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { AuditEntry } from "../../contract/audit/schema.ts";
import { readCsv } from "../../platform/csv.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const token = await buildToken(app, (await buildSuperAdmin(app)).id);

type Page = { entries: AuditEntry[]; next: string | null; actions: string[]; error?: string };
type File = { file_name: string; csv: string; is_whole: boolean };

const list = async (query = "") => app.call<Page>(`/api/admin/audit${query}`, { token });
const namesOf = async (query: string) => (await list(query)).body.entries.map(({ subject_name }) => subject_name);

async function write(row: Partial<typeof auditEntry.$inferInsert>) {
  await db.insert(auditEntry).values({ id: newId(), actor_name: "Nomsa Office", action: "badge_added", ...row });
}

const rose_id = newId();
await write({ subject_name: "Rose & Co", subject_id: rose_id, created_at: new Date("2026-03-07T21:59:59Z") });
await write({ subject_name: "Midnight", created_at: new Date("2026-03-07T22:00:00Z"), action: "provider_unpublished" });
await write({ subject_name: "100% Love", created_at: new Date("2026-03-08T22:00:00Z"), acting_as_name: "Wildevy" });
await write({
  actor_name: "=HYPERLINK(1)",
  subject_name: '-2 "quoted", \nline',
  created_at: new Date("2026-03-09T08:00:00Z"),
  details: { badge_type: "verified", notes: null },
});

test("the record is in the order newest first, in pages that neither repeat nor leave out", async () => {
  for (let count = 0; count < 7; count += 1) await write({ created_at: new Date("2026-01-01T00:00:00Z") });
  const all = (await list("?limit=100")).body;
  expect(all.next).toBeNull();
  expect(all.actions).toEqual(["badge_added", "provider_unpublished"]);
  expect(all.entries.map(({ subject_name }) => subject_name).slice(1, 4)).toEqual([
    "100% Love",
    "Midnight",
    "Rose & Co",
  ]);
  const seen: string[] = [];
  let after = "";
  for (;;) {
    const { entries, next } = (await list(`?limit=3${after}`)).body;
    seen.push(...entries.map(({ id }) => id));
    if (next === null) break;
    after = `&after=${next}`;
  }
  expect(seen).toEqual(all.entries.map(({ id }) => id));
});

test.each([
  ["?actor=nomsa&action=provider_unpublished", ["Midnight"]],
  ["?actor=wildevy", ["100% Love"]],
  ["?subject=100%25", ["100% Love"]],
  ["?subject=rose", ["Rose & Co"]],
  [`?subject=${rose_id}`, ["Rose & Co"]],
  ["?from=2026-03-08&to=2026-03-08", ["Midnight"]],
  ["?from=2026-03-07&to=2026-03-07", ["Rose & Co"]],
  ["?subject=nobody", []],
  ["?subject=rose%00", ["Rose & Co"]],
  ["?actor=nomsa%00&action=%20&subject=midnight", ["Midnight"]],
  ["?from=0000-01-01&subject=midnight", ["Midnight"]],
  ["?to=0001-01-01", []],
])("%s finds %j", async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

test("an unreadable parameter is refused by its name", async () => {
  for (const query of ["from=yesterday", "limit=0", "limit=101", "after=x"]) {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body.error).toContain(query.split("=")[0] ?? "");
  }
});

test("the download has the same entries, and no name in it can run in a spreadsheet", async () => {
  const { status, body } = await app.call<File>("/api/admin/audit/export?from=2026-03-07", { token });
  expect(status).toBe(200);
  expect(body.is_whole).toBe(true);
  expect(body.file_name).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, first] = readCsv(body.csv);
  expect(head?.fields.slice(0, 2)).toEqual(["When (South Africa)", "Who"]);
  expect(first?.fields.slice(0, 2)).toEqual(["2026-03-09 10:00:00", "'=HYPERLINK(1)"]);
  expect(first?.fields.slice(6)).toEqual(['\'-2 "quoted", \nline', "", "notes: none; badge_type: verified"]);
  expect(readCsv(body.csv)).toHaveLength(5);
});

test("the database itself refuses to change, remove or empty the record", async () => {
  const before = await db.$count(auditEntry);
  for (const attempt of [
    sql`update audit_entry set actor_name = 'Nobody'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ])
    await expect(db.execute(attempt)).rejects.toMatchObject({ cause: { message: /append-only/ } });
  expect(await db.$count(auditEntry)).toBe(before);
});

test("only a super admin reads it", async () => {
  const provider = await buildToken(app, (await buildProvider(app)).id);
  for (const path of ["/api/admin/audit", "/api/admin/audit/export"]) {
    expect((await app.call(path)).status).toBe(401);
    expect((await app.call(path, { token: provider })).status).toBe(403);
  }
});
