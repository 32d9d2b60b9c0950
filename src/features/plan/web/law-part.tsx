import type { Plan, PlanItem } from "../../../contract/plan/shapes.ts";
import { marriageNames, marriages } from "../../../contract/plan/words.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Section } from "../../../ui/section.tsx";
import { ItemLine } from "./item-line.tsx";
import type { PlanActs } from "./use-plan-acts.ts";
import text from "../../../ui/text.module.css";
import styles from "./plan.module.css";

interface LawPartProps {
  plan: Plan;
  acts: PlanActs;
}

/** What South African law asks of those who marry, each with where it stands: guidance [plan-5]. */
export function LawPart({ plan, acts }: LawPartProps) {
  return (
    <Section
      title="What the law asks"
      lead="Guidance, not advice: your marriage officer, a notary or Home Affairs has the last word."
      className={styles.law}
    >
      {plan.may_change && (
        <div className={styles.marriage}>
          <Field label="How do you marry?" help="What is not asked of you goes.">
            <Select
              value={plan.marriage ?? ""}
              onChange={({ target }) =>
                void acts.marry(marriages.find((each) => each === target.value) ?? null, plan.marriage)
              }
            >
              <option value="">We have not said</option>
              {marriages.map((each) => (
                <option key={each} value={each}>
                  {marriageNames[each]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <ul className={styles.items}>
        {plan.law.map((item) => (
          <li key={item.key}>
            <ItemLine item={item} mayChange={plan.may_change} acts={acts} />
            <Explained item={item} />
          </li>
        ))}
      </ul>
    </Section>
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
