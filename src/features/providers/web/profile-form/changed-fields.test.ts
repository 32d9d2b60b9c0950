import { expect, test } from "vitest";
import { sampleProfile } from "../../../../../test/sample-profile.ts";
import { changedFields, payloadOf, rebased } from "./changed-fields.ts";
import { fieldNames } from "./profile-fields.ts";
import { profileValuesOf, type ProfileValues } from "./profile-values.ts";

const saved = profileValuesOf(sampleProfile);
const typed = (changes: Partial<ProfileValues>): ProfileValues => ({ ...saved, ...changes });

test("an untouched form has no changes", () => {
  expect(changedFields(saved, structuredClone(saved))).toEqual([]);
});

test.each<Partial<ProfileValues>>([
  { business_name: " Bo-Kaap Table " },
  { price_from: "8500" },
  { price_from: "R8,500.00" },
  { travel_rate_per_km: "7.5" },
  { additional_cities: ["Paarl", " "] },
  { selected_subcategories: { "19": "", "6": "Halaal" } },
  { business_hours: { sunday: "closed", monday: { close: "17:00", open: "09:00" } } },
  { customFields: [...saved.customFields, { id: "new-1", name: " " }] },
])("%j means the same and is no change", (changes) => {
  expect(changedFields(saved, typed(changes))).toEqual([]);
});

test.each<[Partial<ProfileValues>, unknown]>([
  [{ description: "" }, { description: null }],
  [{ established_year: "" }, { established_year: null }],
  [{ languages_spoken: [] }, { languages_spoken: [] }],
  [{ business_hours: {} }, { business_hours: null }],
  [{ business_hours: "By appointment" }, { business_hours: "By appointment" }],
  [{ price_range: [] }, { price_range: [] }],
  [{ price_from: "9 500" }, { price_from: 9500 }],
  [{ radius_km: "far" }, { radius_km: "far" }],
  [{ travel_rate_per_km: "4,80" }, { travel_rate_per_km: 4.8 }],
  [{ postal_code: "0081" }, { postal_code: "0081" }],
  [{ willing_to_travel: false }, { willing_to_travel: false }],
  [{ primary_category_id: "" }, { primary_category_id: null }],
  [{ primary_category_id: "3" }, { primary_category_id: 3 }],
  [{ selected_subcategories: { "6": "", "19": "Coffee" } }, { selected_subcategories: { "6": null, "19": "Coffee" } }],
])("only the change %j is sent", (changes, payload) => {
  const values = typed(changes);
  expect(payloadOf(values, changedFields(saved, values))).toEqual(payload);
});

test("new entries are sent without an id, saved ones with theirs, nameless ones not at all", () => {
  const customFields = [{ id: "new-1", name: "Tea service" }, ...saved.customFields, { id: "new-2", name: "" }];
  expect(payloadOf(typed({ customFields }), ["customFields"])).toEqual({
    customFields: [{ name: "Tea service" }, sampleProfile.customFields[0]],
  });
});

test("a profile read into the form and sent completely is the same profile", () => {
  const payload = payloadOf(saved, fieldNames);
  const { selected_subcategories, phone, ...others } = payload;
  expect(sampleProfile).toMatchObject(others);
  expect(selected_subcategories).toEqual({ "6": "Halaal", "19": null });
  expect(phone).toBe("082 555 0117");
});

test("a newer version is shown, but for what was typed over the older one", () => {
  const newer = { ...saved, city: "Paarl", team_size: "5 people" };
  const values = typed({ city: "Wellington", keywords: ["rustic"] });
  expect(rebased(saved, newer, values)).toEqual({ ...newer, city: "Wellington", keywords: ["rustic"] });
});
