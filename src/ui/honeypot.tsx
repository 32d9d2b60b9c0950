import styles from "./honeypot.module.css";

/**
 * The field `extra_remarks`, filled in by programs only: out of sight, out of the tab order and unknown to screen
 * readers and autofill.
 */
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
