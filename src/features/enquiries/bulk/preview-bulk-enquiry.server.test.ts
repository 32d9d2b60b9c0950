import { beforeEach, expect, test } from "vitest";
import { buildKnownDevice, buildProvider } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import type { BulkCandidate, BulkOutcome } from "../../../contract/enquiries/bulk-schema.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { category } from "../../../schema/categories.ts";
import { provider } from "../../../schema/providers.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { enquiryEmails } from "../emails.ts";

const app = await startTestApp();
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const { db } = app.runtime.database;
const categories = await db.select().from(category);
const idOf = (slug: string) => categories.find((each) => each.slug === slug)?.id ?? 0;

// Past the address's hourly limit.
beforeEach(async () => {
  app.clock.advance(61 * 60 * 1000);
  await db.delete(provider);
});

type Preview = Pick<BulkOutcome, "providers_contacted"> & { recipients: { providers: BulkCandidate[] }[] };

const preview = async <T = Preview>(query: Record<string, string>) =>
  app.call<T>(`/api/enquiries/bulk-contact/recipients?${new URLSearchParams(query)}`);

async function namesOf(query: Record<string, string>) {
  const { body } = await preview(query);
  const all = body.recipients.flatMap(({ providers }) => providers);
  expect(body.providers_contacted).toBe(all.length);
  return all.map(({ business_name }) => business_name);
}

const filled = {
  couple_name: "Naledi & Pieter",
  couple_email: "naledi@near.test",
  wedding_date: "2031-03-07",
  venue_location: "Clarens",
  guest_count: 80,
};

async function buildNearby() {
  const away = { city: "Durban", province: "KwaZulu-Natal", willing_to_travel: true } as const;
  const categories = ["florists"];
  await buildProvider(app, { ...away, categories, business_name: "Comes", radius_km: 500, trust_score: 5 });
  await buildProvider(app, { ...away, categories, business_name: "Says it travels", trust_score: 5 });
  await buildProvider(app, {
    categories,
    city: "Bethlehem",
    province: "Free State",
    business_name: "Next town",
    trust_score: 1,
  });
  await buildProvider(app, {
    ...away,
    categories: ["caterers", "venues"],
    business_name: "Kitchen with a hall",
    radius_km: 500,
  });
}

test("near a place a bulk enquiry goes to vendors that reach it, those based there first, and the preview counts them", async () => {
  await buildNearby();
  const selected = String(idOf("florists"));
  expect(await namesOf({ selected, near: "clarens" })).toEqual(["Next town", "Comes"]);
  expect(await namesOf({ selected, near: "clarens", within: "25" })).toEqual(["Comes"]);
  expect(await namesOf({ selected })).toHaveLength(3);
  // providers out of reach are counted and can be included, nearest first
  expect((await preview({ selected, near: "clarens" })).body).toMatchObject({ elsewhere: 1 });
  const everybody = await namesOf({ selected, near: "clarens", include_elsewhere: "true" });
  expect([everybody[0], everybody.length]).toEqual(["Next town", 3]);
  const headers = await buildKnownDevice(app, filled.couple_email);
  const body = { ...filled, selected_category_ids: [idOf("florists")], near: "clarens" };
  expect((await app.call<BulkOutcome>("/api/enquiries/bulk-contact", { body, headers })).body).toMatchObject({
    providers_contacted: 2,
  });
  const { body: near } = await app.call<BulkOutcome>("/api/enquiries/bulk-contact", {
    body: { ...body, within: 25 },
    headers,
  });
  expect(near.providers_contacted).toBe(1);
});

test("a vendor that is contacted as a venue counts only at its own place", async () => {
  await buildNearby();
  expect(await namesOf({ selected: String(idOf("venues")), near: "clarens" })).toEqual([]);
  expect(await namesOf({ selected: `${idOf("venues")},${idOf("caterers")}`, near: "clarens" })).toEqual([
    "Kitchen with a hall",
  ]);
});

test("an unknown place or distance is a 400 that names it", async () => {
  const selected_category_ids = [idOf("florists")];
  for (const [wrong, name] of [
    [{ near: "xanadu" }, "near"],
    [{ near: "clarens", within: 26 }, "within"],
  ] as const) {
    const body = { ...filled, selected_category_ids, ...wrong };
    const sent = await app.call<ErrorAnswer>("/api/enquiries/bulk-contact", { body });
    expect([sent.status, sent.body.code, Object.keys(sent.body.fields ?? {})]).toEqual([400, "bad_input", [name]]);
    const query = Object.fromEntries(Object.entries(wrong).map(([key, value]) => [key, String(value)]));
    const response = await preview<ErrorAnswer>({ selected: String(selected_category_ids), ...query });
    expect([response.status, response.body.code, Object.keys(response.body.fields ?? {})]).toEqual([
      400,
      "bad_parameter",
      [name],
    ]);
  }
});

test("a confirmed bulk enquiry goes to vendors that reach the place, and its copy names only those", async () => {
  await buildNearby();
  const couple_email = "waits@near.test";
  const body = {
    ...filled,
    couple_email,
    message: "Our site is naledi.example",
    selected_category_ids: [idOf("florists")],
    near: "clarens",
  };
  const pending = await app.call<BulkOutcome>("/api/enquiries/bulk-contact", { body });
  expect([pending.status, pending.body.providers_contacted]).toEqual([202, 2]);
  const token = tokenIn((await app.mailbox.waitFor(couple_email))[0]);
  const sent = await app.call<BulkOutcome>("/api/enquiries/confirm", { body: { token } });
  expect([sent.status, sent.body.providers_contacted]).toEqual([200, 2]);
  const copy = (await app.mailbox.waitFor(couple_email, 2)).at(-1);
  expect(copy?.text).toContain("Next town");
  expect(copy?.text).toContain("Comes");
  expect(copy?.text).not.toContain("Says it travels");
});
