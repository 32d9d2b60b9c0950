import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  label: string;
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const whole = Math.round(percent);
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
      >
        <div className={styles.bar} style={{ width: `${whole}%` }} />
      </div>
      <span className={styles.number} aria-hidden="true">
        {whole}%
      </span>
    </div>
  );
}
