import Send from "lucide/dist/esm/icons/send.mjs";
import { useId, useState } from "react";
import type { ProviderProfile } from "../../../contract/providers.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useEnquiryForm } from "./load-enquiry-form.ts";
import styles from "./enquiry-dialog.module.css";

export interface EnquiryDialogProps {
  open: boolean;
  onClose: () => void;
  provider: Pick<ProviderProfile, "id" | "business_name">;
  /** What may be ticked (spec 5). */
  services: readonly string[];
}

/** The enquiry to one provider. Its frame is part of the page; its form is fetched when it is wanted. */
export function EnquiryDialog({ open, onClose, provider, services }: EnquiryDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  // After a sent one the next form starts empty.
  const [round, setRound] = useState(0);
  const { Form, failed, retry } = useEnquiryForm(open);
  function close() {
    onClose();
    if (!isSent) return;
    setSent(false);
    setRound(round + 1);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`${isSent ? "Your enquiry to" : "Send an enquiry to"} ${provider.business_name}`}
      lead={!isSent && "They answer you directly by email or phone."}
      foot={
        isSent ? (
          <Button onClick={close}>Back to the profile</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} icon={Send} busy={busy} disabled={!Form}>
              Send Enquiry
            </Button>
          </>
        )
      }
    >
      {Form ? (
        <Form
          key={round}
          id={formId}
          provider={provider}
          services={services}
          onBusy={setBusy}
          onSent={() => setSent(true)}
        />
      ) : (
        <Waiting failed={failed} onRetry={retry} />
      )}
    </Dialog>
  );
}

/** The form's place until its code is there. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <div className={styles.waiting} aria-hidden="true">
        {Array.from({ length: 5 }, (_, place) => (
          <Skeleton key={place} height="4.5rem" />
        ))}
      </div>
    );
  }
  // plainer than the kit's LoadFailure, whose drawings would weigh on everybody's first visit
  return (
    <div role="alert" className={styles.failed}>
      <p>The form could not be loaded. Please check your connection.</p>
      <Button small variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
