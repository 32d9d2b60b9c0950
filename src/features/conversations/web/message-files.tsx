import FileText from "lucide/dist/esm/icons/file-text.mjs";
import { useCallback, useState } from "react";
import { saveFile } from "../../../client/save-file.ts";
import { useLater } from "../../../client/use-later.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import { useCloseOnBack } from "../../../ui/close-on-back.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { FilePicture } from "./file-picture.tsx";
import { formatSize } from "./format-file.ts";
import type { Source } from "./source.ts";
import styles from "./files.module.css";

const load = () => import("./files-viewer.tsx");

export function MessageFiles({ source, files }: { source: Source; files: readonly MessageFile[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const close = useCallback(() => setShown(null), []);
  useCloseOnBack(shown !== null, close);
  const later = useLater(load, shown !== null, close, "The picture could not be opened.");
  const pictures = files.filter(({ picture }) => picture !== null);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <li key={file.id}>
            {file.picture === null ? (
              <Document source={source} file={file} />
            ) : (
              <button type="button" className={styles.picture} onClick={() => setShown(pictures.indexOf(file))}>
                <FilePicture source={source} file={file} alt={`${file.name}: show it large`} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {later && shown !== null && <later.FilesViewer source={source} files={pictures} index={shown} onClose={close} />}
    </>
  );
}

function Document({ source, file: { id, name, bytes } }: { source: Source; file: MessageFile }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function save() {
    if (isBusy) return;
    setBusy(true);
    const outcome = await source.fetch(id);
    setBusy(false);
    if (outcome.ok) saveFile(name.toLowerCase().endsWith(".pdf") ? name : `${name}.pdf`, outcome.body);
    else toast(outcome.error, undefined, { tone: "bad" });
  }
  return (
    <button type="button" className={styles.document} aria-busy={isBusy || undefined} onClick={() => void save()}>
      <Icon of={FileText} className={styles.mark} />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>Download PDF, {formatSize(bytes)}</span>
    </button>
  );
}
