import { formatNumber, formatRand } from "../../../contract/format.ts";
import type { ProfileFact } from "../../../contract/providers/page-schema.ts";
import { priceTierNames } from "../../../contract/providers/price-labels.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { groupHours } from "./group-hours.ts";

type BusinessFields = Pick<
  ProviderProfile,
  | "established_year"
  | "years_experience"
  | "team_size"
  | "events_completed"
  | "legal_name"
  | "business_registration"
  | "languages_spoken"
  | "guests_max"
  | "has_insurance"
  | "insurance_details"
>;
type DepositFields = Pick<
  ProviderProfile,
  "deposit_required" | "deposit_type" | "deposit_percentage" | "deposit_value"
>;
type PricingFields = DepositFields &
  Pick<
    ProviderProfile,
    "typical_price" | "typical_price_for" | "price_from" | "price_to" | "price_range" | "payment_methods"
  >;
type BookingFields = Pick<
  ProviderProfile,
  "booking_lead_time" | "offers_consultation" | "consultation_fee" | "business_hours" | "cancellation_policy"
>;

export type FactSourceFields = BusinessFields & PricingFields & BookingFields;

type Candidate = [term: string, detail: string | string[] | null | undefined | false];

function filterFacts(candidates: readonly Candidate[]): ProfileFact[] {
  return candidates.flatMap(([term, detail]) => {
    const lines = typeof detail === "string" ? [detail] : Array.isArray(detail) ? detail : [];
    return lines.some((line) => line.trim() !== "") ? [{ term, lines }] : [];
  });
}

/** Who they are and their experience [profile-6]. */
export function businessFacts(provider: BusinessFields): ProfileFact[] {
  const { years_experience: years, events_completed: events } = provider;
  return filterFacts([
    ["Established", provider.established_year?.toString()],
    ["Experience", years !== null && years > 0 && `${formatNumber(years)} ${years === 1 ? "year" : "years"}`],
    ["Team size", provider.team_size && teamSize(provider.team_size)],
    ["Events completed", events !== null && events > 0 && `${formatNumber(events)}+`],
    ["Legal name", provider.legal_name],
    ["Registration", provider.business_registration],
    ["Guests", provider.guests_max !== null && `Up to ${formatNumber(provider.guests_max)}`],
    ["Languages", provider.languages_spoken.join(", ")],
    ["Insurance", provider.has_insurance && (provider.insurance_details?.trim() || "Insured")],
  ]);
}

function teamSize(text: string): string {
  const size = text.trim();
  if (size === "1") return "1 person";
  return /^\d+(\s*[-–]\s*\d+|\+)?$/.test(size) ? `${size} people` : size;
}

/** Prevents a line break at the dash. */
const WORD_JOINER = "\u2060";

export function formatPriceTiers(tiers: ProviderProfile["price_range"]): string | null {
  const [first] = tiers;
  const last = tiers.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first === last) return `${priceTierNames[first]} (${first})`;
  return `${priceTierNames[first]} to ${priceTierNames[last]} (${first}${WORD_JOINER}–${WORD_JOINER}${last})`;
}

/** In whole rand: "R 48 500 to R 210 000". Null when neither end is known. */
export function priceSpan({
  price_from: from,
  price_to: to,
}: Pick<ProviderProfile, "price_from" | "price_to">): string | null {
  if (from === null) return to === null ? null : `Up to ${formatRand(to)}`;
  if (to === null || to === from) return to === null ? `From ${formatRand(from)}` : formatRand(from);
  return `${formatRand(from)} to ${formatRand(to)}`;
}

/** Such as "R 29 000: Full day, 9 hours". Null where the price is on request. */
export function typicalPrice({
  typical_price: price,
  typical_price_for: includes,
}: Pick<ProviderProfile, "typical_price" | "typical_price_for">): string | null {
  if (price === null) return null;
  return includes === null ? formatRand(price) : `${formatRand(price)}: ${includes}`;
}

/** A share, an amount, or only that there is one; null without a deposit. */
export function formatDeposit(provider: DepositFields): string | null {
  if (!provider.deposit_required) return null;
  const { deposit_type, deposit_percentage: share, deposit_value: amount } = provider;
  if (deposit_type === "percentage" && share) return `${share}%`;
  if (deposit_type === "fixed" && amount) return formatRand(amount);
  return "Required";
}

export function pricingFacts(provider: PricingFields): ProfileFact[] {
  const typical = typicalPrice(provider);
  const span = priceSpan(provider);
  return filterFacts([
    ["Typical wedding", typical],
    ["Price range", span],
    ["Price level", typical === null && span === null && formatPriceTiers(provider.price_range)],
    ["Deposit", formatDeposit(provider)],
    ["Payment methods", provider.payment_methods.join(", ")],
  ]);
}

/** An empty fee means free [profile-7]. Null when no consultation is offered. */
export function formatConsultation(
  provider: Pick<ProviderProfile, "offers_consultation" | "consultation_fee">,
): string | null {
  if (!provider.offers_consultation) return null;
  return provider.consultation_fee ? formatRand(provider.consultation_fee) : "Free";
}

export function bookingFacts(provider: BookingFields): ProfileFact[] {
  return filterFacts([
    ["Lead time", provider.booking_lead_time],
    ["Consultation", formatConsultation(provider)],
    ["Hours", groupHours(provider.business_hours)],
    ["Cancellation", provider.cancellation_policy],
  ]);
}
