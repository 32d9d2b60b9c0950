import { formatDate } from "../../../contract/format.ts";
import type { Plan, PlanStage } from "../../../contract/plan/shapes.ts";
import { Section } from "../../../ui/section.tsx";
import { ItemLine } from "./item-line.tsx";
import type { PlanActs } from "./use-plan-acts.ts";
import styles from "./plan.module.css";

interface StageListProps {
  plan: Plan;
  acts: PlanActs;
}

/** The stages, each with what belongs to it [plan-2]. */
export function StageList({ plan, acts }: StageListProps) {
  return plan.stages.map((stage) => (
    <Section key={stage.key} title={stage.title} lead={sayStage(stage)} className={styles.stage}>
      {stage.items.length > 0 && (
        <ul className={styles.items}>
          {stage.items.map((item) => (
            <li key={item.key}>
              <ItemLine item={item} mayChange={plan.may_change} acts={acts} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  ));
}

/** When a stage is: in months before the wedding, and in days once the wedding has one. */
function sayStage({ when, from, to, items }: PlanStage): string {
  if (from === null || to === null) return when;
  const isFitted = items.some(
    ({ kind, is_done, due_on }) => kind !== "own" && !is_done && due_on !== null && due_on > to,
  );
  const usual = `${when}: ${formatDate(from)} to ${formatDate(to)}`;
  return isFitted ? `${usual}. Dates fit the time you have left.` : usual;
}
