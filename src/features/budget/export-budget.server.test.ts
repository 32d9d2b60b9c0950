import { afterAll, beforeEach, expect, test } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { budgeter, customEntry } from "../../../test/open-budget.ts";
import { readCsv } from "../../platform/csv.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
beforeEach(() => app.clock.set("2026-06-17T10:00:00.000Z"));

const open = async () => budgeter(app, await buildToken(app, (await buildCouple(app)).id));

function csvRow(csv: string, what: string): Record<string, string> {
  const [head, ...lines] = readCsv(csv).map(({ fields }) => fields);
  const line = lines.find(([first]) => first === what);
  return Object.fromEntries((head ?? []).map((column, at) => [column, line?.[at] ?? ""]));
}

test("the file has each category, its entries, what is due and what was paid, and nothing that a spreadsheet would run", async () => {
  const { save, entries, payments, csv } = await open();
  await save({ total_cents: 100_000_00 });
  const { entry_id } = (await entries.add({ ...customEntry, title: "=HYPERLINK(1)", due_on: "2026-09-01" })).body;
  await payments.add({ entry_id, part: "other", amount_cents: 1_000_50, paid_on: "2026-06-16" });
  const file = await csv();
  expect(file.file_name).toBe("budget-2026-06-17.csv");
  const lines = file.csv.split("\r\n");
  expect(lines[1]).toContain('"Category","Venues","","","","22000.00"');
  expect(file.csv).toContain(`"Own entry","Everything else","'=HYPERLINK(1)"`);
  expect(file.csv).toContain('"Payment due","Everything else"');
  expect(file.csv).toContain('"1000.50"');
  expect(lines.at(-2)).toContain('"In all"');
  expect(csvRow(file.csv, "Payment due")).toMatchObject({
    "Booked (R)": "",
    "Due (R)": "8000.00",
    "Open (R)": "6999.50",
  });
});

test("an overspent amount in the file is a negative number", async () => {
  const { save, entries, csv } = await open();
  const { body } = await save({ total_cents: 100_000_00 });
  const category_id = body.budget.categories.find(({ slug }) => slug === "venues")?.category_id;
  await entries.add({ ...customEntry, category_id, amount_cents: 30_000_50 });
  expect(csvRow((await csv()).csv, "Category")).toMatchObject({ Category: "Venues", "Left (R)": "-8000.50" });
});
