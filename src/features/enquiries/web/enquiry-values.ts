import { fieldMessages } from "../../../contract/field-messages.ts";
import * as limits from "../../../contract/limits.ts";

/** Every field as text [enquiries-3]. */
export type EnquiryValues = {
  couple_name: string;
  couple_email: string;
  couple_phone: string;
  wedding_date: string;
  venue_location: string;
  guest_count: string;
  budget_range: string;
  message: string;
  services_interested: string[];
  /** The honeypot, hidden from people. */
  extra_remarks: string;
};

export type EnquiryErrors = Partial<Record<keyof EnquiryValues, string>>;

export const emptyEnquiry: EnquiryValues = {
  couple_name: "",
  couple_email: "",
  couple_phone: "",
  wedding_date: "",
  venue_location: "",
  guest_count: "",
  budget_range: "",
  message: "",
  services_interested: [],
  extra_remarks: "",
};

export function readForm(form: FormData): EnquiryValues {
  const text = (name: keyof EnquiryValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    couple_name: text("couple_name"),
    couple_email: text("couple_email"),
    couple_phone: text("couple_phone"),
    wedding_date: text("wedding_date"),
    venue_location: text("venue_location"),
    guest_count: text("guest_count"),
    budget_range: text("budget_range"),
    message: text("message"),
    services_interested: form.getAll("services_interested").filter((value) => typeof value === "string"),
    extra_remarks: text("extra_remarks"),
  };
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

/** The device's local date as `YYYY-MM-DD`. */
export function localCalendarDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
