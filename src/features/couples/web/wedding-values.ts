import type { FormValues } from "../../../client/form/use-form.ts";
import type { Couple, CoupleProfile } from "../../../contract/couples/schema.ts";
import { nationalPhone } from "../../providers/web/national-phone.ts";

export function weddingValues(couple: Couple): Record<keyof CoupleProfile, string> {
  const { partner1_name, partner2_name, wedding_date, venue_name, venue_location, guest_count, phone } = couple;
  return {
    partner1_name: partner1_name ?? "",
    partner2_name: partner2_name ?? "",
    wedding_date: wedding_date ?? "",
    venue_name: venue_name ?? "",
    venue_location: venue_location ?? "",
    guest_count: guest_count === null ? "" : String(guest_count),
    phone: nationalPhone(phone ?? ""),
  };
}

/** Only changed fields are sent, so that another member's changes aren't overwritten. */
export function changedValues(typed: FormValues, couple: Couple): Record<string, string> {
  const before = Object.entries(weddingValues(couple));
  return Object.fromEntries(
    before.flatMap(([name, value]) => {
      const now = typed[name]?.trim();
      return now === undefined || now === value ? [] : [[name, now]];
    }),
  );
}

/** Whether one of the profile's three required fields is missing [couples-4]. */
export function isIncomplete({ partner2_name, wedding_date, venue_name }: Couple): boolean {
  return !partner2_name || !wedding_date || !venue_name;
}

type WeddingFormState = { isEditing: boolean; isSkipped: boolean; hasOffer: boolean };

/** On request, or while fields are missing or an enquiry has new values, until saved or skipped [couples-4]. */
export function hasWeddingForm(couple: Couple, { isEditing, isSkipped, hasOffer }: WeddingFormState): boolean {
  return couple.role !== "reader" && (isEditing || (!isSkipped && (hasOffer || isIncomplete(couple))));
}
