import { useId, useState } from "react";
import type { BulkCandidate } from "../../../contract/enquiries/bulk-shapes.ts";
import { formatCount, formatNumber } from "../../../contract/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CandidateLine } from "./candidate-line.tsx";
import { chooseAll, isTicked, type CandidateGroup, type Choices } from "./recipient-choice.ts";
import styles from "./recipients.module.css";

interface RecipientGroupProps {
  group: CandidateGroup;
  choices: Choices;
  /** Whether it stands open at first. */
  isOpen: boolean;
  isFaulty: boolean;
  onChoose: (choices: Choices) => void;
}

/** A list that is hardly longer is shown whole. */
const shown_max = 6;

const named_max = 3;

/** The providers of one category that would get the enquiry, each to be ticked or not. */
export function RecipientGroup({ group: { category, providers }, choices, isOpen, ...more }: RecipientGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const isLong = providers.length > shown_max + 2;
  const shown = isLong && !isWhole ? providers.slice(0, shown_max) : providers;
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
          <CandidateLine
            key={provider.id}
            provider={provider}
            isChosen={isTicked(provider, choices)}
            isFaulty={more.isFaulty}
            onChoose={(ticked) => more.onChoose({ ...choices, [provider.id]: ticked })}
          />
        ))}
      </ul>
      {isLong && (
        <Button small variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${providers.length} of ${category}`}
        </Button>
      )}
    </details>
  );
}

/** The first few names, for who doesn't open the list. */
function namesOf(providers: readonly BulkCandidate[]): string {
  const names = providers.slice(0, named_max).map(({ business_name }) => business_name);
  const others = providers.length - names.length;
  return others > 0 ? `${names.join(", ")} and ${formatCount(others, "other", "others")}` : names.join(", ");
}
