import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import { useId, useState } from "react";
import { href } from "react-router";
import type { BulkCandidate } from "../../../contract/enquiries/bulk-schema.ts";
import { formatCount, formatNumber, formatRand } from "../../../contract/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PriceRange } from "../../listings/web/price-range.tsx";
import { chooseAll, isTicked, type CandidateGroup, type Choices } from "./recipient-choice.ts";
import styles from "./recipients.module.css";

interface RecipientGroupProps {
  group: CandidateGroup;
  choices: Choices;
  isOpen: boolean;
  isInvalid: boolean;
  onChoose: (choices: Choices) => void;
}

/** A slightly longer list is shown whole. */
const visible_max = 6;

const named_max = 3;

export function RecipientGroup({ group: { category, providers }, choices, isOpen, ...more }: RecipientGroupProps) {
  const [isComplete, setComplete] = useState(false);
  const titleId = useId();
  const isLong = providers.length > visible_max + 2;
  const shown = isLong && !isComplete ? providers.slice(0, visible_max) : providers;
  const count = providers.filter((each) => isTicked(each, choices)).length;
  const take = (ticked: boolean) => more.onChoose(chooseAll(choices, providers, ticked));
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <b id={titleId}>{category}</b>{" "}
        <span>
          {formatNumber(count)} of {formatNumber(providers.length)}
        </span>{" "}
        <small>{namesOf(providers)}</small>
      </summary>
      <div className={styles.all}>
        <Button small variant="quiet" aria-label={`Tick all: ${category}`} onClick={() => take(true)}>
          Tick all
        </Button>
        <Button small variant="quiet" aria-label={`Untick all: ${category}`} onClick={() => take(false)}>
          Untick all
        </Button>
      </div>
      <ul aria-labelledby={titleId}>
        {shown.map((provider) => (
          <CandidateRow
            key={provider.id}
            provider={provider}
            isChosen={isTicked(provider, choices)}
            isInvalid={more.isInvalid}
            onChoose={(ticked) => more.onChoose({ ...choices, [provider.id]: ticked })}
          />
        ))}
      </ul>
      {isLong && (
        <Button small variant="outline" aria-expanded={isComplete} onClick={() => setComplete(!isComplete)}>
          {isComplete ? "Show fewer" : `Show all ${providers.length} of ${category}`}
        </Button>
      )}
    </details>
  );
}

function namesOf(providers: readonly BulkCandidate[]): string {
  const names = providers.slice(0, named_max).map(({ business_name }) => business_name);
  const others = providers.length - names.length;
  return others > 0 ? `${names.join(", ")} and ${formatCount(others, "other", "others")}` : names.join(", ");
}

interface RecipientProps {
  provider: BulkCandidate;
  isChosen: boolean;
  isInvalid: boolean;
  onChoose: (ticked: boolean) => void;
}

function CandidateRow({ provider, isChosen, isInvalid, onChoose }: RecipientProps) {
  const { id, business_name, city, province, typical_price, price_range, willing_to_travel, serves_venue } = provider;
  const place = [city, province].filter((each) => each !== null).join(", ");
  return (
    <li>
      <Check
        name="recipient_ids"
        value={id}
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
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
