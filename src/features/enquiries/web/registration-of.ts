import type { Arrival } from "../../../client/arrival.ts";
import { weddingOf } from "../../couples/web/wedding-offer.ts";

export function registrationOf(typed: Parameters<typeof weddingOf>[0]): Arrival {
  const { partner1_name = "", partner2_name = "", wedding_date = "", phone = "" } = weddingOf(typed);
  const email = typed.couple_email.trim();
  return { email, fields: { email, partner1_name, partner2_name, wedding_date, phone } };
}
