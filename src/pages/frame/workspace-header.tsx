import type { ReactNode } from "react";
import text from "../../ui/text.module.css";
import styles from "./workspace-header.module.css";

/** Longer titles are set smaller: business names have up to 120 letters. */
const title_length_usual = 60;

interface WorkspaceHeaderProps {
  title: string;
  lead: ReactNode;
  more?: ReactNode;
  actions?: ReactNode;
}

export function WorkspaceHeader({ title, lead, more, actions }: WorkspaceHeaderProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={title.length > title_length_usual ? styles.long : undefined}>{title}</h1>
        <p className={text.soft}>{lead}</p>
        {more && <p className={styles.more}>{more}</p>}
      </div>
      {actions && <div className={text.actions}>{actions}</div>}
    </header>
  );
}
