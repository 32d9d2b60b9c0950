import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./entry-frame.module.css";

/** The button that sends a form of these pages. Pressed before the page is alive it waits until it is [visitors-22]. */
export function EntryButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button wide type="submit" busy={busy} className={styles.submit}>
      {children}
    </Button>
  );
}
