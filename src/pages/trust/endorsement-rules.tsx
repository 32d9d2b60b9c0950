import * as limits from "../../contract/limits.ts";
import styles from "./endorsement-rules.module.css";

const rules = [
  {
    figure: `${limits.endorsement_points_monthly} points`,
    words:
      "Every vendor gets them on the first of the month, and what it doesn’t use carries over. There is no other way to get points.",
  },
  {
    figure: "Once each",
    words: "A business can be endorsed by the same vendor only once, and by itself never. It can’t be taken back.",
  },
  {
    figure: `${limits.endorser_days_min} days`,
    words:
      "An endorsement counts once the endorser is verified or registered long enough, with a confirmed email address and a public profile. Until then it is shown but doesn’t count.",
  },
  {
    figure: "By name",
    words: "Each endorsement appears on the profile with the endorser’s name and any comment they added.",
  },
] as const;

/** Rules [trust-7, trust-8]. */
export function EndorsementRules() {
  return (
    <dl className={styles.rules}>
      {rules.map(({ figure, words }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
