import type { OwnProfile } from "../../contract/own-profile.ts";
import type { Picture, ProviderCard, ProviderProfile } from "../../contract/providers.ts";
import { presentCrop, presentFileUrl, presentPicture } from "../../platform/pictures.ts";
import { card_crop_ratio } from "../../schema/media.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { pickOpening } from "./pick-opening.ts";
import { badgeTypeOf, shownRating } from "./rules.ts";
import type { CardRow, FileRow, ProfileRow, UserRow } from "./store.ts";

function pictureOf(file: FileRow | undefined): Picture | null {
  return file?.kind === "image" ? presentPicture(file) : null;
}

function cropOf(file: FileRow | undefined): Picture | null {
  if (file?.kind !== "image") return null;
  return file.cut_widths.length > 0 ? presentCrop(file, card_crop_ratio) : presentPicture(file);
}

function categoriesOf(row: Pick<CardRow, "held">, known: KnownCategories): ProviderCard["categories"] {
  return (row.held ?? []).flatMap(({ category_id, subcategory_id }) => {
    const category = known.byId.get(category_id);
    if (!category) return [];
    const { id, name, subcategories } = category;
    const selected = subcategories.find((each) => each.id === subcategory_id);
    return [
      { id, name, selected_subcategory: selected?.name ?? null, subcategories: subcategories.map((each) => each.name) },
    ];
  });
}

/** The card's picture: the banner's crop; of a film its frame, or what stands in for it. */
function cardPicture({ files, stand_in }: Pick<CardRow, "files" | "stand_in">): Picture | null {
  return cropOf(files?.banner) ?? (files?.banner ? (cropOf(files.poster) ?? cropOf(stand_in ?? undefined)) : null);
}

/** A provider as lists show it. The account's email is not among what is presented, here or below. */
export function presentCard(row: CardRow, known: KnownCategories): ProviderCard {
  const { logo, banner } = row.files ?? {};
  const badges = row.badges ?? [];
  const primary = known.byId.get(row.held?.[0]?.category_id ?? 0);
  return {
    id: row.id,
    business_name: row.business_name,
    contact_person: row.contact_person,
    phone: row.phone,
    category_name: primary?.name ?? null,
    category_slug: primary?.slug ?? null,
    categories: categoriesOf(row, known),
    city: row.city,
    province: row.province,
    willing_to_travel: row.willing_to_travel,
    google_rating: row.google_rating,
    facebook_rating: row.facebook_rating,
    google_review_count: row.google_review_count,
    facebook_review_count: row.facebook_review_count,
    ratings_recorded: row.ratings_recorded_at !== null,
    ...shownRating([
      { rating: row.google_rating, count: row.google_review_count },
      { rating: row.facebook_rating, count: row.facebook_review_count },
    ]),
    trust_score: row.trust_score,
    trust_tier: row.trust_tier,
    price_range: row.price_range,
    keywords: row.keywords,
    price_from: row.price_from,
    about: pickOpening(row.opening),
    logo_url: logo ? presentFileUrl(logo) : null,
    banner_url: banner ? presentFileUrl(banner) : null,
    logo: pictureOf(logo),
    banner: cardPicture(row),
    badges,
    badge_type: badgeTypeOf(badges),
    verification_status: row.is_verified ? "verified" : "unverified",
    is_published: row.is_published,
    is_super_admin: row.is_super_admin,
  };
}

type Beside = { customFields: ProviderProfile["customFields"]; is_owner: boolean; known: KnownCategories };

/** A provider's whole public profile; its banner is the whole picture, not a card's crop; of a film the frame. */
export function presentProfile(row: ProfileRow, { customFields, is_owner, known }: Beside): ProviderProfile {
  return {
    ...presentCard(row, known),
    banner: pictureOf(row.files?.banner) ?? pictureOf(row.files?.poster),
    is_owner,
    primary_category_id: row.held?.[0]?.category_id ?? null,
    additional_categories: (row.held ?? []).slice(1).map(({ category_id }) => category_id),
    customFields,
    ...contactOf(row),
    ...businessOf(row),
    ...pricingOf(row),
  };
}

/** A provider's whole profile as its owner sees it. The account's address stands here and nowhere else. */
export function presentOwnProfile(row: ProfileRow, account: UserRow, beside: Beside): OwnProfile {
  return {
    ...presentProfile(row, beside),
    email: account.email,
    auth_provider: account.auth_provider,
    google_id: account.google_id,
    email_verified: account.email_verified_at !== null,
    has_business_details: row.has_business_details,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

function contactOf(row: ProfileRow) {
  return {
    whatsapp_number: row.whatsapp_number,
    alternative_phone: row.alternative_phone,
    email_public: row.email_public,
    website: row.website,
    postal_code: row.postal_code,
    business_address: row.business_address,
    additional_cities: row.additional_cities,
    radius_km: row.radius_km,
    google_review_url: row.google_review_url,
    facebook_review_url: row.facebook_review_url,
    instagram_url: row.instagram_url,
    youtube_url: row.youtube_url,
    tiktok_url: row.tiktok_url,
    linkedin_url: row.linkedin_url,
    pinterest_url: row.pinterest_url,
    business_hours: row.business_hours,
  };
}

function businessOf(row: ProfileRow) {
  return {
    description: row.description,
    established_year: row.established_year,
    team_size: row.team_size,
    business_registration: row.business_registration,
    years_experience: row.years_experience,
    events_completed: row.events_completed,
    services_offered: row.services_offered,
    specialties: row.specialties,
    languages_spoken: row.languages_spoken,
    has_insurance: row.has_insurance,
    insurance_details: row.insurance_details,
    awards_certifications: row.awards_certifications,
  };
}

function pricingOf(row: ProfileRow) {
  return {
    price_to: row.price_to,
    deposit_required: row.deposit_required,
    deposit_type: row.deposit_type,
    deposit_value: row.deposit_value,
    deposit_percentage: row.deposit_percentage,
    payment_methods: row.payment_methods,
    booking_lead_time: row.booking_lead_time,
    cancellation_policy: row.cancellation_policy,
    offers_consultation: row.offers_consultation,
    consultation_fee: row.consultation_fee,
  };
}
