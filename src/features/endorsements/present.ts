import type { EndorsementReceived } from "../../contract/endorsements.ts";
import { presentPicture } from "../../platform/pictures.ts";
import type { ReceivedRow } from "./store.ts";

/** A logo beside a name is 44 px: nobody needs it wider than twice that. */
const avatar_width_max = 96;

function avatarOf(logo: NonNullable<ReceivedRow["logo"]>): string {
  const narrow = logo.widths.filter((width) => width <= avatar_width_max);
  return presentPicture(narrow.length > 0 ? { ...logo, widths: narrow } : logo).url;
}

/** An endorsement as the endorsed provider's profile shows it. */
export function presentReceived({ logo, ...row }: ReceivedRow): EndorsementReceived {
  return {
    id: row.id,
    endorser_id: row.endorser_id,
    endorser_name: row.endorser_name,
    endorser_logo_url: logo ? avatarOf(logo) : null,
    endorser_category_name: row.endorser_category_name,
    points_given: row.points_given,
    comment: row.comment,
    created_at: row.created_at,
  };
}
