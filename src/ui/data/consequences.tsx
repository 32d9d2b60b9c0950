import styles from "./consequences.module.css";

interface ConsequencesProps {
  goes: readonly string[];
  stays: readonly string[];
}

export function Consequences({ goes, stays }: ConsequencesProps) {
  return (
    <div className={styles.consequences}>
      <Section title="What goes" items={goes} />
      <Section title="What stays" items={stays} />
    </div>
  );
}

function Section({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
