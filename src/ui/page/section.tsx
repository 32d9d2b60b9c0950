import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./section.module.css";

interface SectionProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, action, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={titleId}>
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

export function TitleBlock({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.titleBlock}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
