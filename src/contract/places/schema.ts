import { z } from "zod";
import { call } from "../call.ts";
import { provinces } from "../choices.ts";
import { searchText } from "../primitives.ts";
import * as calls from "./calls.ts";

/** A city, town or suburb [places-1]. */
export const place = z
  .object({
    slug: z
      .string()
      .meta({ description: "Name in ASCII, with the province appended if several places share the name." }),
    name: z.string(),
    kind: z.enum(calls.placeKinds),
    province: z.enum(provinces),
    latitude: z.number().meta({ description: "Degrees north, WGS 84." }),
    longitude: z.number().meta({ description: "Degrees east, WGS 84." }),
    other_names: z.array(z.string()).meta({ description: "Other names in daily use, such as Jozi for Johannesburg." }),
  })
  .meta({ id: "Place" });
export type Place = z.infer<typeof place>;

export type Reaches = (typeof calls.coverageKinds)[number];

export const suggestPlaces = call({
  ...calls.suggestPlaces,
  name: "suggestPlaces",
  summary: "Suggest South African places by partial or similar name, best first, at most eight",
  group: "Places",
  query: z.object({
    query: searchText.meta({ description: "Text typed: a name or its beginning, a province after a comma." }),
  }),
  status: 200,
  answer: z.object({
    places: z.array(place),
    named: z.array(z.string()).meta({ description: "Slugs of the places named in the text; empty if none is known." }),
  }),
});
