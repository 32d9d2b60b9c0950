import type { PageDraft } from "../../contract/imports/schema.ts";
import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";
import { presentPicture } from "../../platform/pictures/pictures.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { addressLine, presentContacts } from "../providers/present/present-contacts.ts";
import { followLinks } from "../providers/present/present-links.ts";
import { presentOverview, type OverviewFields } from "../providers/present/present-overview.ts";
import { publicRegistration } from "../providers/present/present-registration.ts";
import { serviceArea } from "../providers/present/present-service-area.ts";
import type { FetchedPicture } from "./pages/store-pictures.ts";
import { endOfPage } from "./rules.ts";
import type { PageRow } from "./store.ts";

/** The primary one first. */
export function categoriesOf(profile: ProfilePayload, { byId }: Pick<KnownCategories, "byId">) {
  const ids = [profile.primary_category_id, ...(profile.additional_categories ?? [])];
  return ids.flatMap((each) => (each == null ? [] : (byId.get(each) ?? [])));
}

/** The profile that claiming would create [moving-11]. */
export function presentDraft(
  row: PageRow,
  pictures: readonly FetchedPicture[],
  known: Pick<KnownCategories, "byId">,
): PageDraft {
  const { id, source, business_name, email, profile, created_at } = row;
  const categories = categoriesOf(profile, known);
  const fields = fieldsOf(profile);
  const contacts = presentContacts(fields, "").filter(({ kind }) => kind !== "whatsapp" && kind !== "directions");
  return {
    id,
    source,
    business_name,
    contact_person: profile.contact_person ?? null,
    email,
    categories: categories.map(({ name }) => name),
    city: fields.city,
    province: fields.province,
    overview: presentOverview(overviewOf(profile)),
    contacts: contacts.map(({ text }) => text),
    address: addressLine(fields),
    area: serviceArea(fields),
    follow: followLinks(fields).map(({ text, href }) => `${text}: ${href}`),
    pictures: pictures.flatMap(({ role, caption, file }) =>
      file?.kind === "image" ? [{ role, caption, picture: presentPicture(file) }] : [],
    ),
    pictures_missing: pictures.filter(({ file }) => file === null).length,
    created_at: created_at.toISOString(),
    goes_at: endOfPage(row.updated_at).toISOString(),
  };
}

type Reachable = Parameters<typeof presentContacts>[0] & Parameters<typeof addressLine>[0];

type Elsewhere = Parameters<typeof followLinks>[0];

type Travels = Parameters<typeof serviceArea>[0];

function fieldsOf(profile: ProfilePayload): Reachable & Elsewhere & Travels {
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

function overviewOf(profile: ProfilePayload): OverviewFields {
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
