import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  label: string;
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const rounded = Math.round(percent);
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
      >
        <div className={styles.bar} style={{ width: `${rounded}%` }} />
      </div>
      <span className={styles.number} aria-hidden="true">
        {rounded}%
      </span>
    </div>
  );
}
