import { answeredFields, type AnsweredField } from "../../contract/providers/field-schema.ts";
import type { MyProfile } from "../../contract/providers/my-schema.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { pictureOf, presentCard } from "./present/present-card.ts";
import { isVenue } from "./present/present-coverage.ts";
import { publicRegistration } from "./present/present-registration.ts";
import type { ProfileRow, UserRow } from "./store.ts";

type ProfileExtra = { is_owner: boolean; known: KnownCategories };

export function presentProfile(row: ProfileRow, { is_owner, known }: ProfileExtra): ProviderProfile {
  return {
    ...presentCard(row, known),
    logo: pictureOf(row.shown_files?.logo),
    banner: pictureOf(row.shown_files?.banner) ?? pictureOf(row.shown_files?.poster),
    is_owner,
    primary_category_id: row.category_ids[0] ?? null,
    additional_categories: row.category_ids.slice(1),
    customFields: row.custom_fields ?? [],
    ...answeredOf(row),
    // a former venue's pin is never shown
    ...(!isVenue(row.category_ids[0], known) && { latitude: null, longitude: null }),
    business_registration: publicRegistration(row.business_registration),
  };
}

/** The only place with the account's email. */
export function presentMyProfile(row: ProfileRow, account: UserRow, extra: ProfileExtra): MyProfile {
  return {
    ...presentProfile(row, extra),
    business_registration: row.business_registration,
    email: account.email,
    auth_provider: account.auth_provider,
    google_id: account.google_id,
    email_verified: account.email_verified_at !== null,
    has_business_details: row.has_business_details,
    verified_as: identityOf(row.verified_as),
    verification_rests_since: row.verification_rests_since && new Date(row.verification_rests_since).toISOString(),
    verification_rests_for: row.verification_rests_for,
    suspended_at: row.suspended_at && new Date(row.suspended_at).toISOString(),
    suspended_reason: row.suspended_reason,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

function identityOf(saved: ProfileRow["verified_as"]): MyProfile["verified_as"] {
  if (!saved) return null;
  const { business_name, phone, email_public, website } = saved;
  return { business_name, phone, email_public, website };
}

function answeredOf(row: ProfileRow): Pick<ProfileRow, AnsweredField> {
  return Object.fromEntries(answeredFields.map((name) => [name, row[name]])) as Pick<ProfileRow, AnsweredField>;
}
