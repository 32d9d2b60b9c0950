import { PageFrame } from "../../../ui/page-frame.tsx";
import { Section } from "../../../ui/section.tsx";
import styles from "./planning-timeline.module.css";

/** The four stages, in the spec's own words (spec 2.3). */
const stages = [
  {
    when: "12-9",
    title: "Getting Started",
    tasks: ["Book venue", "Hire photographer", "Book entertainment", "Choose caterer"],
  },
  { when: "9-6", title: "Key Vendors", tasks: ["Book florist", "Book videographer", "Order cake"] },
  { when: "6-3", title: "Details", tasks: ["Finalise decor", "Book transport", "Confirm all vendors"] },
  {
    when: "3-0",
    title: "Final Touches",
    tasks: ["Final venue walkthrough", "Vendor confirmations", "Final payments"],
  },
] as const;

/** What to arrange when, counted in months before the day. */
export function PlanningTimeline() {
  return (
    <PageFrame>
      <Section title="Wedding Planning Timeline">
        <ol className={styles.timeline}>
          {stages.map(({ when, title, tasks }) => (
            <li key={when}>
              <p className={styles.when}>
                {when} <small>months</small>
              </p>
              <h3>{title}</h3>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
    </PageFrame>
  );
}
