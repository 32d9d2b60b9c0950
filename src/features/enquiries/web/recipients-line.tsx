import Users from "lucide/dist/esm/icons/users.mjs";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Breakdown } from "./breakdown.tsx";
import type { Recipients } from "./use-recipients.ts";
import styles from "./bulk-form.module.css";

interface RecipientsLineProps {
  /** Whether any category is chosen. */
  isWanted: boolean;
  isCounting: boolean;
  /** Null while it is not known. */
  recipients: Recipients | null;
}

/** How many providers the enquiry goes to, before it is sent, and on demand how many of each category. */
export function RecipientsLine({ isWanted, isCounting, recipients }: RecipientsLineProps) {
  return (
    <div className={styles.recipients}>
      <Icon of={Users} />
      <div>
        <p role="status">{sentenceOf(isWanted, isCounting, recipients)}</p>
        {recipients !== null && recipients.breakdown.length > 0 && (
          <details>
            <summary>How many in each category</summary>
            <Breakdown lines={recipients.breakdown} />
            <p>
              Each provider gets it once, however many of your categories it has. A category reaches{" "}
              {limits.bulk_recipients_per_category_max} at most, those near your venue first.
            </p>
          </details>
        )}
      </div>
    </div>
  );
}

function sentenceOf(isWanted: boolean, isCounting: boolean, recipients: Recipients | null): string {
  if (!isWanted) return "Choose your categories to see how many providers receive your enquiry.";
  if (recipients === null) {
    return isCounting ? "Counting who receives your enquiry…" : "We could not count who receives your enquiry.";
  }
  const { providers_contacted, categories } = recipients;
  if (providers_contacted === 0) return "Nobody is in the chosen categories yet. Please choose others.";
  const providers = formatCount(providers_contacted, "provider", "providers");
  return `Your enquiry goes to ${providers} in ${formatCount(categories, "category", "categories")}.`;
}
