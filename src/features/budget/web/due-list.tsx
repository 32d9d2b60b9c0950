import { todayHere } from "../../../client/today-here.ts";
import { sayRand } from "../../../contract/budget/say-rand.ts";
import type { Budget, BudgetItem, Due } from "../../../contract/budget/shapes.ts";
import { partNames } from "../../../contract/budget/words.ts";
import { formatDate } from "../../../contract/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import type { Opening } from "./use-opened.ts";
import styles from "./budget.module.css";

interface DueListProps {
  budget: Budget;
  onPay: (what: Opening) => void;
}

/** What is still to be paid by when, soonest first. */
export function DueList({ budget, onPay }: DueListProps) {
  const open = duesOf(budget.items);
  if (open.length === 0) return null;
  return (
    <Section title="Due next">
      <ul className={styles.dues}>
        {open.map(({ item, due }) => (
          <li key={`${item.id} ${due.part}`}>
            <div>
              <b>{item.dues.length === 1 ? item.title : `${partNames[due.part]}: ${item.title}`}</b>
              <small>
                {item.provider_name && `${item.provider_name}, `}by {formatDate(due.due_on)}{" "}
                {due.due_on < todayHere() && <Badge tone="bad">Overdue</Badge>}
              </small>
            </div>
            <b className={styles.amount}>{sayRand(due.open_cents)}</b>
            {budget.may_change && (
              <Button
                small
                variant="outline"
                onClick={() => onPay({ pay: item, part: due.part, open_cents: due.open_cents })}
              >
                Mark as paid
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is open of all that is due, soonest first. */
function duesOf(items: readonly BudgetItem[]): { item: BudgetItem; due: Due }[] {
  return items
    .flatMap((item) => item.dues.map((due) => ({ item, due })))
    .filter(({ due }) => due.open_cents > 0)
    .toSorted((a, b) => a.due.due_on.localeCompare(b.due.due_on));
}
