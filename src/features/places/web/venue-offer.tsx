import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { OwnOffer } from "../../../client/own-offer.tsx";
import { storedText } from "../../../client/stored.ts";
import { useVenue, type Venue } from "../../../client/use-venue.ts";

/** The place that this browser does not offer: a venue elsewhere is offered again. */
const declined = storedText({ in: "browser", key: "umshado.venue_declined" });

interface VenueOfferProps {
  /** The address of what is offered, near the place with this slug; null where it is near that place already. */
  addressOf?: (slug: string) => string | null;
  /** In the place of an address: what a press does. */
  onChoose?: (venue: Venue) => void;
}

/** Offers a signed-in couple what is near its venue, until it takes the offer off [places-9]. Nothing for everybody else. */
export function VenueOffer({ addressOf, onChoose }: VenueOfferProps) {
  const venue = useVenue();
  if (!venue) return null;
  const { slug, name } = venue;
  return (
    <OwnOffer
      value={slug}
      declined={declined}
      name={name}
      icon={MapPin}
      to={addressOf?.(slug)}
      onPress={() => onChoose?.(venue)}
    >
      Near your venue: {name}
    </OwnOffer>
  );
}
