import { beforeAll, expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";

const app = await startTestApp();
const date = "2027-03-20";
const read = async (id: string, query = "") =>
  app.call<{ providers: ProviderCard[] } & ErrorAnswer>(`/api/providers/${id}/similar${query}`);
const names = async (id: string, query = "") =>
  (await read(id, query)).body.providers.map(({ business_name }) => business_name);

async function build(business_name: string, state: "free" | "taken", more: Parameters<typeof openCalendar>[1] = {}) {
  const one = await openCalendar(app, { business_name, categories: ["florists"], ...more });
  await one.rules(usualRules);
  if (state === "taken") await one.add({ kind: "booking", from: date });
  return one.id;
}
const silent = (business_name: string, more: Parameters<typeof buildProvider>[1] = {}) =>
  buildProvider(app, { business_name, categories: ["florists"], ...more });

let target_id = "";
beforeAll(async () => {
  target_id = await build("Asked", "free", { typical_price: 20_000 });
  await build("Dear and free", "free", { typical_price: 90_000, trust_score: 5 });
  await build("Alike and free", "free", { typical_price: 24_000, trust_score: 1 });
  await silent("Alike and silent", { typical_price: 15_000, trust_score: 2 });
  await build("Alike and taken", "taken", { typical_price: 20_000, trust_score: 4 });
  await build("Far", "free", { city: "Durban", province: "KwaZulu-Natal", typical_price: 20_000 });
  await silent("Of another kind", { categories: ["jewellery"], typical_price: 20_000 });
});

test("without a date nearby ones with a similar price come first, without the provider itself, far ones and other categories", async () => {
  expect(await names(target_id)).toEqual(["Alike and taken", "Alike and silent", "Alike and free", "Dear and free"]);
});

test("with a date an available one comes first, and taken ones are left out", async () => {
  await silent("Silent cake", { categories: ["cakes-and-desserts"] });
  await build("Taken cake", "taken", { categories: ["cakes-and-desserts"] });
  await build("Free cake", "free", { categories: ["cakes-and-desserts"] });
  const { id } = await silent("Asked cake", { categories: ["cakes-and-desserts"] });
  expect(await names(id, `?date=${date}`)).toEqual(["Free cake", "Silent cake"]);
});

test("where two are available on a date only those are shown, with similar prices first", async () => {
  expect(await names(target_id, `?date=${date}`)).toEqual(["Alike and free", "Dear and free"]);
});

test("near a requested place they are near that place, and where nobody is, in its province", async () => {
  expect(await names(target_id, "?near=durban")).toEqual(["Far"]);
  expect(await names(target_id, "?near=ladysmith&within=25")).toEqual(["Far"]);
  expect(await names(target_id, "?near=clarens")).toEqual([]);
});

test("never more than six are shown", async () => {
  for (const name of ["Third", "Fourth", "Fifth", "Sixth", "Seventh"])
    await build(name, "free", { typical_price: 21_000 });
  expect(await names(target_id, `?date=${date}`)).toHaveLength(6);
});

test("a provider without a category has no similar ones, and an unlisted one is unknown", async () => {
  const { id } = await buildProvider(app);
  expect((await read(id)).body.providers).toEqual([]);
  const hidden = await buildProvider(app, { is_published: false });
  expect((await read(hidden.id)).status).toBe(404);
  expect((await read(target_id, "?date=2020-01-01")).body.fields).toHaveProperty("date");
});
