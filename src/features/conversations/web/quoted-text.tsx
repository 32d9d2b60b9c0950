import styles from "./conversation.module.css";

/** Rule [conversations-17]. */
export function QuotedText({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <details className={styles.quoted}>
      <summary>Show quoted text</summary>
      <p className={styles.words}>{text}</p>
    </details>
  );
}
