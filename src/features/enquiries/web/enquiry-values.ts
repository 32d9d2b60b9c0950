import { fieldMessages } from "../../../contract/field-messages.ts";
import * as limits from "../../../contract/limits.ts";

export const emptyTexts = {
  couple_name: "",
  couple_email: "",
  couple_phone: "",
  wedding_date: "",
  venue_location: "",
  guest_count: "",
  budget_range: "",
  message: "",
};

/** With the honeypot, hidden from people. */
const emptyForm = { ...emptyTexts, extra_remarks: "" };

/** Every field as text [enquiries-3]. */
export type EnquiryValues = typeof emptyForm & { services_interested: string[] };

export type EnquiryErrors = Partial<Record<keyof EnquiryValues, string>>;

export const emptyEnquiry: EnquiryValues = { ...emptyForm, services_interested: [] };

export function readForm(form: FormData): EnquiryValues {
  const values = { ...emptyEnquiry };
  for (const name of Object.keys(emptyForm) as (keyof typeof emptyForm)[]) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value;
  }
  const services_interested = form.getAll("services_interested").filter((value) => typeof value === "string");
  return { ...values, services_interested };
}

/**
 * Errors that need no server.
 * @param today the phone's date, `YYYY-MM-DD`
 */
export function validateEnquiry(values: EnquiryValues, today: string): EnquiryErrors {
  const fieldErrors: EnquiryErrors = {};
  if (values.couple_name.trim() === "") fieldErrors.couple_name = fieldMessages.name_missing;
  const emailError = findEmailError(values.couple_email.trim());
  if (emailError !== null) fieldErrors.couple_email = emailError;
  if (values.wedding_date !== "" && values.wedding_date < today)
    fieldErrors.wedding_date = fieldMessages.wedding_date_passed;
  const guests = plainNumber(values.guest_count);
  if (guests !== "" && (!/^\d+$/.test(guests) || Number(guests) > limits.enquiry_guests_max)) {
    fieldErrors.guest_count = fieldMessages.guests_not_integer;
  }
  if (values.services_interested.length > limits.enquiry_services_max) {
    fieldErrors.services_interested = fieldMessages.services_too_many;
  }
  return fieldErrors;
}

/** `services_interested.3` is reported on its group. */
export function toEnquiryErrors(fields: Readonly<Record<string, unknown>>): EnquiryErrors {
  const known = Object.entries(fields).flatMap(([path, sentence]) => {
    const [name = ""] = path.split(".");
    return name in emptyEnquiry && typeof sentence === "string" ? [[name, sentence]] : [];
  });
  return Object.fromEntries(known) as EnquiryErrors;
}

export function findEmailError(email: string): string | null {
  if (email === "") return fieldMessages.email_missing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : fieldMessages.email_incomplete;
}

/** Empty fields count as absent. */
export function enquiryBody(provider_id: string, values: EnquiryValues) {
  const guests = plainNumber(values.guest_count);
  return { ...values, guest_count: guests === "" ? null : guests, provider_id };
}

/** Accepts spaces, as in 1 200. */
export function plainNumber(text: string): string {
  return text.replaceAll(/\s/g, "");
}

export function localCalendarDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
