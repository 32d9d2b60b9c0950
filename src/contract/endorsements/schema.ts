import { z } from "zod";
import { categorySlug } from "../categories/schema.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, paragraphs, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import { trustMessages } from "./calls.ts";
import * as calls from "./calls.ts";

const route = routesOf("Endorsements");

/** Rule [trust-10]. */
export const endorsementReceived = z
  .object({
    id,
    endorser_id: id,
    endorser_name: z.string(),
    endorser_logo_url: z.string().nullable(),
    endorser_category_name: z.string().nullable(),
    points_given: z.int().min(1),
    comment: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "EndorsementReceived" });
export type EndorsementReceived = z.infer<typeof endorsementReceived>;

export const listEndorsementsReceivedRoute = route(calls.listEndorsementsReceivedCall, {
  name: "listEndorsementsReceived",
  summary: "List the endorsements a provider has received, newest first",
  params: idParams,
  answer: z.object({ data: z.object({ endorsements: z.array(endorsementReceived) }) }),
  refusals: ["provider_not_found", "provider_gone"],
});

/** Rule [trust-10]. */
export const endorsementStatus = z
  .object({
    points_available: z.int().min(0),
    endorsements_count: z.int().min(0).describe("Number of endorsements received."),
    monthly_allocation: z.int().min(0).describe("Points credited each calendar month."),
    next_credit_on: z.iso.date().describe("South African date of the next credit."),
  })
  .meta({ id: "EndorsementStatus" });
export type EndorsementStatus = z.infer<typeof endorsementStatus>;

/** Rule [trust-10]. */
export const endorsementGiven = z
  .object({
    id,
    endorsed_provider_id: id,
    business_name: z.string(),
    category_name: z.string().nullable(),
    logo_url: z.string().nullable(),
    is_published: z.boolean().describe("Whether the endorsed provider has a published profile."),
    points_given: z.int().min(1),
    comment: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "EndorsementGiven" });
export type EndorsementGiven = z.infer<typeof endorsementGiven>;

/** Rule [trust-10]. */
export const endorsable = z
  .object({
    id,
    business_name: z.string(),
    category_name: z.string().nullable(),
    subcategory: z.string().nullable(),
    city: z.string().nullable(),
    logo_url: z.string().nullable(),
    is_endorsed: z.boolean().describe("Whether the signed-in provider has already endorsed it."),
  })
  .meta({ id: "Endorsable" });
export type Endorsable = z.infer<typeof endorsable>;

export const readEndorsementStatusRoute = route(calls.readEndorsementStatusCall, {
  name: "readEndorsementStatus",
  summary: "Retrieve the provider's points and endorsements given, newest first",
  answer: z.object({ status: endorsementStatus, myEndorsements: z.array(endorsementGiven) }),
});

const results_max = limits.endorsement_search_results_max;
const limit_wrong = `The limit is a whole number from 1 to ${results_max}.`;

export const endorsableQuery = z.object({
  query: orAbsent(z.string().trim().max(limits.search_length_max, fieldMessages.too_long(limits.search_length_max))),
  category: orAbsent(categorySlug),
  limit: orAbsent(
    z
      .string()
      .regex(/^\d{1,3}$/, limit_wrong)
      .transform(Number)
      .pipe(z.int().min(1, limit_wrong).max(results_max, limit_wrong)),
  ),
});
export type EndorsableQuery = z.infer<typeof endorsableQuery>;

export const searchEndorsableRoute = route(calls.searchEndorsableCall, {
  name: "searchEndorsable",
  summary: "Search other published providers to endorse, most trusted first",
  query: endorsableQuery,
  answer: z.object({ providers: z.array(endorsable) }),
});

/** Rule [trust-8]. */
export const endorsementPayload = z.object({
  endorsed_provider_id: id,
  points_given: z
    .int(trustMessages.points_not_integer)
    .min(1, trustMessages.points_not_integer)
    .nullish()
    .transform((given) => given ?? 1),
  comment: paragraphs(limits.endorsement_comment_length_max)
    .nullish()
    .transform((text) => text || null),
});
export type EndorsementPayload = z.output<typeof endorsementPayload>;

export const giveEndorsementRoute = route(calls.giveEndorsementCall, {
  name: "giveEndorsement",
  in_person: true,
  summary: "Endorse another provider with the caller's points",
  body: endorsementPayload,
  status: 201,
  answer: z.object({ message: z.string(), endorsement: endorsementGiven }),
  refusals: [
    "email_unconfirmed",
    "endorser_unpublished",
    "own_endorsement",
    "provider_not_found",
    "endorsement_repeated",
    "points_spent",
    "points_short",
  ],
});
