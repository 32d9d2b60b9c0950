import { href } from "react-router";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { Banner } from "../../../ui/banner.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import styles from "./bulk-form.module.css";

interface UnknownAreaProps {
  /** What the address says. */
  near: string;
  /** The places that may be meant. */
  offered: readonly { slug: string; text: string }[];
}

/** What the form says of an address that is near no place of ours, or near several of one name. */
export function UnknownArea({ near, offered }: UnknownAreaProps) {
  return (
    <div className={styles.unknown}>
      <Banner>
        <p>
          We don’t know which place “{near}” is, so we haven’t left anyone out for being too far away.
          {offered.length > 0 && " Did you mean:"}
        </p>
        <Chips>
          {offered.map(({ slug, text }) => (
            <ButtonLink
              key={slug}
              small
              variant="outline"
              to={href("/bulk-contact") + listQuery.write({ ...listQuery.empty, near: slug })}
            >
              {text}
            </ButtonLink>
          ))}
        </Chips>
      </Banner>
    </div>
  );
}
