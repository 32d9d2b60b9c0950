import Copy from "lucide/dist/esm/icons/copy.mjs";
import Download from "lucide/dist/esm/icons/download.mjs";
import { useEffect, useRef } from "react";
import { saveFile } from "../../../../client/call/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import styles from "./account-page.module.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  message: string;
  onDone: () => void;
}

/** Shown only once [accounts-28]. */
export default function RecoveryCodes({ codes, message, onDone }: RecoveryCodesProps) {
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  // the pressed button was removed, so the focus moves here
  useEffect(() => place.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast("Recovery codes copied.", { tone: "good" });
    } catch {
      toast("Failed to copy. Select the codes and copy them by hand.", { tone: "bad" });
    }
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.shown}>
      <Banner tone="good" announce>
        {message}
      </Banner>
      <p>
        Save these recovery codes somewhere you can find them without your phone. Each works once instead of your second
        factor, and they won’t be shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.status}>
        <Button small variant="outline" icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          small
          variant="outline"
          icon={Download}
          onClick={() =>
            saveFile("recovery-codes.txt", new Blob([`${codes.join("\n")}\n`], { type: "text/plain;charset=utf-8" }))
          }
        >
          Download
        </Button>
        <Button small onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
