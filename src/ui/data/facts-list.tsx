import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./facts-list.module.css";

export interface Fact {
  term: string;
  detail: ReactNode;
}

/** Leaves out null details. */
export function FactsList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  const known = facts.filter(({ detail }) => detail !== null);
  if (known.length === 0) return null;
  return (
    <dl className={classNames(styles.facts, className)}>
      {known.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
