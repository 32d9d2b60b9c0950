import type { EnquiryBreakdown } from "../../contract/enquiries.ts";
import type { Context } from "../../platform/context.ts";
import { countChosen } from "./choose-recipients.ts";
import { findVenueProvinces } from "./find-venue-provinces.ts";
import { readCategoryIds } from "./rules.ts";

/** What a bulk enquiry is asked about before it is sent. */
type Question = { selected: number[]; excluded?: number[] | undefined; venue_location?: string | undefined };

/** Whom a bulk enquiry would reach by category, by the rule by which it is sent. */
export async function previewBulkEnquiry(
  { actor, db }: Pick<Context, "actor" | "db">,
  { selected, excluded = [], venue_location = "" }: Question,
): Promise<EnquiryBreakdown> {
  return countChosen(db, {
    selected: readCategoryIds(selected),
    excluded: readCategoryIds(excluded),
    provinces: findVenueProvinces(venue_location),
    except: actor.kind === "provider" ? actor.id : null,
  });
}
