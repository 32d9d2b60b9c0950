import type { EndorsementReceived } from "../../contract/endorsements.ts";
import { presentPicture } from "../../platform/pictures.ts";
import type { ReceivedRow } from "./store.ts";

/** An endorsement as the endorsed provider's profile shows it. */
export function presentReceived({ logo, ...row }: ReceivedRow): EndorsementReceived {
  return {
    id: row.id,
    endorser_id: row.endorser_id,
    endorser_name: row.endorser_name,
    endorser_logo_url: logo ? presentPicture(logo).url : null,
    endorser_category_name: row.endorser_category_name,
    points_given: row.points_given,
    comment: row.comment,
    created_at: row.created_at,
  };
}
