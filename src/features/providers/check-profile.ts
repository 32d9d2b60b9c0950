import { areContiguous, priceTiers } from "../../contract/choices.ts";
import { dashboardMessages } from "../../contract/dashboard-messages.ts";
import * as limits from "../../contract/limits.ts";
import type { PriceTier } from "../../contract/primitives.ts";
import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { phoneError, readPhone } from "../../platform/network/phone.ts";

export type StoredProfile = {
  business_name: string;
  contact_person: string;
  phone: string;
  price_from: number | null;
  price_to: number | null;
  deposit_type: "percentage" | "fixed";
  deposit_value: number | null;
  ratings_recorded_at: Date | null;
};

export type ProfileFields = Omit<
  ProfilePayload,
  "primary_category_id" | "additional_categories" | "selected_subcategories" | "customFields"
>;

/**
 * Phones as E.164, price tiers sorted, recorded review counts left out, plus errors by field [providers-6,
 * providers-11, providers-13].
 */
export function checkProfile(
  payload: ProfilePayload,
  stored: StoredProfile,
  now: Date,
): { fields: ProfileFields; fieldErrors: Record<string, string> } {
  const {
    primary_category_id: _primary,
    additional_categories: _additional,
    selected_subcategories: _subcategories,
    customFields: _custom,
    ...sent
  } = payload;
  const fieldErrors: Record<string, string> = {};
  const fields: ProfileFields = {
    ...sent,
    ...readPhones(sent, fieldErrors),
    ...(sent.price_range && { price_range: orderTiers(sent.price_range, fieldErrors) }),
  };
  if (stored.ratings_recorded_at !== null) {
    delete fields.google_review_count;
    delete fields.facebook_review_count;
  }
  checkPrices(sent, stored, fieldErrors);
  checkDeposit(sent, stored, fieldErrors);
  if (sent.established_year != null && sent.established_year > Number(southAfricanTime(now).slice(0, 4))) {
    fieldErrors["established_year"] = "The year can’t be in the future.";
  }
  return { fields, fieldErrors };
}

/** The details that couples need to contact the business [providers-3]. */
export function hasBusinessDetails(sent: ProfileFields, stored: StoredProfile): boolean {
  const { business_name, contact_person, phone } = { ...stored, ...sent };
  return business_name !== "" && contact_person !== "" && phone !== "";
}

const phoneFields = ["phone", "whatsapp_number", "alternative_phone"] as const;

function readPhones(sent: ProfileFields, fieldErrors: Record<string, string>): Partial<ProfileFields> {
  const read: Partial<ProfileFields> = {};
  for (const field of phoneFields) {
    const text = sent[field];
    if (text == null) continue;
    const number = readPhone(text);
    if (number === null) fieldErrors[field] = phoneError(text);
    else read[field] = number;
  }
  return read;
}

/** Sorted, each once. They must be adjacent [providers-13]. */
function orderTiers(tiers: readonly PriceTier[], fieldErrors: Record<string, string>): PriceTier[] {
  if (!areContiguous(tiers)) fieldErrors["price_range"] = dashboardMessages.price_tiers_not_adjacent;
  return priceTiers.filter((tier) => tiers.includes(tier));
}

function checkPrices(sent: ProfileFields, stored: StoredProfile, fieldErrors: Record<string, string>): void {
  if (sent.price_from === undefined && sent.price_to === undefined) return;
  const from = sent.price_from === undefined ? stored.price_from : sent.price_from;
  const to = sent.price_to === undefined ? stored.price_to : sent.price_to;
  if (from === null || to === null || to >= from) return;
  fieldErrors[sent.price_to === undefined ? "price_from" : "price_to"] = dashboardMessages.price_to_too_low;
}

/** A saved rand amount may stay when the deposit becomes a share, since it is no longer shown. */
function checkDeposit(sent: ProfileFields, stored: StoredProfile, fieldErrors: Record<string, string>): void {
  const { deposit_value: value, deposit_type: type = stored.deposit_type } = sent;
  if (value != null && type === "percentage" && value > limits.deposit_percentage_max) {
    fieldErrors["deposit_value"] = dashboardMessages.deposit_percentage_too_high;
  }
}
