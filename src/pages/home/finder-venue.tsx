import * as listQuery from "../../contract/providers/list-query.ts";
import { DateOffer } from "../../features/calendars/web/date-offer.tsx";
import { browseAddress } from "../../features/listings/web/filters/browse-filters.ts";
import { VenueOffer } from "../../features/places/web/venue-offer.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";

/** Who reaches the couple's venue [places-9] and is free on its date [calendars-8]. */
export function FinderVenue() {
  return (
    <PageFrame>
      <VenueOffer addressOf={(near) => browseAddress({ ...listQuery.empty, near })} />
      <DateOffer addressOf={(date) => browseAddress({ ...listQuery.empty, date })} />
    </PageFrame>
  );
}
