import type { ReactNode } from "react";
import text from "../text.module.css";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  title: string;
  back?: ReactNode;
  on?: ReactNode;
  lead: string;
}

export function PageHeader({ title, back, on, lead }: PageHeaderProps) {
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
