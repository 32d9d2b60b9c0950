import type { ReactNode } from "react";
import styles from "./page-head.module.css";
import text from "./text.module.css";

interface PageHeadProps {
  title: string;
  /** The way back, above the title. */
  back: ReactNode;
  /** A way on, beside the title. */
  on?: ReactNode;
  /** What the page is for, in a sentence or two. */
  lead: string;
}

/** The head of a page that somebody works on, with the way back to the dashboard. */
export function PageHead({ title, back, on, lead }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back}
      <div className={styles.line}>
        <h1>{title}</h1>
        {on}
      </div>
      <p className={text.soft}>{lead}</p>
    </header>
  );
}
