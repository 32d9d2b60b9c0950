import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState } from "react";
import { useVenue } from "../../../../client/use-venue.ts";
import { withinSteps } from "../../../../contract/listings/filter-steps.ts";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/form/input.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { VenueOffer } from "../../../places/web/venue-offer.tsx";
import type { RecipientArea, AreaPlace } from "./area.ts";
import styles from "./area-filter.module.css";

interface AreaFilterProps {
  /** Every recipient reaches it; null for everywhere. */
  place: AreaPlace | null;
  named: AreaPlace | null;
  within: number;
  onDecide: (area: RecipientArea) => void;
}

/** Lets the sender change the area [enquiries-33]. */
export function AreaFilter({ place, named, within, onDecide }: AreaFilterProps) {
  const venue = useVenue();
  const container = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    // the pressed button is gone, so the focus moves
    if (pressed > 0) container.current?.querySelector("button")?.focus();
  }, [pressed]);
  const decide = (near: AreaPlace | null) => {
    onDecide({ near, within });
    setPressed(pressed + 1);
  };
  const isOffered = named !== null && named.slug !== place?.slug && named.slug !== venue?.slug;
  return (
    <div ref={container} className={styles.lines}>
      {place && (
        <div className={styles.line}>
          <Icon of={MapPin} />
          <p role="status">
            Only businesses within {within} km of {place.name}, or that travel there
          </p>
          <IconButton
            icon={X}
            label={`Ask everywhere, not only vendors who reach ${place.name}`}
            onClick={() => decide(null)}
          />
          <label>
            How far
            <Select value={within} onChange={({ target }) => onDecide({ near: place, within: Number(target.value) })}>
              {withinSteps.map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
            </Select>
          </label>
        </div>
      )}
      {isOffered && (
        <Button small variant="outline" icon={MapPin} onClick={() => decide(named)}>
          Only vendors who reach {named.name}
        </Button>
      )}
      {venue && venue.slug !== place?.slug && <VenueOffer onChoose={decide} />}
    </div>
  );
}
