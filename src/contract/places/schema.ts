import { z } from "zod";
import { provinces } from "../choices.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { withinSteps } from "../listings/filter-steps.ts";
import { searchText } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Places");

/** A city, town or suburb [places-1]. */
export const place = z
  .object({
    slug: z.string().describe("Name in ASCII, with the province appended if several places share the name."),
    name: z.string(),
    kind: z.enum(calls.placeKinds),
    province: z.enum(provinces),
    latitude: z.number().describe("Degrees north, WGS 84."),
    longitude: z.number().describe("Degrees east, WGS 84."),
    other_names: z.array(z.string()).describe("Other names in daily use, such as Jozi for Johannesburg."),
  })
  .meta({ id: "Place" });
export type Place = z.infer<typeof place>;

export type Reaches = (typeof calls.coverageKinds)[number];

export const suggestPlacesRoute = route(calls.suggestPlacesCall, {
  name: "suggestPlaces",
  summary: "Suggest South African places by partial or similar name, best first, at most eight",
  query: z.object({
    query: searchText.describe("Text typed: a name or its beginning, a province after a comma."),
  }),
  answer: z.object({
    places: z.array(place),
    named: z.array(z.string()).describe("Slugs of the places named in the text; empty if none is known."),
  }),
});

/** Only the shape; the features know valid slugs [places-8]. */
export const nearSlug = z
  .string()
  .trim()
  .max(limits.search_length_max, fieldMessages.too_long(limits.search_length_max))
  .describe("Slug of a place: only providers who reach it, those based near it first.");

export const within_unknown = "Look within 25, 50, 100, 200 or 500 km.";

export const withinKm = z
  .enum(withinSteps.map(String), within_unknown)
  .transform(Number)
  .describe("Radius around the place, in kilometres by road; defaults to 100.");
