import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../../../../ui/data/progress-bar.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { isActive, type UploadItem, type QueuedUploadState } from "./upload-queue.ts";
import text from "../../../../ui/text.module.css";
import styles from "./upload-list.module.css";

interface UploadListProps {
  items: readonly UploadItem[];
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
}

/** The last hundredth waits for the server's response. */
const processing_percent = 99;

export function UploadList({ items, onRetry, onDismiss }: UploadListProps) {
  const left = items.filter(isActive).length;
  const failed = items.filter(({ state }) => state.is === "failed");
  return (
    <>
      {failed.length > 1 && <ForAll failed={failed} onRetry={onRetry} onDismiss={onDismiss} />}
      {items.length > 0 && (
        <ul className={styles.list} aria-label="Uploads">
          {items.map(({ id, file, state }) => (
            <li key={id} className={state.is === "failed" ? styles.failed : undefined}>
              <span className={styles.name}>{file.name}</span>
              <Progress name={file.name} state={state} />
              {state.is === "failed" && state.can_retry && (
                <Button
                  small
                  variant="outline"
                  icon={RotateCw}
                  aria-label={`Retry ${file.name}`}
                  onClick={() => onRetry(id)}
                >
                  Retry
                </Button>
              )}
              {state.is !== "done" && (
                <IconButton
                  icon={X}
                  label={`${state.is === "failed" ? "Dismiss" : "Cancel"} ${file.name}`}
                  onClick={() => onDismiss(id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <span role="status">
        <OutOfSight>
          {left > 0 && (left === 1 ? "1 file is being uploaded" : `${left} files are being uploaded`)}
        </OutOfSight>
      </span>
    </>
  );
}

function ForAll({ failed, onRetry, onDismiss }: Omit<UploadListProps, "items"> & { failed: readonly UploadItem[] }) {
  const again = failed.filter(({ state }) => state.is === "failed" && state.can_retry);
  return (
    <div className={styles.all}>
      <p>{failed.length} files failed</p>
      {again.length > 1 && (
        <Button small variant="outline" icon={RotateCw} onClick={() => again.forEach(({ id }) => onRetry(id))}>
          Retry all
        </Button>
      )}
      <Button small variant="quiet" icon={X} onClick={() => failed.forEach(({ id }) => onDismiss(id))}>
        Dismiss all
      </Button>
    </div>
  );
}

function Progress({ name, state }: { name: string; state: QueuedUploadState }) {
  if (state.is === "failed") {
    return (
      <p className={styles.error} role="alert">
        {state.error}
      </p>
    );
  }
  return (
    <div className={styles.progress}>
      <span className={text.fine}>{describeState(state.is)}</span>
      <ProgressBar label={`Uploading ${name}`} percent={percentOf(state)} />
    </div>
  );
}

function percentOf(state: QueuedUploadState): number {
  if (state.is === "sending") return Math.min(processing_percent, state.percent);
  if (state.is === "processing") return processing_percent;
  return state.is === "done" ? 100 : 0;
}

function describeState(is: Exclude<QueuedUploadState["is"], "failed">): string {
  if (is === "waiting") return "Waiting...";
  if (is === "paused") return "Waiting until you are logged in...";
  if (is === "sending") return "Uploading...";
  return is === "processing" ? "Processing..." : "Complete!";
}
