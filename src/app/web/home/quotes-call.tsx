import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { useId } from "react";
import { href } from "react-router";
import * as limits from "../../../contract/limits.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import narrow from "./art/quotes-720.webp";
import wide from "./art/quotes-900.webp";
import styles from "./quotes-call.module.css";

/** The way to many enquiries at once [visitors-10]. */
export function QuotesCall() {
  const titleId = useId();
  return (
    <section className={styles.quotes} aria-labelledby={titleId}>
      <PageFrame className={styles.row}>
        <div>
          <h2 id={titleId}>Get Multiple Quotes Instantly</h2>
          <p>
            Tell us about your day once. We send it to up to {limits.bulk_recipients_per_category_max} vendors in each
            category you choose, nearest your venue first, and they reply to you directly.
          </p>
          <ButtonLink variant="light" to={href("/bulk-contact")}>
            Contact Multiple Vendors <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
        <Picture
          src={wide}
          srcSet={`${narrow} 720w, ${wide} 900w`}
          sizes="(min-width: 75.5rem) 520px, (min-width: 56rem) 41vw, 92vw"
          alt=""
          width={900}
          height={700}
        />
      </PageFrame>
    </section>
  );
}
