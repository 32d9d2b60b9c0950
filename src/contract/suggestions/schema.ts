import { z } from "zod";
import { id, province, searchText } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Providers");
const named = z.object({ slug: z.string(), name: z.string() });

const suggestedCategory = named.extend({
  subcategory: named.nullable(),
  near: named.nullable().describe("Place that the text also names."),
});
export type SuggestedCategory = z.infer<typeof suggestedCategory>;

const suggestedPlace = named.extend({
  province,
  category: named.nullable().describe("Category that the text also names."),
});
export type SuggestedPlace = z.infer<typeof suggestedPlace>;

const suggestedProvider = z.object({
  id,
  business_name: z.string(),
  category_name: z.string().nullable(),
  city: z.string().nullable(),
});
export type SuggestedProvider = z.infer<typeof suggestedProvider>;

export const suggestForLineRoute = route(calls.suggestForLineCall, {
  name: "suggestForLine",
  summary: "Suggest a few categories, places and businesses for typed text, best first",
  query: z.object({
    query: searchText.describe("Text typed so far, such as `fotograaf in kaap`."),
  }),
  canonical: ({ query }) => ({ query: query?.toLowerCase() }),
  answer: z.object({
    categories: z.array(suggestedCategory),
    places: z.array(suggestedPlace),
    providers: z.array(suggestedProvider),
  }),
});
export type Suggestions = z.infer<typeof suggestForLineRoute.answer>;
