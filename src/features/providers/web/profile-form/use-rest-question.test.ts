import { expect, test } from "vitest";
import { sampleProfile } from "../../../../../test/sample-profile.ts";
import { wouldRest } from "./use-rest-question.tsx";

const verified_as = {
  business_name: sampleProfile.business_name,
  phone: sampleProfile.phone,
  email_public: sampleProfile.email_public,
  website: null,
};
const verified = { ...sampleProfile, verification_status: "verified" as const, verified_as };
const renewed = { ...verified, phone: "+27215550199" };

test.each([
  ["another name", verified, ["business_name", "city"], true],
  ["another phone alone", verified, ["phone"], false],
  ["another phone and public email", verified, ["phone", "email_public"], true],
  ["another public email after another phone", renewed, ["email_public"], true],
  ["a first website after another phone", renewed, ["website"], true],
  ["a description after another phone", renewed, ["description"], false],
  ["a first website", verified, ["website"], false],
  [
    "another name of who isn't verified",
    { ...verified, verification_status: "unverified" as const },
    ["business_name"],
    false,
  ],
])("%s", (_name, profile, names, rests) => {
  expect(wouldRest(profile, names)).toBe(rests);
});
