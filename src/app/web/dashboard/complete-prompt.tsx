import type { MissingPart } from "../../../features/providers/web/missing-parts.ts";
import { Link } from "../../../ui/link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { useFew } from "../../../ui/use-few.tsx";
import styles from "./complete-prompt.module.css";

/** The twelve parts and the category. */
const parts_all = 13;
/** More errands than these at once frighten. */
const shown_max = 4;

/** What a profile still lacks, each with the way to it. Nothing for a complete one. */
export function CompletePrompt({ missing }: { missing: readonly MissingPart[] }) {
  const { shown, more } = useFew(missing, shown_max);
  if (missing.length === 0) return null;
  return (
    <Panel className={styles.panel} aria-labelledby="complete-title">
      <div>
        <h2 id="complete-title">Complete Your Profile</h2>
        <p className={styles.lead}>Complete profiles convince more couples, and have a higher trust score.</p>
        <Steps label="Parts completed" done={parts_all - missing.length} of={parts_all} />
      </div>
      <div>
        <ul className={styles.errands}>
          {shown.map(({ id, label, to }) => (
            <li key={id}>
              <Link to={to} {...(to.startsWith("#") && { replace: true, preventScrollReset: true })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {more}
      </div>
    </Panel>
  );
}
