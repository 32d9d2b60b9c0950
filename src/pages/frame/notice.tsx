import type { ReactNode } from "react";
import { Band } from "../../ui/band.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import text from "../../ui/text.module.css";
import styles from "./notice.module.css";

interface NoticeProps {
  /** A word or number above the title. */
  mark: string;
  title: string;
  sentence: string;
  /** A paragraph more. */
  children?: ReactNode;
  /** Buttons: the ways onward. */
  actions: ReactNode;
}

/** A whole page that says one thing and shows the ways onward. */
export function Notice({ mark, title, sentence, children, actions }: NoticeProps) {
  return (
    <PageFrame className={styles.notice}>
      <p className={styles.mark}>{mark}</p>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Band className={styles.band} />
      {children && <p className={styles.more}>{children}</p>}
      <div className={text.actions}>{actions}</div>
    </PageFrame>
  );
}
