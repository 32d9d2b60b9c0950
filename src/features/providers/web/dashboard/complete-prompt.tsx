import { useState } from "react";
import { completenessItems } from "../../../../contract/providers/completeness.ts";
import { Steps } from "../../../../ui/form/steps.tsx";
import { Link } from "../../../../ui/link.tsx";
import { useShowAll } from "../../../../ui/use-show-all.tsx";
import type { MissingItem } from "../missing-items.ts";
import styles from "./complete-prompt.module.css";

/** More steps at once discourage. */
const visible_max = 4;

const roomy = "(min-width: 48rem)";

export function DashboardCompletePrompt({ missing }: { missing: readonly MissingItem[] }) {
  const [isOpen] = useState(() => globalThis.matchMedia(roomy).matches);
  const { visible, more } = useShowAll(missing, visible_max);
  if (missing.length === 0) return null;
  // the category doesn't count towards the score
  const lacking = missing.filter(({ id }) => id !== "primary_category_id").length;
  return (
    <details className={styles.prompt} open={isOpen}>
      <summary>
        <h2>Complete Your Profile</h2>
        <Steps
          label={<span className={styles.label}>Parts completed</span>}
          done={completenessItems.length - lacking}
          of={completenessItems.length}
        />
      </summary>
      <div className={styles.errands}>
        <p>Complete profiles win more couples and have a higher trust score.</p>
        <ul>
          {visible.map(({ id, label, to }) => (
            <li key={id}>
              <Link to={to} {...(to.startsWith("#") && { replace: true, preventScrollReset: true })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {more}
      </div>
    </details>
  );
}
