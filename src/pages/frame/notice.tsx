import type { ReactNode } from "react";
import { Band } from "../../ui/page/band.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import text from "../../ui/text.module.css";
import styles from "./notice.module.css";

interface NoticeProps {
  mark: string;
  title: string;
  sentence: string;
  children?: ReactNode;
  actions: ReactNode;
}

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
