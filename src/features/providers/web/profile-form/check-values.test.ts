import { expect, test } from "vitest";
import { sampleProfile } from "../../../../../test/sample-profile.ts";
import { accountMessages } from "../../../../contract/accounts/calls.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { checkValues, errorsByField, errorsByTab, orderErrors, hiddenErrors } from "./check-values.ts";
import { profileValuesOf, type ProfileValues } from "./profile-values.ts";

const good = profileValuesOf(sampleProfile);

test("a saved profile has no errors", () => {
  expect(checkValues(good)).toEqual({});
});

test.each<[Partial<ProfileValues>, string]>([
  [{ business_name: " " }, "business_name"],
  [{ phone: "" }, "phone"],
  [{ radius_km: "501" }, "radius_km"],
  [{ radius_km: "-1" }, "radius_km"],
  [{ travel_free_km: "1 001" }, "travel_free_km"],
  [{ travel_rate_per_km: "50,01" }, "travel_rate_per_km"],
  [{ travel_rate_per_km: "7,505" }, "travel_rate_per_km"],
  [{ deposit_percentage: "101" }, "deposit_percentage"],
  [{ deposit_percentage: "12.5" }, "deposit_percentage"],
  [{ established_year: "1799" }, "established_year"],
  [{ instagram_url: "sipho shoots" }, "instagram_url"],
  [{ website: "sipho" }, "website"],
  [{ price_from: "about 5000" }, "price_from"],
  [{ price_from: "70 000" }, "price_to"],
  [{ price_range: ["$", "$$$"] }, "price_range"],
  [{ business_hours: { monday: { open: "", close: "17:00" } } }, "business_hours"],
])("%j has its error at %s", (changes, name) => {
  expect(Object.keys(checkValues({ ...good, ...changes }))).toEqual([name]);
});

test.each<Partial<ProfileValues>>([
  { radius_km: "0" },
  { radius_km: "500" },
  { radius_km: "" },
  { travel_free_km: "1 000", travel_rate_per_km: "50" },
  { travel_free_km: "0", travel_rate_per_km: "R 7.5" },
  { deposit_percentage: "100" },
  { price_from: "62 000" },
  { price_range: [] },
  { price_from: "R25 000.00", price_to: "30,000" },
  { instagram_url: "@siphoshoots", website: "www.sipho.co.za" },
])("%j is fine", (changes) => {
  expect(checkValues({ ...good, ...changes })).toEqual({});
});

test("a save with four errors names four", () => {
  const invalidFields = { radius_km: "501", deposit_percentage: "101", established_year: "abc" } as const;
  expect(Object.keys(checkValues({ ...good, ...invalidFields, price_range: ["$", "$$$"] })).toSorted()).toEqual([
    "deposit_percentage",
    "established_year",
    "price_range",
    "radius_km",
  ]);
});

test("the error of a share says whether it is too much or not a whole percent", () => {
  const errorOf = (deposit_percentage: string) => checkValues({ ...good, deposit_percentage }).deposit_percentage;
  expect(errorOf("101")).toBe(dashboardMessages.deposit_percentage_too_high);
  expect(errorOf("12.5")).toBe(dashboardMessages.deposit_percentage_not_integer);
});

test.each<[Partial<ProfileValues>, string[]]>([
  [{ deposit_percentage: "150", deposit_type: "fixed" }, ["deposit_percentage"]],
  [{ deposit_percentage: "150", deposit_required: false }, ["deposit_percentage"]],
  [{ deposit_value: "a lot", deposit_type: "percentage" }, ["deposit_value"]],
  [{ deposit_value: "5 000", deposit_type: "percentage" }, ["deposit_value"]],
  [{ deposit_value: "5 000", deposit_type: "fixed" }, []],
  [{ consultation_fee: "ask us", offers_consultation: false }, ["consultation_fee"]],
  [{ travel_rate_per_km: "a lot", willing_to_travel: false }, ["travel_rate_per_km"]],
])("an invalid value in %j that is not required prevents nothing", (changes, hidden) => {
  const values = { ...good, ...changes };
  expect(checkValues(values)).toEqual({});
  expect(hiddenErrors(values)).toEqual(hidden);
});

test("the server's errors are at the fields of the form", () => {
  const fields = {
    "customFields.2.name": "Give it a name.",
    website: accountMessages.fill_required_fields,
    nonsense: "?",
  };
  expect(errorsByField(fields)).toEqual({
    customFields: "Give it a name.",
    website: accountMessages.fill_required_fields,
  });
});

test("the tabs show how many of their fields have to be corrected", () => {
  expect(errorsByTab(["website", "phone", "price_to", "nonsense"])).toEqual({ basic: 2, pricing: 1 });
});

test("the focus goes to the first error of the open tab, else to the first of all", () => {
  expect(orderErrors(["price_to", "phone", "price_from"], "pricing")).toEqual(["price_from", "price_to", "phone"]);
  expect(orderErrors(["price_to", "phone"], "social")).toEqual(["phone", "price_to"]);
});
