import { expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../../test/open-calendar.ts";
import { category } from "../../../schema/categories.ts";

const app = await startTestApp();
const ids = new Map((await app.runtime.database.db.select().from(category)).map(({ slug, id }) => [slug, id]));
const date = "2027-03-20";

type Preview = { providers_contacted: number; taken: number; recipients: { providers: { business_name: string }[] }[] };

const preview = async (slug: string, wedding_date = date, more = {}) => {
  const query = new URLSearchParams({ selected: String(ids.get(slug)), wedding_date, ...more });
  const { body } = await app.call<Preview>(`/api/enquiries/bulk-contact/recipients?${query}`);
  const names = body.recipients.flatMap(({ providers }) => providers.map(({ business_name }) => business_name));
  return { names: names.toSorted(), taken: body.taken };
};

const send = (slug: string, more = {}) =>
  app.call<{ providers_contacted: number; taken: number; code: string; error: string }>("/api/enquiries/bulk-contact", {
    body: {
      couple_name: "Lerato",
      couple_email: `lerato-${slug}@couple.example`,
      wedding_date: date,
      venue_location: "Paarl",
      guest_count: 80,
      selected_category_ids: [ids.get(slug)],
      seconds_open: 30,
      ...more,
    },
  });

test("a vendor that is taken on the date is left out of preview and sending, which say how many; a limited or unknown one stays", async () => {
  const categories = ["florists"];
  const free = await openCalendar(app, { categories, business_name: "Free" });
  await free.rules(usualRules);
  const part = await openCalendar(app, { categories, business_name: "Some left" });
  await part.rules({ ...usualRules, capacity: 2 });
  await part.add({ kind: "booking", from: date });
  const taken = await openCalendar(app, { categories, business_name: "Taken" });
  await taken.add({ kind: "block", from: date });
  await openCalendar(app, { categories, business_name: "Unknown" });
  expect(await preview("florists")).toEqual({ names: ["Free", "Some left", "Unknown"], taken: 1 });
  expect(await preview("florists", "2027-03-27")).toEqual({
    names: ["Free", "Some left", "Taken", "Unknown"],
    taken: 0,
  });
  expect((await preview("florists", "2020-01-01")).taken).toBe(0);
  expect((await send("florists")).body).toMatchObject({ providers_contacted: 3, taken: 1 });
  // an enquiry to all reaches all, free providers first
  const all = ["Free", "Some left", "Taken", "Unknown"];
  expect(await preview("florists", date, { include_booked: "true" })).toEqual({ names: all, taken: 0 });
  const more = { include_booked: true, couple_email: "all@couple.example" };
  expect((await send("florists", more)).body).toMatchObject({ providers_contacted: 4, taken: 0 });
});

test("where every vendor is taken nothing is sent, and the error says why", async () => {
  const one = await openCalendar(app, { categories: ["jewellery"] });
  await one.add({ kind: "booking", from: date });
  const { status, body } = await send("jewellery");
  expect([status, body.code]).toEqual([400, "nobody_to_contact"]);
  expect(body.error).toBe(
    "Everyone you selected is booked on 20 March 2027. Choose other categories, or write to them one by one.",
  );
});
