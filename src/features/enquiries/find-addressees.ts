import * as limits from "../../contract/limits.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Near } from "../places/require-near.ts";
import { findVenueProvinces } from "./find-venue-provinces.ts";
import { listFull } from "./store-held.ts";
import { chooseRecipients } from "./store-recipients.ts";
import type { Addressee } from "./store.ts";

/** To whom a bulk enquiry is to go, as its sender chose. */
export type Asked = {
  selected: number[];
  excluded: number[];
  leftOut: string[];
  venue_location: string;
  /** Only those who reach this place. */
  near?: Near | undefined;
  /** The provider that asks, which is not asked itself. */
  except: string | null;
};

/** Whom it reaches, without those that have had their day's bulk enquiries from such senders [enquiries-30]. Refuses when there is nobody, or nobody who has room today. */
export async function findAddressees(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { venue_location, leftOut, ...asked }: Asked,
  is_unconfirmed: boolean,
): Promise<Addressee[]> {
  const since = daysBefore(clock(), 1);
  const enquiries_max = limits.bulk_enquiries_per_recipient_daily_max;
  const full = await listFull(tx, { since, is_unconfirmed, enquiries_max });
  const provinces = findVenueProvinces(venue_location);
  const addressees = await chooseRecipients(tx, { ...asked, provinces, leftOut: [...leftOut, ...full] });
  if (addressees.length > 0) return addressees;
  const anybody = full.length > 0 ? await chooseRecipients(tx, { ...asked, provinces, leftOut }) : [];
  return refuse(anybody.length > 0 ? "recipients_full" : "nobody_to_contact");
}
