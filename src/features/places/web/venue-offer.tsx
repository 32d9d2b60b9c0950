import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { PrefillOffer } from "../../../client/prefill-offer.tsx";
import { storedText } from "../../../client/stored.ts";
import { useVenue, type Venue } from "../../../client/use-venue.ts";

/** The venue whose offer was declined; another venue is offered again. */
const declined = storedText({ in: "browser", key: "umshado.venue_declined" });

interface VenueOfferProps {
  addressOf?: (slug: string) => string | null;
  onChoose?: (venue: Venue) => void;
}

/** For signed-in couples with a venue, until dismissed [places-9]. */
export function VenueOffer({ addressOf, onChoose }: VenueOfferProps) {
  const venue = useVenue();
  if (!venue) return null;
  const { slug, name } = venue;
  return (
    <PrefillOffer
      value={slug}
      declined={declined}
      name={name}
      icon={MapPin}
      to={addressOf?.(slug)}
      onPress={() => onChoose?.(venue)}
    >
      Near your venue: {name}
    </PrefillOffer>
  );
}
