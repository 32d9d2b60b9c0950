import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { hour_ms } from "../../../contract/durations.ts";
import { formatNumber } from "../../../contract/format.ts";
import type { BackupState } from "../../../contract/health/schema.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { Icon } from "../../../ui/page/icon.tsx";
import styles from "./health-plot.module.css";

/** One day, plus time for a backup and its retry. */
const late_hours = 26;

/** Warns if it is late or missing [admin-43]. */
export function LastBackup({ backups: { is_daily, last }, now }: { backups: BackupState; now: number }) {
  const isLate = is_daily && (last === null || now - Date.parse(last.made_at) > late_hours * hour_ms);
  return (
    <p className={styles.backup}>
      {isLate && <Icon of={TriangleAlert} />}
      {describeBackup(is_daily, last, isLate)}
    </p>
  );
}

function describeBackup(is_daily: boolean, last: BackupState["last"], isLate: boolean): string {
  if (!is_daily) return "Automatic backups are off: BACKUP_DIR is not set.";
  if (last === null) return "There is no backup yet. If one failed, the log has the reason.";
  const megabytes = formatNumber(Math.max(1, Math.round(last.bytes / 1e6)));
  const made = `The last backup was made on ${formatDateTime(last.made_at)}: ${megabytes}\u00A0MB.`;
  return isLate ? `${made} That is more than a day ago: the log has the reason.` : made;
}
