import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import { useId, useState } from "react";
import { href } from "react-router";
import type { BulkCandidate } from "../../../../contract/enquiries/bulk-schema.ts";
import { formatCount, formatNumber, formatRand } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { Check } from "../../../../ui/form/check.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { PriceRange } from "../../../listings/web/filters/price-range.tsx";
import { readChoice, type CandidateGroup, type Choices, chooseAll, isTicked } from "./recipient-choice.ts";
import text from "../../../../ui/text.module.css";
import styles from "../recipients.module.css";

interface RecipientsSummaryProps {
  isWanted: boolean;
  isCounting: boolean;
  groups: readonly CandidateGroup[] | null;
  /** Such as "within 100 km of Clarens"; null for everywhere. */
  area: string | null;
  /** Chosen categories that nobody, or nobody else, serves there [enquiries-35]. */
  missing: readonly string[];
  /** Left out with the reason, or included again [enquiries-15]. */
  leftOut: readonly LeftOut[];
  isByDistance: boolean;
  choices: Choices;
  error: string | null;
  onChoose: (choices: Choices) => void;
  onRetry: () => void;
}

export type LeftOut = { text: string; press: string; onPress: () => void };

const open_max = 3;

export function RecipientsSummary({
  groups,
  missing,
  leftOut,
  isByDistance,
  choices,
  error,
  onChoose,
  onRetry,
  ...state
}: RecipientsSummaryProps) {
  // old results, shown while loading, don't match the new place
  const area = state.isCounting ? null : state.area;
  const hasFailed = state.isWanted && !state.isCounting && groups === null;
  return (
    <section aria-labelledby="recipients-title" className={text.stack3}>
      <h2 id="recipients-title">Recipients</h2>
      <div className={styles.line}>
        <Icon of={Users} />
        <p role="status">{sentenceOf(state, groups, choices)}</p>
        {hasFailed && (
          <Button small variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
      {!state.isCounting && groups !== null && leftOut.length > 0 && (
        <ul className={styles.others}>
          {leftOut.map(({ text, press, onPress }) => (
            <li key={text}>
              {text}{" "}
              <Button small variant="outline" onClick={onPress}>
                {press}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {groups !== null && groups.length > 0 && (
        <>
          <p className={styles.hint}>
            {area !== null && `Everybody here is ${area}, or travels there. `}Untick anyone you don’t want to contact.
            We contact up to {limits.bulk_recipients_per_category_max} vendors in each category
            {isByDistance && ", nearest your venue first"}, and nobody gets your enquiry twice.
            {area !== null &&
              missing.length > 0 &&
              ` Nobody else in ${missing.join(", ")} is ${area}, or travels there.`}
          </p>
          <div className={styles.groups} aria-busy={state.isCounting || undefined}>
            {groups.map((group) => (
              <RecipientGroup
                key={group.category_id}
                group={group}
                choices={choices}
                isOpen={groups.length <= open_max}
                isInvalid={error !== null}
                onChoose={onChoose}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type State = Pick<RecipientsSummaryProps, "isWanted" | "isCounting" | "area">;

function sentenceOf(state: State, groups: readonly CandidateGroup[] | null, choices: Choices) {
  const { isWanted, isCounting, area } = state;
  if (!isWanted) return "Choose your categories to see who will get your enquiry.";
  if (isCounting) return "Finding vendors…";
  if (groups === null) return "We couldn’t load the recipients.";
  const { ticked, categories, total } = readChoice(groups, choices);
  if (total === 0) return nobodySentence(area);
  if (ticked.length === 0) return "No vendors selected. Tick at least one.";
  const vendors = formatCount(ticked.length, "vendor", "vendors");
  const sentence = `Your enquiry goes to ${vendors} in ${formatCount(categories, "category", "categories")}.`;
  const others = total - ticked.length;
  return others === 0 ? sentence : `${sentence} ${formatNumber(others)} ${others === 1 ? "is" : "are"} left out.`;
}

function nobodySentence(area: string | null): string {
  if (area === null) return "There’s nobody in these categories yet. Please choose others.";
  return `Nobody in these categories is ${area}, or travels there. Widen the distance or ask everywhere.`;
}

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

function RecipientGroup({ group: { category, providers }, choices, isOpen, ...more }: RecipientGroupProps) {
  const [isComplete, setComplete] = useState(false);
  const titleId = useId();
  const isLong = providers.length > visible_max + 2;
  const visible = isLong && !isComplete ? providers.slice(0, visible_max) : providers;
  const count = providers.filter((each) => isTicked(each, choices)).length;
  const tickAll = (ticked: boolean) => more.onChoose(chooseAll(choices, providers, ticked));
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
        <Button small variant="quiet" aria-label={`Tick all: ${category}`} onClick={() => tickAll(true)}>
          Tick all
        </Button>
        <Button small variant="quiet" aria-label={`Untick all: ${category}`} onClick={() => tickAll(false)}>
          Untick all
        </Button>
      </div>
      <ul aria-labelledby={titleId}>
        {visible.map((provider) => (
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
