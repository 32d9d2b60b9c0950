import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { FormError } from "../../ui/page/form-error.tsx";
import type { useForm } from "./use-form.ts";

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  lead?: string;
  made: Pick<ReturnType<typeof useForm>, "form" | "fieldErrors" | "error" | "isBusy">;
  send: string;
  /** Cancel by default. */
  extra?: ReactNode;
  className?: string | undefined;
  children: ComponentProps<"form">["children"];
}

export function FormDialog({ open, onClose, title, lead, made, send, extra, className, children }: FormDialogProps) {
  const id = useId();
  const { form, fieldErrors, error, isBusy } = made;
  return (
    <Dialog
      open={open}
      onClose={() => !isBusy && onClose()}
      sheet
      title={title}
      {...(lead !== undefined && { lead })}
      footerContent={
        <>
          {extra ?? (
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} busy={isBusy}>
            {send}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className={className}>
        {children}
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      </form>
    </Dialog>
  );
}
