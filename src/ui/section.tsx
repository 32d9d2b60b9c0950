import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./section.module.css";

interface SectionProps {
  title: ReactNode;
  /** One soft line below the title. */
  lead?: ReactNode;
  /** A link at the end of the title's line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page with its title, set off from the one above; named by the title. */
export function Section({ title, lead, action, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** The top of a page: its title and one sentence on what it is for. */
export function TitleBlock({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.titleBlock}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
