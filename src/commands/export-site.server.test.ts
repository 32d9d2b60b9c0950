import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { buildMedium, buildProvider, buildToken } from "../../test/factories.ts";
import { startTestApp } from "../../test/harness.ts";
import type { MyProfile } from "../contract/providers/my-schema.ts";
import { importListings } from "../features/imports/import-listings.ts";
import { readListings } from "../features/imports/read-listings.ts";
import { no_mapping } from "../features/imports/read-mapping.ts";
import { account } from "../schema/accounts.ts";
import { importedPage } from "../schema/imports.ts";
import { exportSite } from "./export-site.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const { config, storage } = app.runtime;

async function exported() {
  const parent = await mkdtemp(join(tmpdir(), "umshado-export-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, "out");
  await exportSite(db, { config, storage, folder, printLine: () => undefined });
  const read = (name: string) => readFile(join(folder, name), "utf8");
  return { folder, read };
}

const details = {
  description: 'A barn.\n\nBetween the vines, "quoted"; with | bars.',
  city: "Paarl",
  province: "Western Cape",
  additional_cities: ["Franschhoek"],
  price_range: ["$$", "$$$"],
  price_from: 25_000,
  services_offered: ["Ceremonies"],
  website: "https://barn.example",
  instagram_url: "barn",
  business_hours: { monday: { open: "09:00", close: "17:00" }, sunday: "closed" },
  offers_consultation: true,
  latitude: -33.7,
  longitude: 18.96,
  selected_subcategories: { "1": "Wine estates" },
  customFields: [{ name: "A day, R 25 000" }],
};

test("a business that is exported and imported elsewhere has the same profile", async () => {
  const { id } = await buildProvider(app, { categories: ["venues", "caterers"], is_published: true });
  const token = await buildToken(app, id);
  const path = "/api/providers/profile";
  expect(await app.call(path, { token, method: "PUT", body: details })).toMatchObject({ status: 200 });
  const before = (await app.call<MyProfile>(path, { token })).body;
  const { read } = await exported();
  const lines = (await read("listings.jsonl")).trim().split("\n");
  expect(lines).toHaveLength(1);
  // the email must belong to no other account
  await db.update(account).set({ email: "moved@away.example" }).where(eq(account.id, id));
  const { reports } = await importListings(app.ctx(), readListings(lines.join("\n")), {
    mapping: no_mapping,
    isDry: false,
  });
  expect(reports).toMatchObject([{ outcome: "new", external_id: id, notes: [] }]);
  const [page] = await db.select().from(importedPage);
  const again = await buildProvider(app);
  const other = await buildToken(app, again.id);
  expect(await app.call(path, { token: other, method: "PUT", body: page?.profile })).toMatchObject({ status: 200 });
  const after = (await app.call<MyProfile>(path, { token: other })).body;
  for (const field of Object.keys(details).filter(
    (name) => name !== "customFields" && name !== "selected_subcategories",
  ))
    expect([field, Reflect.get(after, field)]).toEqual([field, Reflect.get(before, field)]);
  expect(after.customFields.map(({ name }) => name)).toEqual(["A day, R 25 000"]);
  expect(after.primary_category_id).toBe(before.primary_category_id);
});

test("every table is there but secrets, and README.md names each column; pictures come along", async () => {
  const { id } = await buildProvider(app);
  await buildMedium(app, id);
  await buildToken(app, id);
  const { folder, read } = await exported();
  const tables = await readdir(join(folder, "tables"));
  expect(tables).toEqual(expect.arrayContaining(["account.jsonl", "enquiry.jsonl", "message.jsonl", "provider.jsonl"]));
  for (const secret of ["session", "account_token", "installation", "second_factor", "passkey"])
    expect(tables).not.toContain(`${secret}.jsonl`);
  const accounts = (await read("tables/account.jsonl")).trim().split("\n");
  expect(accounts.length).toBe(await db.$count(account));
  const all = await Promise.all(tables.map((name) => read(join("tables", name))));
  expect(all.join("\n")).not.toMatch(/\$argon2|token_hash|password_hash|secret_sealed|link_hash/);
  const readme = await read("README.md");
  for (const [index, name] of tables.entries()) {
    const [first] = all[index]?.split("\n") ?? [];
    for (const column of Object.keys(JSON.parse(first || "{}") as object)) expect(readme).toContain(`| ${column} |`);
    expect(readme).toContain(`### tables/${name} `);
  }
});

test("a folder that is not empty is left alone", async () => {
  const { folder } = await exported();
  await expect(exportSite(db, { config, storage, folder, printLine: () => undefined })).rejects.toThrow("is not empty");
});
