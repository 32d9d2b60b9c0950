import Send from "lucide/dist/esm/icons/send.mjs";
import { useId, useState } from "react";
import { useVisitor } from "../../../client/session.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { OnlyReads } from "../../weddings/web/only-reads.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

interface EnquiryDialogProps {
  open: boolean;
  onClose: () => void;
  provider: Pick<ProviderProfile, "id" | "business_name">;
  /** The options [enquiries-4]. */
  services: readonly string[];
  near?: string | null;
  back?: string;
}

export function EnquiryDialog({
  open,
  onClose,
  provider,
  services,
  near = null,
  back = "Back to the profile",
}: EnquiryDialogProps) {
  const formId = useId();
  const visitor = useVisitor();
  const mayChange = useMayChange();
  const isActing = visitor.kind !== "guest" && visitor.impersonated;
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  // After sending, the next form starts empty.
  const [round, setRound] = useState(0);
  function close() {
    onClose();
    if (!isSent) return;
    setSent(false);
    setRound(round + 1);
  }
  if (!mayChange)
    return (
      <Dialog open={open} onClose={onClose} title={`Send an enquiry to ${provider.business_name}`}>
        {open && <OnlyReads level={3} what="Writing to businesses" />}
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`${isSent ? "Your enquiry to" : "Send an enquiry to"} ${provider.business_name}`}
      lead={!isSent && "They’ll reply to you directly, by email or phone."}
      footerContent={
        isSent ? (
          <Button onClick={close}>{back}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} icon={Send} busy={busy} disabled={isActing}>
              Send enquiry
            </Button>
          </>
        )
      }
    >
      <EnquiryForm
        key={round}
        id={formId}
        provider={provider}
        near={near}
        services={services}
        isActing={isActing}
        onBusy={setBusy}
        onSent={() => setSent(true)}
      />
    </Dialog>
  );
}
