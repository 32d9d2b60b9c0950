import { href } from "react-router";
import { formatGreeting } from "../../contract/conversations/whatsapp-words.ts";
import {
  profileProvider,
  type ProfilePage,
  type ProfileView,
  type ProfileCategory,
} from "../../contract/providers/page-schema.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";
import { lookUpCategories } from "../../features/categories/look-up-categories.ts";
import { listReceivedOf } from "../../features/endorsements/list-received.ts";
import { formatDistance } from "../../features/listings/web/cards/format-distance.ts";
import { readMediaOf } from "../../features/media/read-provider-media.ts";
import type { Near } from "../../features/places/require-near.ts";
import { fullName, getPlace } from "../../features/places/rules.ts";
import { isSuspended } from "../../features/providers/admin/read-suspension.ts";
import { presentCategories } from "../../features/providers/present/present-categories.ts";
import { addressLine, presentContacts } from "../../features/providers/present/present-contacts.ts";
import { followLinks, reviewLinks } from "../../features/providers/present/present-links.ts";
import { presentOverview } from "../../features/providers/present/present-overview.ts";
import { serviceArea } from "../../features/providers/present/present-service-area.ts";
import {
  breadcrumbs,
  localBusiness,
  pageDescription,
} from "../../features/providers/present/present-structured-data.ts";
import { readProvider } from "../../features/providers/read-provider.ts";
import { isProviderId } from "../../features/providers/rules.ts";
import { listPackages } from "../../features/quotes/drafts/list-packages.ts";
import { readSettings } from "../../features/settings/read-settings.ts";
import { presentTrust } from "../../features/trust/present-trust.ts";
import { readScore } from "../../features/trust/read-score.ts";
import { readPublicStatus } from "../../features/verifications/read-status.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { offeredServices } from "./offered-services.ts";

const endorsements_at_first = 4;

/** Profiles that the caller can't see are refused as unknown [providers-2]. */
export async function readProfilePage(ctx: Context, id: string, near?: Near): Promise<ProfileView> {
  if (!isProviderId(id)) refuse("provider_not_found");
  const [provider, { gallery }, endorsements, verification, score, packages, known, { site_name }] = await Promise.all([
    readProvider(ctx, id, near),
    readMediaOf(ctx, id),
    listReceivedOf(ctx, id),
    readPublicStatus(ctx, id),
    readScore(ctx, id),
    listPackages(ctx, id),
    lookUpCategories(ctx),
    readSettings(ctx),
  ]);
  const categories = presentCategories(provider, known);
  const overview = presentOverview(provider);
  const page: ProfilePage = {
    provider: profileProvider.parse(provider),
    head: headOf(provider, categories, ctx.config),
    categories,
    trust: provider.is_published && score ? presentTrust(provider.trust_score, score) : null,
    overview: { ...overview, packages: [...packages, ...overview.packages] },
    contacts: presentContacts(
      provider,
      formatGreeting({ to: provider.business_name, site_name, category: categories[0]?.name }),
    ),
    address: addressLine(provider),
    near: near ? fullName(getPlace(near.slug)) : null,
    area: near ? areaNear(provider, near) : serviceArea(provider),
    reviews: reviewLinks(provider),
    follow: followLinks(provider),
    images: gallery.filter(({ picture }) => picture !== null),
    videos: gallery.filter(({ video_id }) => video_id !== null),
    endorsements: endorsements.slice(0, endorsements_at_first),
    endorsement_count: endorsements.length,
    verification,
    services: offeredServices(packages, provider),
  };
  const { is_published } = provider;
  return { page, is_published, is_suspended: !is_published && (await isSuspended(ctx, id)) };
}

/** Rule [places-8]. */
function areaNear(provider: ProviderProfile, near: Near): ProfilePage["area"] {
  const { towns, travel } = serviceArea(provider);
  const place = fullName(getPlace(near.slug));
  const distance = provider.reaches ? formatDistance(provider) : "does not come there";
  return { towns, travel: [travel, distance && `To ${place}: ${distance}.`].filter(Boolean).join(" ") || null };
}

type Site = { publicUrl: string };

function headOf(provider: ProviderProfile, categories: readonly ProfileCategory[], site: Site): ProfilePage["head"] {
  const path = href("/provider/:id", { id: provider.id });
  return {
    title: [provider.business_name, provider.city].filter(Boolean).join(", "),
    description: pageDescription(provider),
    structured: [localBusiness(provider, categories, site, path), breadcrumbs(provider, site, path)],
  };
}
