import { useId, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import styles from "./dialog-form.module.css";

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, "title" | "lead" | "small"> {
  confirm: string;
  danger?: boolean;
  form: ComponentProps<"form">;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function AdminFormDialog({
  confirm,
  danger = false,
  form,
  isBusy,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const formId = useId();
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      {...rest}
      open
      onClose={close}
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={danger ? "danger" : "primary"} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.body}>
        {children}
      </form>
    </Dialog>
  );
}
