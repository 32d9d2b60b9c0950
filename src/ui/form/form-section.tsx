import { useId, type ReactNode } from "react";
import styles from "./form-section.module.css";

interface FormSectionProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}
