import type { FormValues } from "../../../client/form/use-form.ts";
import type { Couple, CoupleProfile } from "../../../contract/couples/shapes.ts";
import { nationalPhone } from "../../providers/web/national-phone.ts";

/** What of a couple's record its form holds, as text. */
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

/** What was typed and differs from the record; only that is sent, so that what somebody else saved meanwhile stays. */
export function changedValues(typed: FormValues, couple: Couple): Record<string, string> {
  const before = Object.entries(weddingValues(couple));
  return Object.fromEntries(
    before.flatMap(([name, value]) => {
      const now = typed[name]?.trim();
      return now === undefined || now === value ? [] : [[name, now]];
    }),
  );
}

/** Whether one of the three that make a wedding profile is missing [couples-4]. */
export function isIncomplete({ partner2_name, wedding_date, venue_name }: Couple): boolean {
  return !partner2_name || !wedding_date || !venue_name;
}

type Asking = { isEditing: boolean; isSkipped: boolean; hasOffer: boolean };

/** Whether the form is shown: to who asks for it, else while something is missing or an enquiry told more, until it is saved or skipped [couples-4]. */
export function hasWeddingForm(couple: Couple, { isEditing, isSkipped, hasOffer }: Asking): boolean {
  return couple.role !== "reader" && (isEditing || (!isSkipped && (hasOffer || isIncomplete(couple))));
}
