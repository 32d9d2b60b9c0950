import { href } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Section } from "../../ui/page/section.tsx";
import sideways from "../../ui/sideways.module.css";
import styles from "./planning-timeline.module.css";

/** The product's stages [visitors-15]; a task about a vendor names the category. */
const stages = [
  {
    when: "12-9",
    title: "Getting Started",
    tasks: [
      ["Book venue", "venues"],
      ["Hire photographer", "photographers"],
      ["Book entertainment", "djs-and-mcs"],
      ["Choose caterer", "caterers"],
    ],
  },
  {
    when: "9-6",
    title: "Key Vendors",
    tasks: [
      ["Book florist", "florists"],
      ["Book videographer", "videographers"],
      ["Order cake", "cakes-and-desserts"],
    ],
  },
  {
    when: "6-3",
    title: "Details",
    tasks: [["Finalise decor", "decor-and-hire"], ["Book transport", "transport"], ["Confirm all vendors"]],
  },
  {
    when: "3-0",
    title: "Final Touches",
    tasks: [["Final venue walkthrough"], ["Vendor confirmations"], ["Final payments"]],
  },
] as const;

export function PlanningTimeline() {
  return (
    <PageFrame>
      <Section title="Wedding Planning Timeline">
        <ol className={classNames(sideways.sideways, styles.timeline)}>
          {stages.map(({ when, title, tasks }) => (
            <li key={when}>
              <p className={styles.when}>
                {when} <small>months</small>
              </p>
              <h3>{title}</h3>
              <ul>
                {tasks.map(([task, category]) => (
                  <li key={task}>
                    {category ? <Link to={`${href("/providers")}?category=${category}`}>{task}</Link> : task}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
    </PageFrame>
  );
}
