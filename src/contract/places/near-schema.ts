import { z } from "zod";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { withinSteps } from "../listings/filter-steps.ts";

/** Only the shape; the features know valid slugs [places-8]. */
export const nearSlug = z
  .string()
  .trim()
  .max(limits.search_length_max, fieldMessages.too_long(limits.search_length_max))
  .meta({ description: "Slug of a place: only providers who reach it, those based near it first." });

export const within_unknown = "Look within 25, 50, 100, 200 or 500 km.";

export const withinKm = z
  .enum(withinSteps.map(String), within_unknown)
  .transform(Number)
  .meta({ description: "Radius around the place, in kilometres by road; defaults to 100." });
