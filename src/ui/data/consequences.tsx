import styles from "./consequences.module.css";

interface ConsequencesProps {
  goes: readonly string[];
  stays: readonly string[];
}

export function Consequences({ goes, stays }: ConsequencesProps) {
  return (
    <div className={styles.consequences}>
      <Section title="What goes" parts={goes} />
      <Section title="What stays" parts={stays} />
    </div>
  );
}

function Section({ title, parts: items }: { title: string; parts: readonly string[] }) {
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
