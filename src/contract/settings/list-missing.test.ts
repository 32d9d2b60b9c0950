import { expect, test } from "vitest";
import { listMissing } from "./list-missing.ts";
import { settingDefaults, type Settings } from "./schema.ts";

const complete: Settings = {
  ...settingDefaults,
  contact_email: "hello@people.test",
  contact_phone: "+27215550199",
  information_officer_name: "Nomvula Dube",
  legal_name: "Two Hearts (Pty) Ltd",
  legal_status: "Private company",
  registration_number: "2021/456789/07",
  street_address: "12 Loop Street, Cape Town",
  office_bearers: "N. Dube",
  service_address: "12 Loop Street, Cape Town",
};
const keys = (more: Partial<Settings>) => listMissing({ ...complete, ...more }).map(({ key }) => key);

test("a new site lacks every detail that the law requires", () => {
  expect(listMissing(settingDefaults).map(({ label }) => label)).toEqual([
    "contact email",
    "contact phone",
    "Information Officer",
    "legal name",
    "legal form",
    "registration number",
    "street address",
    "office bearers",
    "address for legal documents",
  ]);
});

test.each([
  [{}, []],
  [{ street_address: " " }, ["street_address"]],
  [{ registration_number: "", office_bearers: "" }, ["registration_number", "office_bearers"]],
  [{ legal_status: "Sole proprietor", registration_number: "", office_bearers: "" }, []],
  [{ regulatory_bodies: "", information_officer_email: "", information_officer_contact: "" }, []],
])("settings with %j lack %j", (more, missing) => {
  expect(keys(more)).toEqual(missing);
});
