import { useEffect, useState } from "react";
import { useToast } from "../../../ui/toast.tsx";
import type { EnquiryDialogProps } from "./enquiry-dialog.tsx";
import { fetchDialog } from "./load-enquiry-form.ts";

/** The place of the enquiry to one provider. The dialog is fetched when somebody is about to want it. */
export function EnquiryPlace(props: EnquiryDialogProps) {
  const { open, onClose } = props;
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!open || fetched) return;
    let isCurrent = true;
    fetchDialog().then(
      (module) => isCurrent && setFetched(module),
      () => {
        if (!isCurrent) return;
        toast("The form could not be loaded. Please check your connection and try again.");
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [open, fetched, onClose, toast]);
  return fetched && <fetched.EnquiryDialog {...props} />;
}
