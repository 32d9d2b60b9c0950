import { z } from "zod";
import { endorsementReceived } from "../endorsements/schema.ts";
import * as limits from "../listings/limits.ts";
import { mediaItem } from "../media/schema.ts";
import { placeMessages } from "../places/calls.ts";
import { nearSlug, withinKm } from "../places/schema.ts";
import { orAbsent, calendarDate, id, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import { verificationStatus } from "../verifications/schema.ts";
import * as calls from "./calls.ts";
import * as listQuery from "./list-query.ts";
import { providerProfile, providerCard } from "./schema.ts";

const route = routesOf("Providers");

export const profileProvider = providerProfile.pick({
  id: true,
  business_name: true,
  contact_person: true,
  city: true,
  province: true,
  rating: true,
  review_count: true,
  trust_tier: true,
  price_range: true,
  price_from: true,
  typical_price: true,
  typical_price_for: true,
  answers: true,
  logo: true,
  banner: true,
  banner_url: true,
  badges: true,
});
export type ProfileProvider = z.infer<typeof profileProvider>;

const texts = z.array(z.string());
const facts = z.array(z.object({ term: z.string(), lines: texts }));

export type ProfileFact = z.infer<typeof facts>[number];

/** Formatted; missing parts are empty. */
export const overviewContent = z.object({
  about: texts.describe("Paragraphs of the description."),
  business: facts,
  facts: texts.describe("Stated styles, traditions and venue facts."),
  services: texts,
  specialties: texts,
  keywords: texts,
  awards: texts,
  packages: z.array(
    z.object({ id: z.string(), name: z.string(), price: z.string().nullable(), text: z.string().nullable() }),
  ),
  pricing: facts,
  booking: facts,
});
export type OverviewContent = z.infer<typeof overviewContent>;

const contactMethod = z.object({
  kind: z.enum(["phone", "whatsapp", "email", "website", "directions"]),
  text: z.string(),
  href: z.string(),
});
export type ContactMethod = z.infer<typeof contactMethod>;

const outsideLink = z.object({ text: z.string(), href: z.string() });
export type OutsideLink = z.infer<typeof outsideLink>;

const profileCategory = z.object({ name: z.string(), slug: z.string(), speciality: z.string().nullable() });
export type ProfileCategory = z.infer<typeof profileCategory>;

const percent = z.int().min(0).max(100);

const profileTrust = z.object({
  score: z.number().min(0).max(5),
  parts: z.array(
    z.object({
      name: z.string(),
      percent: percent.describe("Share of the score."),
      earned: percent.describe("How much of that share is earned."),
      words: z.string(),
    }),
  ),
});
export type ProfileTrust = z.infer<typeof profileTrust>;

/** The whole page's data, formatted [profile-1]. */
const profilePage = z
  .object({
    provider: profileProvider,
    head: z
      .object({
        title: z.string(),
        description: z.string(),
        structured: z.array(z.record(z.string(), z.unknown())),
      })
      .describe("Metadata for search engines and sharing."),
    categories: z.array(profileCategory).describe("Primary category first."),
    trust: profileTrust.nullable().describe("Null while the profile is unpublished."),
    overview: overviewContent,
    contacts: z.array(contactMethod),
    address: z.string().nullable(),
    area: z.object({ towns: texts, travel: z.string().nullable() }),
    near: z.string().nullable().describe("Full name of the place in `near`, with which an enquiry is prefilled."),
    reviews: z.array(outsideLink),
    follow: z.array(outsideLink),
    images: z.array(mediaItem),
    videos: z.array(mediaItem),
    endorsements: z.array(endorsementReceived).describe("The newest few; the rest are retrieved separately."),
    endorsement_count: z.int().min(0),
    verification: verificationStatus.extend({
      is_by_peers: z.boolean().describe("Whether six verified providers verified it, rather than the site."),
    }),
    services: texts.describe("Services selectable in an enquiry."),
  })
  .meta({ id: "ProfilePage" });
export type ProfilePage = z.infer<typeof profilePage>;

/** With whether others can see it; for the owner and super admins. */
const profileView = z
  .object({ page: profilePage, is_published: z.boolean(), is_suspended: z.boolean() })
  .meta({ id: "ProfileView" });
export type ProfileView = z.infer<typeof profileView>;

export const readProfilePageRoute = route(calls.readProfilePageCall, {
  name: "readProfilePage",
  summary: "Retrieve a profile page, for its owner and super admins even while unpublished",
  params: idParams,
  answer: z.object({ data: profileView }),
  refusals: ["provider_not_found", "provider_gone"],
});

const reaching = providerCard.pick({
  id: true,
  business_name: true,
  city: true,
  distance_km: true,
  reaches: true,
  travel_fee_estimate: true,
});

export const categoryReach = z
  .object({
    name: z.string(),
    slug: z.string(),
    total: z.int().min(0).describe("Number of providers in the category's list near the place."),
    best: z.array(reaching).describe("The first three providers in that list."),
  })
  .meta({ id: "CategoryReach" });
export type CategoryReach = z.infer<typeof categoryReach>;

export const readReachRoute = route(calls.readReachCall, {
  name: "readReach",
  summary: "Count the providers that reach a place by category, with the best of each",
  query: z.object({
    near: z.string(placeMessages.slug_missing).pipe(nearSlug.min(1, placeMessages.slug_missing)),
    within: orAbsent(withinKm),
  }),
  canonical: ({ near, within }) => ({ near, within: within === listQuery.empty.within ? undefined : within }),
  answer: z.object({ categories: z.array(categoryReach) }),
});

const otherProvider = providerCard.pick({
  id: true,
  business_name: true,
  city: true,
  distance_km: true,
  rating: true,
  review_count: true,
  price_from: true,
  typical_price: true,
});

export const listOthersRoute = route(calls.listOthersCall, {
  name: "listOthers",
  summary: "List up to three nearby providers, of the same category and prices, free on a date",
  params: idParams,
  query: z.object({ date: calendarDate }),
  answer: z.object({ providers: z.array(otherProvider) }),
  refusals: ["provider_not_found", "provider_gone"],
});
export type OtherProvider = z.infer<typeof otherProvider>;

const circumstances = {
  date: orAbsent(calendarDate),
  near: orAbsent(nearSlug),
  within: orAbsent(withinKm),
};

type Circumstances = { date?: string | undefined; near?: string | undefined; within?: number | undefined };

function plainCircumstances({ date, near, within }: Circumstances): Circumstances {
  return { date, near, within: near === undefined || within === listQuery.empty.within ? undefined : within };
}

export const listSimilarRoute = route(calls.listSimilarCall, {
  name: "listSimilar",
  summary: `List up to ${limits.similar_vendors_max} nearby, similarly priced providers of the same category, available ones first`,
  params: idParams,
  query: z.object(circumstances),
  canonical: plainCircumstances,
  answer: z.object({ providers: z.array(providerCard) }),
  refusals: ["provider_not_found", "provider_gone"],
});
export type SimilarProviders = z.infer<typeof listSimilarRoute.answer>;

const compared_count = `Compare one to ${limits.compared_vendors_max} providers.`;

export const compareProvidersRoute = route(calls.compareProvidersCall, {
  name: "compareProviders",
  summary: "Compare providers, with availability on a date and coverage of a place",
  query: z.object({
    vendors: z
      .string(compared_count)
      .transform((ids) => [...new Set(ids.split(","))])
      .pipe(z.array(id).min(1, compared_count).max(limits.compared_vendors_max, compared_count))
      .describe("Comma-separated provider ids, in the order of the results."),
    ...circumstances,
  }),
  canonical: ({ vendors, ...input }) => ({ vendors, ...plainCircumstances(input) }),
  answer: z.object({
    providers: z
      .array(providerCard)
      .describe("Near a place, each has its distance; one without `reaches` does not serve it."),
    missing: z.int().min(0).describe("Number of providers that are not listed: unknown, hidden or withdrawn."),
  }),
});
