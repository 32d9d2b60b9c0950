/** All fields that a provider edits [providers-8]. Tabs, errors, drafts and saving use this table. */
export const profileFields = {
  business_name: { tab: "basic", kind: "text", label: "Business name" },
  contact_person: { tab: "basic", kind: "text", label: "Contact person" },
  description: { tab: "basic", kind: "text", label: "About your business" },
  primary_category_id: { tab: "basic", kind: "category", label: "Main category" },
  additional_categories: { tab: "basic", kind: "categories", label: "More categories" },
  selected_subcategories: { tab: "basic", kind: "subcategories", label: "Speciality" },
  phone: { tab: "basic", kind: "text", label: "Phone" },
  whatsapp_number: { tab: "basic", kind: "text", label: "WhatsApp number" },
  alternative_phone: { tab: "basic", kind: "text", label: "Another phone" },
  email_public: { tab: "basic", kind: "text", label: "Email for couples" },
  website: { tab: "basic", kind: "address", label: "Website" },
  province: { tab: "basic", kind: "text", label: "Province" },
  city: { tab: "basic", kind: "text", label: "City or town" },
  business_address: { tab: "basic", kind: "text", label: "Business address" },
  postal_code: { tab: "basic", kind: "text", label: "Postal code" },
  latitude: { tab: "basic", kind: "latitude", label: "Latitude" },
  longitude: { tab: "basic", kind: "longitude", label: "Longitude" },

  established_year: { tab: "business", kind: "year", label: "Established in" },
  years_experience: { tab: "business", kind: "count", label: "Years of experience" },
  team_size: { tab: "business", kind: "text", label: "Team size" },
  events_completed: { tab: "business", kind: "count", label: "Weddings and events done" },
  legal_name: { tab: "business", kind: "text", label: "Legal name" },
  business_registration: { tab: "business", kind: "text", label: "Business registration" },
  languages_spoken: { tab: "business", kind: "list", label: "Languages spoken" },
  guests_max: { tab: "business", kind: "guests", label: "Most guests" },
  facts: { tab: "business", kind: "facts", label: "What couples filter by" },
  awards_certifications: { tab: "business", kind: "list", label: "Awards and certifications" },
  has_insurance: { tab: "business", kind: "flag", label: "Insured" },
  insurance_details: { tab: "business", kind: "text", label: "What the insurance covers" },
  specialties: { tab: "business", kind: "list", label: "Specialties" },
  keywords: { tab: "business", kind: "list", label: "Keywords" },

  price_range: { tab: "pricing", kind: "tiers", label: "Price range" },
  typical_price: { tab: "pricing", kind: "price", label: "Typical wedding price" },
  typical_price_for: { tab: "pricing", kind: "text", label: "What that includes" },
  price_from: { tab: "pricing", kind: "rand", label: "Price from" },
  price_to: { tab: "pricing", kind: "rand", label: "Price to" },
  deposit_required: { tab: "pricing", kind: "flag", label: "Deposit required" },
  deposit_type: { tab: "pricing", kind: "text", label: "Deposit type" },
  deposit_percentage: { tab: "pricing", kind: "percentage", label: "Deposit" },
  deposit_value: { tab: "pricing", kind: "rand", label: "Deposit" },
  payment_methods: { tab: "pricing", kind: "list", label: "Payment methods" },
  services_offered: { tab: "pricing", kind: "list", label: "Services offered" },
  customFields: { tab: "pricing", kind: "entries", label: "Packages and services" },
  offers_consultation: { tab: "pricing", kind: "flag", label: "Consultations" },
  consultation_fee: { tab: "pricing", kind: "rand", label: "Consultation fee" },
  booking_lead_time: { tab: "pricing", kind: "text", label: "How far ahead to book" },
  cancellation_policy: { tab: "pricing", kind: "text", label: "Cancellation policy" },

  instagram_url: { tab: "social", kind: "address", label: "Instagram" },
  youtube_url: { tab: "social", kind: "address", label: "YouTube" },
  tiktok_url: { tab: "social", kind: "address", label: "TikTok" },
  linkedin_url: { tab: "social", kind: "address", label: "LinkedIn" },
  pinterest_url: { tab: "social", kind: "address", label: "Pinterest" },
  google_review_url: { tab: "social", kind: "address", label: "Google review link" },
  google_review_count: { tab: "social", kind: "count", label: "Google reviews" },
  facebook_review_url: { tab: "social", kind: "address", label: "Facebook review link" },
  facebook_review_count: { tab: "social", kind: "count", label: "Facebook reviews" },

  business_hours: { tab: "operating", kind: "hours", label: "Business hours" },
  willing_to_travel: { tab: "operating", kind: "flag", label: "We travel to weddings" },
  radius_km: { tab: "operating", kind: "radius", label: "Travel radius" },
  travel_free_km: { tab: "operating", kind: "free_km", label: "Free kilometres" },
  travel_rate_per_km: { tab: "operating", kind: "rate", label: "Rand per kilometre beyond" },
  additional_cities: { tab: "operating", kind: "list", label: "More places you serve" },
} as const satisfies Record<string, { tab: ProfileTab; kind: string; label: string }>;

/** The seven tabs in order [providers-4]. */
export const profileTabs = [
  { id: "basic", label: "Basic Info" },
  { id: "business", label: "Business Details" },
  { id: "pricing", label: "Pricing & Services" },
  { id: "social", label: "Social Media" },
  { id: "operating", label: "Operating Details" },
  { id: "endorsements", label: "Endorsements" },
  { id: "badge", label: "Website Badge" },
] as const;

export type ProfileTab = "basic" | "business" | "pricing" | "social" | "operating" | "endorsements" | "badge";
export type FieldName = keyof typeof profileFields;
export type FieldKind = (typeof profileFields)[FieldName]["kind"];

export const fieldNames = Object.keys(profileFields) as FieldName[];

export function isFieldName(text: string): text is FieldName {
  return Object.hasOwn(profileFields, text);
}
