import { useState, type ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { bringIntoView } from "./bring-into-view.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./question-dialog.module.css";

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the button that goes on says. */
  confirm: string;
  /** For what can't be undone. */
  danger?: boolean;
  /** Does it. Answers null when it is done (the dialog closes), or the sentence about what went wrong. */
  onConfirm: () => Promise<string | null>;
  /** What is asked, and what is to be known before the answer. */
  children: ReactNode;
}

/** Asks before something is done, shows that it is under way, and says so when it could not be done. */
export function QuestionDialog({ open, onClose, title, confirm, danger, onConfirm, children }: QuestionDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function close() {
    if (isBusy) return;
    setError(null);
    onClose();
  }
  async function goOn() {
    setIsBusy(true);
    setError(null);
    const fault = await onConfirm();
    setIsBusy(false);
    if (fault === null) onClose();
    else setError(fault);
  }
  return (
    <Dialog
      small
      open={open}
      onClose={close}
      title={title}
      foot={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={isBusy} onClick={() => void goOn()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        {error !== null && (
          <div ref={bringIntoView}>
            <Banner tone="bad" announce>
              {error}
            </Banner>
          </div>
        )}
      </div>
    </Dialog>
  );
}
