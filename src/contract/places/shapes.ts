import { z } from "zod";
import { call } from "../call.ts";
import { provinces } from "../choices.ts";
import { searchText } from "../primitives.ts";
import * as words from "./words.ts";

/** A city, town or suburb [places-1]. */
export const place = z
  .object({
    slug: z
      .string()
      .meta({ description: "Its name in ASCII, with the province's after it where several places have the name." }),
    name: z.string(),
    kind: z.enum(words.placeKinds),
    province: z.enum(provinces),
    latitude: z.number().meta({ description: "Degrees north, WGS 84." }),
    longitude: z.number().meta({ description: "Degrees east, WGS 84." }),
    other_names: z.array(z.string()).meta({ description: "Other names in daily use: Jozi is Johannesburg." }),
  })
  .meta({ id: "Place" });
export type Place = z.infer<typeof place>;

export type Reaches = (typeof words.coverageKinds)[number];

export const suggestPlaces = call({
  ...words.suggestPlaces,
  name: "suggestPlaces",
  summary: "Places of South Africa by a part of their name, or nearly spelled so, best first, eight at most",
  group: "Places",
  query: z.object({
    query: searchText.meta({ description: "What is typed: a name or its beginning, a province after a comma." }),
  }),
  status: 200,
  answer: z.object({
    places: z.array(place),
    named: z
      .array(z.string())
      .meta({ description: "Slugs of the places that the text names; none where no place of ours is named." }),
  }),
});
