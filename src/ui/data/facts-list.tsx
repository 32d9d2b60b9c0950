import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./facts-list.module.css";

export interface Fact {
  term: string;
  detail: ReactNode;
}

export function FactsList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
