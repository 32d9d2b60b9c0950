import type { OwnProfile } from "../../contract/providers/own-shapes.ts";
import type { ProviderProfile } from "../../contract/providers/shapes.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { pictureOf, presentCard } from "./present-card.ts";
import type { ProfileRow, UserRow } from "./store.ts";

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
