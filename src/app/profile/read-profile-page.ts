import type { EndorsementReceived } from "../../contract/endorsements.ts";
import type { MediaItem } from "../../contract/media.ts";
import type { ProviderProfile } from "../../contract/providers.ts";
import type { VerificationStatus } from "../../contract/verifications.ts";
import { listReceived } from "../../features/endorsements/list-received.ts";
import { enquiryChips } from "../../features/enquiries/web/enquiry-chips.ts";
import { readProviderMedia } from "../../features/media/read-provider-media.ts";
import { readProvider } from "../../features/providers/read-provider.ts";
import { readStatus } from "../../features/verifications/read-status.ts";
import type { Context } from "../../platform/context.ts";
import { followLinks, reviewLinks, type OutsideLink } from "./outside-links.ts";
import { addressLine, presentContacts, type ContactWay } from "./present-contacts.ts";
import { presentOverview, type OverviewContent } from "./present-overview.ts";
import { serviceArea } from "./service-area.ts";
import { breadcrumbs, localBusiness, pageDescription } from "./structured-data.ts";

/** What the parts of the page need of the provider as it is. */
export type ProfileProvider = Pick<
  ProviderProfile,
  | "id"
  | "business_name"
  | "contact_person"
  | "category_name"
  | "category_slug"
  | "city"
  | "province"
  | "rating"
  | "review_count"
  | "trust_tier"
  | "price_range"
  | "price_from"
  | "logo"
  | "banner"
  | "banner_url"
  | "badges"
>;

/** Everything that the profile page shows, ready to show (spec 2.8). */
export type ProfilePage = {
  provider: ProfileProvider;
  /** For search engines and those who share the page. */
  head: { title: string; description: string; structured: object[] };
  overview: OverviewContent;
  contacts: ContactWay[];
  address: string | null;
  area: { towns: string[]; travel: string | null };
  reviews: OutsideLink[];
  follow: OutsideLink[];
  images: MediaItem[];
  videos: MediaItem[];
  /** The newest few; the rest is fetched when somebody asks for all. */
  endorsements: EndorsementReceived[];
  endorsement_count: number;
  verification: VerificationStatus;
  /** What an enquiry may tick. */
  services: string[];
};

/** How many endorsements come with the page. */
const endorsements_at_first = 4;

/** Gathers a provider's profile page. Refuses as unknown whatever does not exist for the one who asks (decisions 3). */
export async function readProfilePage(ctx: Context, id: string): Promise<ProfilePage> {
  const [provider, { gallery }, endorsements, verification] = await Promise.all([
    readProvider(ctx, id),
    readProviderMedia(ctx, id),
    listReceived(ctx, id),
    readStatus(ctx, id),
  ]);
  return {
    provider: pickProvider(provider),
    head: headOf(provider, ctx.config),
    overview: presentOverview(provider),
    contacts: presentContacts(provider),
    address: addressLine(provider),
    area: serviceArea(provider),
    reviews: reviewLinks(provider),
    follow: followLinks(provider),
    images: gallery.filter(({ picture }) => picture !== null),
    videos: gallery.filter(({ video_id }) => video_id !== null),
    endorsements: endorsements.slice(0, endorsements_at_first),
    endorsement_count: endorsements.length,
    verification,
    services: enquiryChips(provider.customFields),
  };
}

function headOf(provider: ProviderProfile, site: { publicUrl: string }): ProfilePage["head"] {
  const path = `/provider/${provider.id}`;
  return {
    title: [provider.business_name, provider.city].filter(Boolean).join(", "),
    description: pageDescription(provider),
    structured: [localBusiness(provider, site, path), breadcrumbs(provider, site, path)],
  };
}

function pickProvider(provider: ProviderProfile): ProfileProvider {
  const { rating, review_count, trust_tier, price_range, price_from, logo, banner, banner_url, badges } = provider;
  const facts = { rating, review_count, trust_tier, price_range, price_from };
  const looks = { logo, banner, banner_url, badges };
  const { id, business_name, contact_person, category_name, category_slug, city, province } = provider;
  return { id, business_name, contact_person, category_name, category_slug, city, province, ...facts, ...looks };
}
