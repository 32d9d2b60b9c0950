import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import { href } from "react-router";
import type { BulkCandidate } from "../../../contract/enquiries/bulk-shapes.ts";
import { formatRand } from "../../../contract/format.ts";
import { Check } from "../../../ui/check.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PriceRange } from "../../listings/web/price-range.tsx";
import styles from "./recipients.module.css";

interface RecipientProps {
  provider: BulkCandidate;
  isChosen: boolean;
  isFaulty: boolean;
  onChoose: (ticked: boolean) => void;
}

/** One that may be asked, to be chosen or left out. */
export function CandidateLine({ provider, isChosen, isFaulty, onChoose }: RecipientProps) {
  const { id, business_name, city, province, typical_price, price_range, willing_to_travel, serves_venue } = provider;
  const place = [city, province].filter((each) => each !== null).join(", ");
  return (
    <li>
      <Check
        name="recipient_ids"
        value={id}
        checked={isChosen}
        aria-invalid={isFaulty || undefined}
        onChange={(event) => onChoose(event.target.checked)}
      >
        <b>{business_name}</b>
        <small>
          {place !== "" && <span>{place}</span>}
          <span>
            {typical_price === null ? (
              <>
                Price on request <PriceRange tiers={price_range} />
              </>
            ) : (
              formatRand(typical_price)
            )}
          </span>
          <span>{willing_to_travel ? "travels" : "does not travel"}</span>
        </small>
        {!serves_venue && <small className={styles.far}>This vendor may not work in your province.</small>}
      </Check>
      <a
        href={href("/provider/:id", { id })}
        target="_blank"
        rel="noreferrer"
        className={styles.look}
        aria-label={`Profile of ${business_name}, opens in a new tab`}
      >
        <Icon of={ExternalLink} />
      </a>
    </li>
  );
}
