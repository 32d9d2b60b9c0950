import Users from "lucide/dist/esm/icons/users.mjs";
import { formatCount, formatNumber } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { readChoice, type CandidateGroup, type Choices } from "./recipient-choice.ts";
import { RecipientGroup } from "./recipient-group.tsx";
import styles from "./recipients.module.css";

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

export type LeftOut = { says: string; press: string; onPress: () => void };

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
    <section aria-labelledby="recipients-title" className={styles.recipients}>
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
          {leftOut.map(({ says, press, onPress }) => (
            <li key={says}>
              {says}{" "}
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
