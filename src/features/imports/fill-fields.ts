import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";
import type { addressLine, presentContacts } from "../providers/present-contacts.ts";
import type { followLinks } from "../providers/present-links.ts";
import type { OverviewFields } from "../providers/present-overview.ts";
import { publicRegistration } from "../providers/present-registration.ts";
import type { serviceArea } from "../providers/present-service-area.ts";

type Reachable = Parameters<typeof presentContacts>[0] & Parameters<typeof addressLine>[0];

type Elsewhere = Parameters<typeof followLinks>[0];

type Travels = Parameters<typeof serviceArea>[0];

export function fieldsOf(profile: ProfilePayload): Reachable & Elsewhere & Travels {
  return {
    phone: profile.phone ?? "",
    alternative_phone: profile.alternative_phone ?? null,
    whatsapp_number: profile.whatsapp_number ?? null,
    email_public: profile.email_public ?? null,
    website: profile.website ?? null,
    latitude: profile.latitude ?? null,
    longitude: profile.longitude ?? null,
    business_address: profile.business_address ?? null,
    postal_code: profile.postal_code ?? null,
    city: profile.city ?? null,
    province: profile.province ?? null,
    additional_cities: profile.additional_cities ?? [],
    willing_to_travel: profile.willing_to_travel ?? false,
    radius_km: profile.radius_km ?? null,
    travel_free_km: profile.travel_free_km ?? null,
    travel_rate_per_km: profile.travel_rate_per_km ?? null,
    instagram_url: profile.instagram_url ?? null,
    youtube_url: profile.youtube_url ?? null,
    tiktok_url: profile.tiktok_url ?? null,
    linkedin_url: profile.linkedin_url ?? null,
    pinterest_url: profile.pinterest_url ?? null,
  };
}

export function overviewOf(profile: ProfilePayload): OverviewFields {
  return {
    description: profile.description ?? null,
    established_year: profile.established_year ?? null,
    years_experience: profile.years_experience ?? null,
    team_size: profile.team_size ?? null,
    events_completed: profile.events_completed ?? null,
    legal_name: profile.legal_name ?? null,
    business_registration: publicRegistration(profile.business_registration ?? null),
    languages_spoken: profile.languages_spoken ?? [],
    facts: profile.facts ?? [],
    guests_max: profile.guests_max ?? null,
    has_insurance: profile.has_insurance ?? false,
    insurance_details: profile.insurance_details ?? null,
    typical_price: profile.typical_price ?? null,
    typical_price_for: profile.typical_price_for ?? null,
    price_from: profile.price_from ?? null,
    price_to: profile.price_to ?? null,
    price_range: profile.price_range ?? [],
    payment_methods: profile.payment_methods ?? [],
    deposit_required: profile.deposit_required ?? false,
    deposit_type: profile.deposit_type ?? "percentage",
    deposit_percentage: profile.deposit_percentage ?? null,
    deposit_value: profile.deposit_value ?? null,
    booking_lead_time: profile.booking_lead_time ?? null,
    offers_consultation: profile.offers_consultation ?? false,
    consultation_fee: profile.consultation_fee ?? null,
    business_hours: hoursOf(profile),
    cancellation_policy: profile.cancellation_policy ?? null,
    services_offered: profile.services_offered ?? [],
    specialties: profile.specialties ?? [],
    keywords: profile.keywords ?? [],
    awards_certifications: profile.awards_certifications ?? [],
    customFields: (profile.customFields ?? []).map(({ name }, index) => ({ id: String(index), name })),
  };
}

/** Empty text clears the hours. */
function hoursOf({ business_hours }: ProfilePayload): ProviderProfile["business_hours"] {
  return business_hours === undefined || business_hours === "" ? null : business_hours;
}
