import { useId } from "react";
import { href } from "react-router";
import { useVisitor } from "../../client/session.ts";
import { Band } from "../../ui/band.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import narrow from "./art/planning-720.webp";
import wide from "./art/planning-1000.webp";
import text from "../../ui/text.module.css";
import styles from "./planning-call.module.css";

/** For visitors without a couple profile [visitors-14]. */
export function PlanningCall() {
  const titleId = useId();
  const { kind } = useVisitor();
  if (kind === "couple") return null;
  return (
    <PageFrame as="section" className={styles.planning} aria-labelledby={titleId}>
      <Picture
        src={wide}
        srcSet={`${narrow} 720w, ${wide} 1000w`}
        sizes="(min-width: 75.5rem) 660px, (min-width: 56rem) 54vw, 92vw"
        alt=""
        width={1000}
        height={800}
      />
      <div>
        <Band className={styles.band} />
        <h2 id={titleId}>Planning Your Wedding?</h2>
        <p className={text.lead}>
          Keep your favourites, your date and your enquiries in one place. It is free for couples, and always will be.
        </p>
        <div className={text.actions}>
          <ButtonLink to={href("/couple-register")}>Start Planning</ButtonLink>
          <ButtonLink variant="outline" to={href("/couple-login")}>
            Couple Login
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
