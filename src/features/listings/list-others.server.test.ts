import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { OtherProvider } from "../../contract/providers/page-schema.ts";

const app = await startTestApp();
const date = "2027-03-20";
const others = async (id: string, query = `?date=${date}`) =>
  app.call<{ providers: OtherProvider[] } & ErrorAnswer>(`/api/providers/${id}/others${query}`);

async function build(business_name: string, more: Parameters<typeof openCalendar>[1], isFree = true) {
  const one = await openCalendar(app, { business_name, categories: ["florists"], ...more });
  await one.rules(usualRules);
  if (!isFree) await one.add({ kind: "booking", from: date });
  return one;
}

test("three others are available then, nearby, with similar prices first; without the provider itself, taken ones, far ones and those without a calendar", async () => {
  const target = await build("Asked", { price_range: ["$$"] }, false);
  await build("Dear", { price_range: ["$$$$"], trust_score: 5 });
  await build("Alike", { price_range: ["$$"], trust_score: 1 });
  await build("Alike too", { price_range: ["$$"], trust_score: 2, city: "Paarl" });
  await build("Far", { price_range: ["$$"], city: "Durban", province: "KwaZulu-Natal" });
  await build("Taken too", { price_range: ["$$"] }, false);
  await build("Of another kind", { price_range: ["$$"], categories: ["jewellery"] });
  await buildProvider(app, { business_name: "Silent", categories: ["florists"], price_range: ["$$"] });
  const { status, body } = await others(target.id);
  expect(status).toBe(200);
  expect(body.providers.map(({ business_name }) => business_name)).toEqual(["Alike too", "Alike", "Dear"]);
  expect(body.providers[0]).toMatchObject({ city: "Paarl", distance_km: expect.any(Number) as number });
});

test("a provider without a category has no others, and an unlisted one is unknown", async () => {
  const { id } = await buildProvider(app);
  expect((await others(id)).body.providers).toEqual([]);
  const hidden = await buildProvider(app, { is_published: false });
  expect((await others(hidden.id)).status).toBe(404);
  expect((await others(id, "")).body.fields).toHaveProperty("date");
  expect((await others(id, "?date=2020-01-01")).status).toBe(200);
});
