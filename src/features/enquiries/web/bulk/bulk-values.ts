import { enquiryMessages } from "../../../../contract/enquiries/calls.ts";
import { fieldMessages } from "../../../../contract/field-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import { emptyTexts, findEmailError, plainNumber } from "../enquiry-values.ts";
import type { AreaPlace } from "./area.ts";

/** Form values, all as text [enquiries-12]. */
export const emptyBulk = emptyTexts;

export type BulkField = keyof typeof emptyBulk;
export type BulkValues = Record<BulkField, string>;
export type BulkErrors = Partial<Record<BulkField | "selected_category_ids", string>>;

export function isBulkField(name: string): name is BulkField {
  return name in emptyBulk;
}

/**
 * Errors that need no server [enquiries-12].
 * @param chosen the number of chosen categories
 * @param today the phone's date, `YYYY-MM-DD`
 */
export function validateBulkEnquiry(values: BulkValues, chosen: number, today: string): BulkErrors {
  const guests = plainNumber(values.guest_count);
  const hasGuestError = !/^\d+$/.test(guests) || Number(guests) < 1 || Number(guests) > limits.enquiry_guests_max;
  const emailError = findEmailError(values.couple_email.trim());
  return {
    ...(chosen === 0 && { selected_category_ids: enquiryMessages.categories_missing }),
    ...(values.couple_name.trim() === "" && { couple_name: fieldMessages.name_missing }),
    ...(emailError !== null && { couple_email: emailError }),
    ...dateErrors(values.wedding_date, today),
    ...(values.venue_location.trim() === "" && { venue_location: enquiryMessages.venue_location_missing }),
    ...(hasGuestError && { guest_count: fieldMessages.guests_too_few }),
  };
}

function dateErrors(wedding_date: string, today: string): BulkErrors {
  if (wedding_date === "") return { wedding_date: fieldMessages.wedding_date_missing };
  return wedding_date < today ? { wedding_date: fieldMessages.wedding_date_passed } : {};
}

export type BulkChoice = { selected: readonly number[]; excluded: readonly number[] };

/** Providers that reach the place, or everybody with those nearest to a known venue first. */
export function nearOf({ place, named, within, withBooked }: Nearness) {
  const near = place ?? named;
  return {
    ...(near && { near: near.slug, within, ...(place === null && { include_elsewhere: true }) }),
    ...(withBooked && { include_booked: true }),
  };
}

/** `withBooked` includes those booked on the day. */
type Nearness = { place: AreaPlace | null; named: AreaPlace | null; within: number; withBooked: boolean };

export type BulkTarget = { choice: BulkChoice; leftOut: readonly string[]; near: ReturnType<typeof nearOf> };

/** Empty fields count as absent. */
export function bulkBody(values: BulkValues, { choice: { selected, excluded }, leftOut, near }: BulkTarget) {
  const guest_count = plainNumber(values.guest_count);
  const ids = { selected_category_ids: selected, excluded_category_ids: excluded, excluded_provider_ids: leftOut };
  return { ...values, guest_count, ...ids, ...near };
}
