import { useState, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { FormError } from "../page/form-error.tsx";
import { Dialog } from "./dialog.tsx";
import text from "../text.module.css";

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  /** Returns null on success (closes the dialog), or an error sentence. */
  onConfirm: () => Promise<string | null>;
  children: ReactNode;
}

export function QuestionDialog({
  open,
  onClose,
  title,
  confirm,
  cancel = "Cancel",
  danger,
  onConfirm,
  children,
}: QuestionDialogProps) {
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
    const message = await onConfirm();
    setIsBusy(false);
    if (message === null) onClose();
    else setError(message);
  }
  return (
    <Dialog
      small
      open={open}
      onClose={close}
      title={title}
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            {cancel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={isBusy} onClick={() => void goOn()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={text.stack4}>
        {children}
        <FormError sentence={error} />
      </div>
    </Dialog>
  );
}
