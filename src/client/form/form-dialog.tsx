import { useId, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { FormError } from "../../ui/page/form-error.tsx";
import type { useForm } from "./use-form.ts";
import text from "../../ui/text.module.css";

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, "title" | "lead" | "small" | "sheet"> {
  open?: boolean;
  onClose: () => void;
  made: Pick<ReturnType<typeof useForm>, "form" | "fieldErrors" | "error" | "isBusy">;
  /** No sentence below the form while a field shows one. */
  hidesErrorAtFields?: boolean;
  send: string;
  danger?: boolean;
  /** Cancel by default. */
  extra?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function FormDialog({
  open = true,
  onClose,
  made: { form, fieldErrors, error, isBusy },
  hidesErrorAtFields = false,
  send,
  danger = false,
  extra,
  className = text.stack,
  children,
  ...rest
}: FormDialogProps) {
  const id = useId();
  const isAtField = Object.keys(fieldErrors).length > 0;
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={close}
      footerContent={
        <>
          {extra ?? (
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} variant={danger ? "danger" : "primary"} busy={isBusy}>
            {send}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className={className}>
        {children}
        <FormError sentence={hidesErrorAtFields && isAtField ? null : error} isAtField={isAtField} />
      </form>
    </Dialog>
  );
}
