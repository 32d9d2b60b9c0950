import type { Context } from "../../../platform/context.ts";
import { findDate } from "../../calendars/require-date.ts";
import { findLeftOut } from "../../conversations/safety/find-blocked.ts";
import { requireNear } from "../../places/require-near.ts";
import { readCategoryIds, readProviderIds, servesVenue } from "../rules.ts";
import { countElsewhere, countUnavailableProviders, listCandidates, type Candidate } from "../store-recipients.ts";
import { findVenueProvinces } from "./find-venue-provinces.ts";

/** The preview request [enquiries-15]. */
type Question = {
  selected: number[];
  excluded?: number[] | undefined;
  excluded_provider_ids?: string[] | undefined;
  venue_location?: string | undefined;
  near?: string | undefined;
  within?: number | undefined;
  wedding_date?: string | undefined;
  include_elsewhere?: boolean | undefined;
  include_booked?: boolean | undefined;
};

/** `serves_venue` matters only without a known place. */
export type Previewed = Omit<Candidate, "additional_cities"> & { serves_venue: boolean };

export async function previewBulkEnquiry(
  { actor, db, clock }: Pick<Context, "actor" | "db" | "clock">,
  { selected, excluded = [], excluded_provider_ids = [], venue_location = "", wedding_date, ...more }: Question,
): Promise<{ previewed: Previewed[]; taken: number; elsewhere: number }> {
  const provinces = findVenueProvinces(venue_location);
  const near = requireNear(more, "bad_parameter");
  const blocked =
    actor.kind === "couple" ? await findLeftOut(db, { couple_id: actor.couple_id, couple_email: "" }) : [];
  const wanted = {
    selected: readCategoryIds(selected),
    excluded: readCategoryIds(excluded),
    leftOut: [...readProviderIds(excluded_provider_ids), ...blocked],
    provinces,
    near,
    elsewhere: more.include_elsewhere,
    booked: more.include_booked,
    dated: findDate(wedding_date, clock()),
    except: actor.kind === "provider" ? actor.id : null,
  };
  const [result, taken, elsewhere] = await Promise.all([
    listCandidates(db, wanted),
    countUnavailableProviders(db, wanted),
    countElsewhere(db, wanted),
  ]);
  const previewed = result.map(({ additional_cities, ...each }) => {
    return { ...each, serves_venue: near !== undefined || servesVenue({ ...each, additional_cities }, provinces) };
  });
  return { previewed, taken, elsewhere };
}
