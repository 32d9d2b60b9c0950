import type { Arrival } from "../../../client/arrival.ts";
import { weddingOf } from "../../couples/web/wedding-offer.ts";

/** What a registration begins with for who sent an enquiry as a guest: nobody types the same twice. */
export function registrationOf(typed: Parameters<typeof weddingOf>[0]): Arrival {
  const { partner1_name = "", partner2_name = "", wedding_date = "", phone = "" } = weddingOf(typed);
  const email = typed.couple_email.trim();
  return { email, fields: { email, partner1_name, partner2_name, wedding_date, phone } };
}
