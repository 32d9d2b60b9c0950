import styles from "./consequences.module.css";

interface ConsequencesProps {
  goes: readonly string[];
  stays: readonly string[];
}

export function Consequences({ goes, stays }: ConsequencesProps) {
  return (
    <div className={styles.consequences}>
      <Part title="What goes" parts={goes} />
      <Part title="What stays" parts={stays} />
    </div>
  );
}

function Part({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {parts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
