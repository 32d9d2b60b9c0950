import type { Context } from "../../platform/context.ts";
import { requireNear } from "../places/require-near.ts";
import { findVenueProvinces } from "./find-venue-provinces.ts";
import { readCategoryIds, readProviderIds, servesVenue } from "./rules.ts";
import { listCandidates, type Candidate } from "./store-recipients.ts";

/** What a bulk enquiry is asked about before it is sent [enquiries-15]. */
type Question = {
  selected: number[];
  excluded?: number[] | undefined;
  excluded_provider_ids?: string[] | undefined;
  venue_location?: string | undefined;
  near?: string | undefined;
  within?: number | undefined;
};

/** Somebody whom the enquiry would reach, and whether that makes sense. */
export type Previewed = Omit<Candidate, "additional_cities"> & { serves_venue: boolean };

/** Whom a bulk enquiry would reach, by the rule by which it is sent. */
export async function previewBulkEnquiry(
  { actor, db }: Pick<Context, "actor" | "db">,
  { selected, excluded = [], excluded_provider_ids = [], venue_location = "", ...place }: Question,
): Promise<Previewed[]> {
  const provinces = findVenueProvinces(venue_location);
  const near = requireNear(place, "bad_parameter");
  const found = await listCandidates(db, {
    selected: readCategoryIds(selected),
    excluded: readCategoryIds(excluded),
    leftOut: readProviderIds(excluded_provider_ids),
    provinces,
    near,
    except: actor.kind === "provider" ? actor.id : null,
  });
  return found.map(({ additional_cities, ...each }) => {
    return { ...each, serves_venue: near !== undefined || servesVenue({ ...each, additional_cities }, provinces) };
  });
}
