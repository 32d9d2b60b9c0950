import { expect, test } from "vitest";
import { localCalendarDate, emptyEnquiry, enquiryBody, validateEnquiry, readForm } from "./enquiry-values.ts";

const today = "2026-11-21";
const good = { ...emptyEnquiry, couple_name: "Thandeka Zulu", couple_email: "thandeka@example.co.za" };

test("a name and an email address are enough", () => {
  expect(validateEnquiry(good, today)).toEqual({});
});

test("a missing name and a missing email address have different errors", () => {
  expect(validateEnquiry({ ...emptyEnquiry, couple_name: "  " }, today)).toEqual({
    couple_name: "Please enter your name.",
    couple_email: "Please enter your email address.",
  });
});

test.each(["thandeka.zulu@", "thandeka", "a b@example.com", "a@b", "a@b."])(
  "%s is no email address",
  (couple_email) => {
    expect(validateEnquiry({ ...good, couple_email }, today)).toHaveProperty("couple_email");
  },
);

test("a wedding may be today but not yesterday", () => {
  expect(validateEnquiry({ ...good, wedding_date: today }, today)).toEqual({});
  expect(validateEnquiry({ ...good, wedding_date: "2026-11-20" }, today)).toHaveProperty("wedding_date");
});

test.each([
  ["120", false],
  ["1 200", false],
  ["about 120", true],
  ["-4", true],
  ["12.5", true],
  ["100001", true],
])("%s guests", (guest_count, isInvalid) => {
  expect("guest_count" in validateEnquiry({ ...good, guest_count }, today)).toBe(isInvalid);
});

test("the body names the provider, and an empty count is absent", () => {
  const body = enquiryBody("p1", { ...good, services_interested: ["Saturday package"] });
  expect(body).toMatchObject({
    provider_id: "p1",
    couple_name: "Thandeka Zulu",
    guest_count: null,
    services_interested: ["Saturday package"],
  });
});

test("the form is read field by field, chips together", () => {
  const form = new FormData();
  form.append("couple_name", "Sipho");
  form.append("services_interested", "Photo service");
  form.append("services_interested", "Album package");
  expect(readForm(form)).toEqual({
    ...emptyEnquiry,
    couple_name: "Sipho",
    services_interested: ["Photo service", "Album package"],
  });
});

test("a date is this phone's, not Greenwich's", () => {
  expect(localCalendarDate(new Date(2026, 2, 7, 0, 30))).toBe("2026-03-07");
});
