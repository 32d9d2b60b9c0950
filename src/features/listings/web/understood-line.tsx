import { ButtonLink } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import type { ShownLine } from "./shown-line.ts";
import styles from "./understood-line.module.css";

/** What a typed line was read as, with the ways to what else it may have meant [browse-21]. */
export function UnderstoodLine({ meaning, ways }: ShownLine) {
  return (
    <div className={styles.line}>
      <p>
        Showing <strong>{meaning}</strong>.
      </p>
      <Chips>
        {ways.map(({ label, to }) => (
          <ButtonLink key={to} small variant="outline" to={to} preventScrollReset>
            {label}
          </ButtonLink>
        ))}
      </Chips>
    </div>
  );
}
