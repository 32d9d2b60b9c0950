import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildKnownDevice, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { BulkCandidate, BulkOutcome } from "../../contract/enquiries/bulk-schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import * as limits from "../../contract/limits.ts";
import { category } from "../../schema/categories.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const categories = await db.select().from(category);
const idOf = (slug: string) => categories.find((each) => each.slug === slug)?.id ?? 0;

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Preview = Pick<BulkOutcome, "providers_contacted" | "categories" | "breakdown"> & {
  recipients: { category_id: number; category: string; providers: BulkCandidate[] }[];
};

const preview = async (query: Record<string, string>) =>
  app.call<Preview>(`/api/enquiries/bulk-contact/recipients?${new URLSearchParams(query).toString()}`);

let sent = 0;

function fill(slug: string, overrides: Record<string, unknown> = {}) {
  sent += 1;
  return {
    couple_name: "Naledi & Pieter",
    couple_email: `naledi${sent}@left-out.test`,
    wedding_date: "2031-03-07",
    venue_location: "Durban",
    guest_count: 80,
    selected_category_ids: [idOf(slug)],
    ...overrides,
  };
}

async function send<T = BulkOutcome>(body: ReturnType<typeof fill> & Record<string, unknown>, key?: string) {
  const known = await buildKnownDevice(app, body.couple_email);
  const headers: Record<string, string> = key === undefined ? known : { ...known, "idempotency-key": key };
  return app.call<T>("/api/enquiries/bulk-contact", { body, headers, address: `198.18.${sent}.7` });
}

const namesOf = ({ recipients }: Preview) =>
  recipients.flatMap(({ providers }) => providers.map(({ business_name }) => business_name));

test("the preview names each recipient, with place, price, travel and whether it fits", async () => {
  const gauteng = { city: "Benoni", province: "Gauteng" as const };
  await buildProvider(app, {
    business_name: "Near",
    categories: ["florists"],
    city: "Durban",
    province: "KwaZulu-Natal",
    price_from: 12_500,
    typical_price: 29_000,
    price_range: ["$$"],
  });
  await buildProvider(app, { business_name: "Far", categories: ["florists"], ...gauteng });
  await buildProvider(app, { business_name: "Farther", categories: ["florists"], ...gauteng, willing_to_travel: true });
  await buildProvider(app, { business_name: "Hidden", categories: ["florists"], is_published: false });
  const { body } = await preview({ selected: `${idOf("florists")}`, venue_location: "Umhlanga, KZN" });
  const [{ category: name, category_id, providers } = { category: "", category_id: 0, providers: [] }] =
    body.recipients;
  expect([name, category_id]).toEqual(["Florists", idOf("florists")]);
  expect(Object.fromEntries(providers.map(({ id: _id, business_name, ...facts }) => [business_name, facts]))).toEqual({
    Near: {
      city: "Durban",
      province: "KwaZulu-Natal",
      price_from: 12_500,
      typical_price: 29_000,
      price_range: ["$$"],
      willing_to_travel: false,
      serves_venue: true,
    },
    Far: {
      ...gauteng,
      price_from: null,
      typical_price: null,
      price_range: [],
      willing_to_travel: false,
      serves_venue: false,
    },
    Farther: {
      ...gauteng,
      price_from: null,
      typical_price: null,
      price_range: [],
      willing_to_travel: true,
      serves_venue: true,
    },
  });
  const anywhere = await preview({ selected: `${idOf("florists")}`, venue_location: "at our farm" });
  expect(anywhere.body.recipients[0]?.providers.every(({ serves_venue }) => serves_venue)).toBe(true);
});

test("an excluded vendor gets nothing, is not counted, and makes room for nobody", async () => {
  const made: { id: string; email: string }[] = [];
  for (let each = 0; each < limits.bulk_recipients_per_category_max + 1; each += 1) {
    const overrides = { city: "Durban", province: "KwaZulu-Natal" as const, trust_score: (60 - each) / 15 };
    made.push(await buildProvider(app, { categories: ["transport"], ...overrides }));
  }
  const [first, second, last] = [made[0]?.id ?? "", made[1]?.id ?? "", made.at(-1)?.id ?? ""];
  const excluded_provider_ids = [first, second.toUpperCase(), "nobody", "0198f2f4-0000-7000-8000-000000000000"];
  const response = await preview({
    selected: `${idOf("transport")}`,
    excluded_provider_ids: excluded_provider_ids.join(","),
  });
  const left = limits.bulk_recipients_per_category_max - 2;
  expect(response.body).toMatchObject({ providers_contacted: left, breakdown: [{ provider_count: left }] });
  expect(namesOf(response.body)).toHaveLength(left);

  const body = fill("transport", { excluded_provider_ids });
  const { status, body: outcome } = await send(body);
  expect([status, outcome.providers_contacted, outcome.emails_sent]).toEqual([201, left, left]);
  expect(outcome.breakdown).toEqual([{ category: "Transport", provider_count: left }]);
  const reached = await db
    .select({ id: enquiryRecipient.provider_id })
    .from(enquiryRecipient)
    .innerJoin(enquiry, eq(enquiry.id, enquiryRecipient.enquiry_id))
    .where(eq(enquiry.couple_email, body.couple_email));
  const ids = reached.map(({ id }) => id);
  for (const id of [first, second, last]) expect(ids).not.toContain(id);
});

test("a couple that excludes everybody gets an error, and nothing is sent", async () => {
  const { id } = await buildProvider(app, { categories: ["jewellery"] });
  const body = fill("jewellery", { excluded_provider_ids: [id] });
  const { status, body: answer } = await send<ErrorAnswer>(body);
  expect([status, answer.code]).toEqual([400, "nobody_to_contact"]);
  expect(await db.$count(enquiry, eq(enquiry.couple_email, body.couple_email))).toBe(0);
});

test("another choice is another enquiry, the same in another order is not", async () => {
  const [a, b] = [
    await buildProvider(app, { categories: ["menswear"] }),
    await buildProvider(app, { categories: ["menswear"] }),
  ];
  await buildProvider(app, { categories: ["menswear"] });
  const body = fill("menswear", { excluded_provider_ids: [a.id, b.id] });
  expect((await send(body, "choice")).status).toBe(201);
  expect((await send({ ...body, excluded_provider_ids: [b.id, a.id] }, "choice")).status).toBe(201);
  expect((await send({ ...body, excluded_provider_ids: [a.id] }, "choice")).status).toBe(409);
});

test.each([
  ["text", "everybody"],
  ["numbers", [7]],
  ["too many", Array.from({ length: limits.excluded_providers_max + 1 }, () => "nobody")],
])("a list of those left out that is %s is refused at its field", async (_what, excluded_provider_ids) => {
  const { status, body } = await send<ErrorAnswer>(fill("florists", { excluded_provider_ids }));
  expect([status, body.code]).toEqual([400, "bad_input"]);
  expect(Object.keys(body.fields ?? {})[0]).toMatch(/^excluded_provider_ids/);
});
