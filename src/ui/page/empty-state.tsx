import type { ReactNode } from "react";
import { Rosette } from "../data/rosette.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: ReactNode;
  level?: 1 | 2 | 3;
  action?: ReactNode;
  children?: ReactNode;
}

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
