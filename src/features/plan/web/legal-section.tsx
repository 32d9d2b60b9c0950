import { marriageNames, marriages, mayBeFirst } from "../../../contract/plan/calls.ts";
import type { Plan, PlanItem } from "../../../contract/plan/schema.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Section } from "../../../ui/section.tsx";
import { TaskRow } from "./task-row.tsx";
import type { PlanActions } from "./use-plan-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./plan.module.css";

interface LegalSectionProps {
  plan: Plan;
  acts: PlanActions;
}

/** What the law requires of couples: guidance [plan-5]. */
export function LegalSection({ plan, acts }: LegalSectionProps) {
  return (
    <Section
      title="Legal requirements"
      lead="This is guidance, not legal advice: check with your marriage officer, a notary or Home Affairs."
      className={styles.law}
    >
      {plan.may_change && (
        <div className={styles.marriage}>
          <Field label="Type of marriage" help="Steps that don’t apply are hidden.">
            <Select
              value={plan.marriage ?? ""}
              onChange={({ target }) =>
                void acts.marry(marriages.find((each) => each === target.value) ?? null, plan.marriage)
              }
            >
              <option value="">Not decided yet</option>
              {marriages.map((each) => (
                <option key={each} value={each}>
                  {marriageNames[each]}
                </option>
              ))}
            </Select>
          </Field>
          {mayBeFirst(plan.marriage) && <CustomaryFirst plan={plan} acts={acts} />}
        </div>
      )}
      <ul className={styles.items}>
        {plan.law.map((item) => (
          <li key={item.key}>
            <TaskRow item={item} mayChange={plan.may_change} acts={acts} />
            <Explained item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const answers = [
  { value: "", label: "Not decided yet", is: null },
  { value: "yes", label: "Yes, it was held or will be", is: true },
  { value: "no", label: "No", is: false },
] as const;

/** Decides which of the two texts about the contract applies [plan-5]. */
function CustomaryFirst({ plan: { customary_first }, acts }: LegalSectionProps) {
  return (
    <Field
      label="Is there a customary marriage before the civil wedding?"
      help="Lobola agreed on, a celebration, and the bride handed over: before today, or still to come."
    >
      <Select
        value={answers.find(({ is }) => is === customary_first)?.value ?? ""}
        onChange={({ target }) =>
          void acts.setCustomaryFirst(answers.find(({ value }) => value === target.value)?.is ?? null, customary_first)
        }
      >
        {answers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Explained({ item: { explains, source } }: { item: PlanItem }) {
  return (
    <div className={styles.explained}>
      <p>{explains}</p>
      <p className={text.fine}>{source}</p>
    </div>
  );
}
