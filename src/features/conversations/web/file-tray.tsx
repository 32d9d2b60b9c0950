import FileText from "lucide/dist/esm/icons/file-text.mjs";
import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/data/progress-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { FilePicture } from "./file-picture.tsx";
import { formatFile } from "./format-file.ts";
import type { ConversationSource } from "./source.ts";
import type { AddedFile } from "./use-added-files.ts";
import styles from "./files.module.css";

interface FileTrayProps {
  source: ConversationSource;
  files: readonly AddedFile[];
  onRemove: (key: number) => void;
  onRetry: (key: number, file: File) => void;
}

export function FileTray({ source, files, onRemove, onRetry }: FileTrayProps) {
  const left = files.filter(({ state }) => state.is === "adding").length;
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.tray} aria-label="Files of your message">
          {files.map((each) => (
            <li key={each.key} className={each.state.is === "failed" ? styles.failed : undefined}>
              <Face source={source} of={each} />
              <span className={styles.name}>{each.name}</span>
              <How of={each} onRetry={onRetry} />
              <IconButton icon={X} label={`Remove ${each.name}`} onClick={() => onRemove(each.key)} />
            </li>
          ))}
        </ul>
      )}
      <span role="status">
        <OutOfSight>{left > 0 && (left === 1 ? "1 file is being added" : `${left} files are being added`)}</OutOfSight>
      </span>
    </>
  );
}

function Face({ source, of: { state } }: { source: ConversationSource; of: AddedFile }) {
  if (state.is === "ready" && state.file.picture)
    return <FilePicture source={source} file={state.file} alt="" className={styles.face} />;
  return <Icon of={FileText} className={styles.mark} />;
}

function How({ of, onRetry }: { of: AddedFile } & Pick<FileTrayProps, "onRetry">) {
  const { key, name, bytes, state } = of;
  if (state.is === "adding")
    // 100% only after the server's response
    return <ProgressBar label={`Adding ${name}`} percent={Math.min(99, state.percent)} />;
  if (state.is === "ready") return <span className={styles.size}>{formatFile(name, bytes)}</span>;
  const { error, again } = state;
  return (
    <>
      <span className={styles.error} role="alert">
        {error}
      </span>
      {again && (
        <Button
          small
          variant="outline"
          icon={RotateCw}
          aria-label={`Try ${name} again`}
          onClick={() => onRetry(key, again)}
        >
          Try again
        </Button>
      )}
    </>
  );
}
