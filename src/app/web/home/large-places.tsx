import { ButtonLink } from "../../../ui/button.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Section } from "../../../ui/section.tsx";
import styles from "./large-places.module.css";

/** The ways to the largest pages by place [places-11]. */
export function LargePlaces({ ways }: { ways: readonly { label: string; to: string }[] }) {
  if (ways.length === 0) return null;
  return (
    <PageFrame>
      <Section title="Popular by place">
        <ul className={styles.places}>
          {ways.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink small variant="outline" to={to}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
