import type { ReactNode, Ref } from "react";
import styles from "./standing.module.css";

interface StandingProps {
  /** None where the part stands in the page as the server made it. */
  children?: ReactNode;
  /** What it is, where that is written already. */
  html?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A part of a page that stays as the server made it [visitors-30]: the browser is given no children then, and React, which compares nothing within, leaves
 * it alone. With children, on pages that the browser makes itself, they are shown.
 */
export function Standing({ children, html = "", ref }: StandingProps) {
  return children ? (
    <div key="live" className={styles.standing}>
      {children}
    </div>
  ) : (
    <div
      key="stood"
      ref={ref}
      className={styles.standing}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
