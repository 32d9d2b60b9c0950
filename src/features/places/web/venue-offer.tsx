import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { storedText } from "../../../client/stored.ts";
import { useVenue, type Venue } from "../../../client/use-venue.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./venue-offer.module.css";

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
  const [taken, setTaken] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that was pressed is gone
    if (isPressed) place.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [isPressed, taken]);
  if (!venue) return null;
  const { slug, name } = venue;
  const to = addressOf?.(slug);
  const isDeclined = declined.get() === slug;
  if (to === null || (isDeclined && taken !== slug)) return null;
  const decide = (off: string | null) => {
    declined.set(off);
    setTaken(off);
    setPressed(true);
  };
  return (
    <div ref={place} className={styles.offer}>
      {isDeclined ? (
        <Button small variant="quiet" icon={Undo} onClick={() => decide(null)}>
          Offer {name} again
        </Button>
      ) : (
        <>
          <Offered to={to} onPress={() => onChoose?.(venue)}>
            Near your venue: {name}
          </Offered>
          <IconButton icon={X} label={`Don’t offer ${name}`} onClick={() => decide(slug)} />
        </>
      )}
    </div>
  );
}

/** A link where it leads somewhere, else a button. */
function Offered({ to, onPress, children }: { to: string | undefined; onPress: () => void; children: ReactNode }) {
  const look = { small: true, variant: "outline", icon: MapPin } as const;
  if (to !== undefined)
    return (
      <ButtonLink {...look} to={to}>
        {children}
      </ButtonLink>
    );
  return (
    <Button {...look} onClick={onPress}>
      {children}
    </Button>
  );
}
