import { enquiryMessages } from "../../../contract/enquiries/calls.ts";
import { formatDate } from "../../../contract/format.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { daysBefore } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findDate } from "../../calendars/require-date.ts";
import { findLeftOut } from "../../conversations/safety/find-blocked.ts";
import type { Near } from "../../places/require-near.ts";
import { chooseRecipients, countUnavailableProviders } from "../store-recipients.ts";
import type { Addressee } from "../store.ts";
import { listFull } from "../waiting/store-pending.ts";
import { findVenueProvinces } from "./find-venue-provinces.ts";

export type AddresseeQuery = {
  selected: number[];
  excluded: number[];
  leftOut: string[];
  venue_location: string;
  /** Only providers that reach this place; with `elsewhere` the others too. */
  near?: Near | undefined;
  elsewhere?: boolean | undefined;
  booked?: boolean | undefined;
  /** The acting provider. */
  except: string | null;
};

type When = { wedding_date: string | null; guest_network: string | null; asker: Parameters<typeof findLeftOut>[1] };

/**
 * Excludes taken, booked and blocked [conversations-26] providers, and those at their daily limit [enquiries-30].
 * Refuses when nobody remains.
 */
export async function findAddressees(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { venue_location, ...about }: AddresseeQuery,
  { wedding_date, guest_network, asker }: When,
): Promise<{ addressees: Addressee[]; taken: number }> {
  const leftOut = [...about.leftOut, ...(await findLeftOut(tx, asker))];
  const since = daysBefore(clock(), 1);
  const full = await listFull(tx, { since, guest_network });
  const provinces = findVenueProvinces(venue_location);
  const query = { ...about, provinces, dated: findDate(wedding_date, clock()) };
  const addressees = await chooseRecipients(tx, { ...query, leftOut: [...leftOut, ...full] });
  const taken = await countUnavailableProviders(tx, { ...query, leftOut });
  if (addressees.length > 0) return { addressees, taken };
  const anybody = full.length > 0 ? await chooseRecipients(tx, { ...query, leftOut }) : [];
  if (anybody.length > 0)
    return refuse("recipients_full", guest_network === null ? {} : { sentence: enquiryMessages.full_for_guests });
  return taken > 0 && wedding_date !== null
    ? refuse("nobody_to_contact", { sentence: enquiryMessages.all_taken(formatDate(wedding_date)) })
    : refuse("nobody_to_contact");
}
