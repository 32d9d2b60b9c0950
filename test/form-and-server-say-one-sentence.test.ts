import { expect, test } from "vitest";
import type { z } from "zod";
import * as accounts from "../src/contract/accounts/schema.ts";
import * as couples from "../src/contract/couples/schema.ts";
import { endorsementPayload } from "../src/contract/endorsements/schema.ts";
import { bulkEnquiry } from "../src/contract/enquiries/bulk-schema.ts";
import { directEnquiry } from "../src/contract/enquiries/schema.ts";
import * as limits from "../src/contract/limits.ts";
import { profilePayload, registerProviderRoute } from "../src/contract/providers/my-schema.ts";
import { requestVerificationRoute } from "../src/contract/verifications/schema.ts";
import { checkDeletion, checkEmailChange, checkPasswordChange } from "../src/features/accounts/web/check-account.ts";
import { checkNewSignIn } from "../src/features/accounts/web/sign-in/check-new-sign-in.ts";
import { checkSignIn } from "../src/features/accounts/web/sign-in/sign-in-form.tsx";
import { checkPoints } from "../src/features/endorsements/web/give-dialog.tsx";
import { readContent } from "../src/features/enquiries/rules.ts";
import { bulkBody, emptyBulk, validateBulkEnquiry } from "../src/features/enquiries/web/bulk/bulk-values.ts";
import { emptyEnquiry, enquiryBody, validateEnquiry } from "../src/features/enquiries/web/enquiry-values.ts";
import { checkProfile } from "../src/features/providers/check-profile.ts";
import { checkValues } from "../src/features/providers/web/profile-form/check-values.ts";
import { profileValuesOf, type ProfileValues } from "../src/features/providers/web/profile-form/profile-values.ts";
import { checkStep } from "../src/features/providers/web/register-values.ts";
import { checkMotivation } from "../src/features/verifications/web/check-motivation.ts";
import { Refusal } from "../src/platform/refusal.ts";
import { sampleProfile } from "./sample-profile.ts";

type Said = Readonly<Record<string, string | null | undefined>>;

/** The server's messages by field; `judge` adds checks beyond the contract. */
function serverErrors<Shape extends z.ZodType>(
  shape: Shape | undefined,
  body: object,
  evaluate?: (read: z.output<Shape>) => Said,
): Said {
  if (!shape) throw new Error("This call takes no body.");
  const read = shape.safeParse(body);
  if (read.success) return evaluate?.(read.data) ?? {};
  return Object.fromEntries(read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Each fault of the form is also the server's, with the same sentence. */
function expectOneSentence(form: Said, server: Said) {
  expect(Object.keys(form)).not.toEqual([]);
  expect(server).toMatchObject(form);
}

const today = "2026-11-22";
const now = new Date(`${today}T10:00:00Z`);
const passed = "2026-11-21";

function validateContent(read: Parameters<typeof readContent>[0]): Said {
  try {
    readContent(read, now);
    return {};
  } catch (cause) {
    if (cause instanceof Refusal) return cause.fields ?? {};
    throw cause;
  }
}

const enquirer = { couple_name: "Lerato", couple_email: "lerato@example.co.za" };

test.each([
  {},
  { ...enquirer, couple_email: "lerato@" },
  { ...enquirer, wedding_date: passed },
  { ...enquirer, guest_count: "many" },
  { ...enquirer, guest_count: "12.5" },
  {
    ...enquirer,
    services_interested: Array.from({ length: limits.enquiry_services_max + 1 }, (_, at) => `Service ${at}`),
  },
])("an enquiry with %j", (typed) => {
  const values = { ...emptyEnquiry, ...typed };
  expectOneSentence(
    validateEnquiry(values, today),
    serverErrors(directEnquiry, enquiryBody("p1", values), validateContent),
  );
});

const wedding = { ...enquirer, wedding_date: "2027-03-06", venue_location: "Paarl", guest_count: "80" };

test.each([
  [{}, []],
  [wedding, []],
  [{ ...wedding, couple_email: "lerato@" }, [1]],
  [{ ...wedding, wedding_date: passed }, [1]],
  [{ ...wedding, guest_count: "0" }, [1]],
  [{ ...wedding, guest_count: "many" }, [1]],
])("a bulk enquiry with %j in the categories %j", (typed, selected) => {
  const values = { ...emptyBulk, ...typed };
  const body = bulkBody(values, { choice: { selected, excluded: [] }, leftOut: [], near: {} });
  expectOneSentence(
    validateBulkEnquiry(values, selected.length, today),
    serverErrors(bulkEnquiry, body, (read) => validateContent({ ...read, services_interested: [] })),
  );
});

const good = { email: "lerato@example.co.za", password: "long enough", confirmPassword: "long enough" };

test.each([{}, { ...good, email: " " }, { ...good, password: "short", confirmPassword: "short" }])(
  "a registration with %j",
  (values) => {
    const body = { email: "", password: "", confirmPassword: "", ...values };
    expectOneSentence(checkNewSignIn("provider", values), serverErrors(registerProviderRoute.body, body));
    expectOneSentence(checkNewSignIn("couple", values), serverErrors(couples.registerCoupleRoute.body, body));
  },
);

test("the second step of a provider's registration", () => {
  const body = { ...good, business_name: " ", contact_person: "", phone: " " };
  expectOneSentence(checkStep(2, body), serverErrors(registerProviderRoute.body, body));
});

test.each([
  { email: "", password: "" },
  { email: " ", password: "x" },
  { email: "a@b.example", password: "" },
])("a sign-in with %j", (body) => {
  expectOneSentence(checkSignIn(body), serverErrors(accounts.signInProviderRoute.body, body));
  expectOneSentence(checkSignIn(body), serverErrors(couples.signInCoupleRoute.body, body));
});

test("missing fields of an account's own forms", () => {
  const address = { newEmail: " ", password: "" };
  expectOneSentence(checkEmailChange(address), serverErrors(accounts.changeEmailRoute.body, address));
  const passwords = { currentPassword: "", newPassword: "short", confirmPassword: "short" };
  expectOneSentence(checkPasswordChange(passwords), serverErrors(accounts.changePasswordRoute.body, passwords));
  for (const proof of ["password", "email"] as const) {
    expectOneSentence(checkDeletion(proof, {}), serverErrors(accounts.deleteAccountRoute.body, { [proof]: "" }));
  }
});

test("a request for verification, and points to give", () => {
  for (const motivation of ["too short", "x".repeat(limits.verification_motivation_length_max + 1)]) {
    const body = { motivation };
    expectOneSentence({ motivation: checkMotivation(motivation) }, serverErrors(requestVerificationRoute.body, body));
  }
  for (const points_given of [0, 1.5]) {
    const form = { points_given: checkPoints(String(points_given), 9) };
    expectOneSentence(form, serverErrors(endorsementPayload, { endorsed_provider_id: "", points_given }));
  }
});

const stored = { business_name: "A", contact_person: "B", phone: "+27825550117", price_from: null, price_to: null };
const rest = { deposit_type: "percentage", deposit_value: null, ratings_recorded_at: null } as const;

test.each<Partial<ProfileValues>>([
  { business_name: " ", contact_person: "", phone: " " },
  { radius_km: "501", established_year: "1799", years_experience: "many", consultation_fee: "ask us" },
  { deposit_percentage: "101" },
  { deposit_percentage: "12.5" },
  { website: "sipho", instagram_url: "sipho shoots" },
  { price_range: ["$", "$$$"] },
  { price_from: "70 000", price_to: "60 000" },
  { typical_price: "0" },
  { guests_max: "0" },
  { business_hours: { monday: { open: "", close: "17:00" } } },
])("a profile with %j", (changes) => {
  const shown = { offers_consultation: true, deposit_required: true, deposit_type: "percentage" } as const;
  expectOneSentence(
    checkValues({ ...profileValuesOf(sampleProfile), ...shown, ...changes }),
    serverErrors(profilePayload, changes, (read) => checkProfile(read, { ...stored, ...rest }, now).fieldErrors),
  );
});
