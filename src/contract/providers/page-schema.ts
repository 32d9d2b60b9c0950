import { z } from "zod";
import { call } from "../call.ts";
import { endorsementReceived } from "../endorsements/schema.ts";
import { mediaItem } from "../media/schema.ts";
import { verificationStatus } from "../verifications/schema.ts";
import * as calls from "./calls.ts";
import { providerProfile } from "./schema.ts";

const profileProvider = providerProfile.pick({
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
  about: texts.meta({ description: "Paragraphs of the description." }),
  business: facts,
  facts: texts.meta({ description: "Stated styles, traditions and venue facts." }),
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
      percent: percent.meta({ description: "Share of the score." }),
      earned: percent.meta({ description: "How much of that share is earned." }),
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
      .meta({ description: "Metadata for search engines and sharing." }),
    categories: z.array(profileCategory).meta({ description: "Primary category first." }),
    trust: profileTrust.nullable().meta({ description: "Null while the profile is unpublished." }),
    overview: overviewContent,
    contacts: z.array(contactMethod),
    address: z.string().nullable(),
    area: z.object({ towns: texts, travel: z.string().nullable() }),
    near: z
      .string()
      .nullable()
      .meta({ description: "Full name of the place in `near`, with which an enquiry is prefilled." }),
    reviews: z.array(outsideLink),
    follow: z.array(outsideLink),
    images: z.array(mediaItem),
    videos: z.array(mediaItem),
    endorsements: z
      .array(endorsementReceived)
      .meta({ description: "The newest few; the rest are retrieved separately." }),
    endorsement_count: z.int().min(0),
    verification: verificationStatus.extend({
      is_by_peers: z
        .boolean()
        .meta({ description: "Whether six verified providers verified it, rather than the site." }),
    }),
    services: texts.meta({ description: "Services selectable in an enquiry." }),
  })
  .meta({ id: "ProfilePage" });
export type ProfilePage = z.infer<typeof profilePage>;

/** With whether others can see it; for the owner and super admins. */
const profileView = z
  .object({ page: profilePage, is_published: z.boolean(), is_suspended: z.boolean() })
  .meta({ id: "ProfileView" });
export type ProfileView = z.infer<typeof profileView>;

export const readProfilePage = call({
  ...calls.readProfilePage,
  name: "readProfilePage",
  summary: "Retrieve a profile page, for its owner and super admins even while unpublished",
  group: "Providers",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ data: profileView }),
  refusals: ["provider_not_found", "provider_gone"],
});
