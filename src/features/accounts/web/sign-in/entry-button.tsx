import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import styles from "./entry-frame.module.css";

/** Waits until the page is hydrated [visitors-22]. */
export function EntryButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button wide type="submit" busy={busy} className={styles.submit}>
      {children}
    </Button>
  );
}
