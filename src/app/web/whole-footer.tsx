import { useLayoutEffect, useRef, useState } from "react";
import { useVisitor } from "../../client/session.ts";
import { FooterParts } from "./footer-parts.tsx";
import type { FooterProps } from "./site-footer.tsx";
import styles from "./site-footer.module.css";

/** The foot of a page that the browser makes, for whoever is there. */
export function WholeFooter(props: FooterProps) {
  const { kind } = useVisitor();
  const place = useFocusOfBefore();
  return (
    <footer ref={place} className={styles.footer}>
      <FooterParts {...props} kind={kind} />
    </footer>
  );
}

/** Whoever has gone to a link of the footer that this one takes the place of is at the same link of this one. */
function useFocusOfBefore() {
  const place = useRef<HTMLElement>(null);
  // read while the one before is still there
  const [address] = useState(() => addressOf(document.activeElement?.closest("footer a")));
  useLayoutEffect(() => {
    const links = place.current?.querySelectorAll("a") ?? [];
    if (address !== null) [...links].find((link) => addressOf(link) === address)?.focus();
  }, [address]);
  return place;
}

const addressOf = (link: Element | null | undefined) => link?.getAttribute("href") ?? null;
