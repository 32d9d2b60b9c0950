import fc from "fast-check";
import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { provinces } from "../../contract/choices.ts";
import { profilePayload, type MyProfile, type ProfilePayload } from "../../contract/providers/my-schema.ts";
import { withoutNul } from "../../platform/http/read-input.ts";

const app = await startTestApp();

const nothing = fc.constantFrom(null, "");
const clearable = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: nothing });
const text = clearable(fc.string({ unit: "grapheme", maxLength: 40 }));
const texts = clearable(fc.array(fc.string({ unit: "binary", maxLength: 20 }), { maxLength: 6 }));
const link = clearable(fc.webUrl({ withQueryParameters: true }));
const number = clearable(fc.nat(100));
const answer = fc.boolean();
const clock = fc.constantFrom("00:00", "08:30", "17:00", "23:59");
const day = fc.option(fc.oneof(fc.constant("closed"), fc.record({ open: clock, close: clock })), { nil: undefined });

const payload = fc.record(
  {
    business_name: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
    description: text,
    website: link,
    instagram_url: link,
    city: text,
    province: clearable(fc.constantFrom(...provinces)),
    business_address: text,
    additional_cities: texts,
    willing_to_travel: answer,
    radius_km: number,
    years_experience: number,
    price_range: fc.constantFrom([], ["$"], ["$$", "$"], ["$$$", "$$$$", "$$"]),
    price_from: number,
    deposit_type: fc.constantFrom("percentage", "fixed"),
    deposit_value: number,
    payment_methods: texts,
    services_offered: texts,
    google_review_count: number,
    has_insurance: answer,
    business_hours: clearable(fc.oneof(fc.record({ monday: day, sunday: day }), fc.string({ maxLength: 30 }))),
    keywords: texts,
    primary_category_id: clearable(fc.integer({ min: 1, max: 20 })),
    additional_categories: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }),
    customFields: fc.array(fc.record({ name: fc.string({ minLength: 1, maxLength: 20 }) }), { maxLength: 4 }),
  },
  { requiredKeys: [] },
);

function readAs(sent: object): Partial<ProfilePayload> {
  return profilePayload.parse(withoutNul(JSON.parse(JSON.stringify(sent))));
}

test("for random input an accepted value reads back as it was read, and no other field changes", async () => {
  const { id } = await buildProvider(app, { categories: ["venues"] });
  const token = await buildToken(app, id);
  const path = "/api/providers/profile";
  const read = async () => (await app.call<MyProfile>(path, { token })).body;
  const derived = [
    "updated_at",
    "about",
    "trust_score",
    "rating",
    "review_count",
    "categories",
    "category_name",
    "category_slug",
  ];
  const categories = ["primary_category_id", "additional_categories"];
  const picked = (profile: object, names: string[]) =>
    Object.fromEntries(Object.entries(profile).filter(([name]) => names.includes(name)));
  const names = (fields: readonly { name: string }[] | undefined) => fields?.map(({ name }) => name);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(payload, async (sent) => {
      const before = await read();
      const { status, body } = await app.call<{ data: MyProfile }>(path, { method: "PUT", token, body: sent });
      expect([200, 400]).toContain(status);
      const isAccepted = status === 200;
      accepted += Number(isAccepted);
      const after = await read();
      expect(after).toEqual(isAccepted ? body.data : before);

      const { customFields, price_range, ...rest } = isAccepted ? readAs(sent) : {};
      const written = { ...rest, ...(price_range && { price_range: price_range.toSorted() }) };
      const direct = Object.keys(written).filter((name) => !categories.includes(name));
      expect(picked(after, direct)).toEqual(picked(written, direct));
      expect(names(after.customFields)).toEqual(names(customFields ?? before.customFields));
      const moved = new Set([...Object.keys(sent), ...derived, ...categories]);
      const others = Object.keys(before).filter((name) => !moved.has(name));
      expect(picked(after, others)).toEqual(picked(before, others));
    }),
    { numRuns: 60 },
  );
  expect(accepted).toBeGreaterThan(20);
});
