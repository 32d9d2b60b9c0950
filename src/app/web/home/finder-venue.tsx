import * as listQuery from "../../../contract/providers/list-query.ts";
import { browseAddress } from "../../../features/listings/web/browse-filters.ts";
import { VenueOffer } from "../../../features/places/web/venue-offer.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";

/** Below the search of the front page: everybody who reaches the couple's venue [places-9]. */
export function FinderVenue() {
  return (
    <PageFrame>
      <VenueOffer addressOf={(near) => browseAddress({ ...listQuery.empty, near })} />
    </PageFrame>
  );
}
