import type { Endorsable, EndorsementGiven, EndorsementReceived } from "../../contract/endorsements/schema.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import { presentSmall, type StoredPictureFacts } from "../../platform/pictures/pictures.ts";
import type { GivenRow, ReceivedRow } from "./store.ts";

/** A logo beside a name is 44 px; twice that for dense screens. */
const avatar_width_max = 96;

function avatarOf(logo: StoredPictureFacts | null | undefined): string | null {
  return logo ? presentSmall(logo, avatar_width_max) : null;
}

export function presentReceivedEndorsement(row: ReceivedRow): EndorsementReceived {
  return {
    id: row.id,
    endorser_id: row.endorser_id,
    endorser_name: row.endorser_name,
    endorser_logo_url: avatarOf(row.logo),
    endorser_category_name: row.endorser_category_name,
    points_given: row.points_given,
    comment: row.comment,
    created_at: row.created_at,
  };
}

export function presentGiven(row: GivenRow): EndorsementGiven {
  return {
    id: row.id,
    endorsed_provider_id: row.endorsed_provider_id,
    business_name: row.business_name,
    category_name: row.category_name,
    logo_url: avatarOf(row.logo),
    is_published: row.is_published,
    points_given: row.points_given,
    comment: row.comment,
    created_at: row.created_at,
  };
}

export function presentEndorsable(
  { id, business_name, category_name, categories, city }: ProviderCard,
  mark: { is_endorsed: boolean; logo: StoredPictureFacts | null } | undefined,
): Endorsable {
  const subcategory = categories[0]?.selected_subcategory ?? null;
  const is_endorsed = mark?.is_endorsed ?? false;
  return { id, business_name, category_name, subcategory, city, logo_url: avatarOf(mark?.logo), is_endorsed };
}
