import styles from "./honeypot.module.css";

/** Filled in by programs only: not in the tab order, ignored by screen readers and autofill. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Extra remarks
        <input name="extra_remarks" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
