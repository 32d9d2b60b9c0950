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

export type EnquiryFaults = Partial<Record<keyof EnquiryValues, string>>;

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
 * What can be told before anything is sent; the server looks at the rest.
 * @param today the calendar date on this phone, `YYYY-MM-DD`
 */
export function findFaults(values: EnquiryValues, today: string): EnquiryFaults {
  const faults: EnquiryFaults = {};
  if (values.couple_name.trim() === "") faults.couple_name = fieldMessages.name_missing;
  const emailFault = findEmailFault(values.couple_email.trim());
  if (emailFault !== null) faults.couple_email = emailFault;
  if (values.wedding_date !== "" && values.wedding_date < today)
    faults.wedding_date = fieldMessages.wedding_date_passed;
  const guests = plainNumber(values.guest_count);
  if (guests !== "" && (!/^\d+$/.test(guests) || Number(guests) > limits.enquiry_guests_max)) {
    faults.guest_count = fieldMessages.guests_not_whole;
  }
  if (values.services_interested.length > limits.enquiry_services_max) {
    faults.services_interested = fieldMessages.services_too_many;
  }
  return faults;
}

/** `services_interested.3` is reported on its group. */
export function readFaults(fields: Readonly<Record<string, unknown>>): EnquiryFaults {
  const known = Object.entries(fields).flatMap(([path, sentence]) => {
    const [name = ""] = path.split(".");
    return name in emptyEnquiry && typeof sentence === "string" ? [[name, sentence]] : [];
  });
  return Object.fromEntries(known) as EnquiryFaults;
}

export function findEmailFault(email: string): string | null {
  if (email === "") return fieldMessages.email_missing;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : fieldMessages.email_incomplete;
}

/** Empty fields are sent; the contract reads them as absent. */
export function enquiryBody(provider_id: string, values: EnquiryValues) {
  const guests = plainNumber(values.guest_count);
  return { ...values, guest_count: guests === "" ? null : guests, provider_id };
}

/** Accepts spaces, as in 1 200. */
export function plainNumber(text: string): string {
  return text.replaceAll(/\s/g, "");
}

/** The device's local date as `YYYY-MM-DD`. */
export function calendarDate(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
