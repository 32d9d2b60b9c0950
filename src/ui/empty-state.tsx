import type { ReactNode } from "react";
import { Rosette } from "./rosette.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: ReactNode;
  /** The heading's level on this page. */
  level?: 1 | 2 | 3;
  /** What to do about it: a button or link. */
  action?: ReactNode;
  children?: ReactNode;
}

/** What stands where a list would, when there is nothing in it. */
export function EmptyState({ title, level = 2, action, children }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Rosette />
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
