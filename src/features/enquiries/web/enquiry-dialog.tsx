import Send from "lucide/dist/esm/icons/send.mjs";
import { useId, useState, useEffect, useRef } from "react";
import { PrivacyNotice } from "../../../client/form/privacy-note.tsx";
import { useVisitor } from "../../../client/session/session.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import { enquiryMessages } from "../../../contract/enquiries/calls.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Honeypot } from "../../../ui/form/honeypot.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { DateCheck } from "../../listings/web/date-check.tsx";
import { OnlyReads } from "../../weddings/web/only-reads.tsx";
import { CoupleFields, ServiceChips, WeddingFields } from "./enquiry-fields.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";
import type { EnquiryValues } from "./enquiry-values.ts";
import { useEnquiry, type RequestedProvider } from "./use-enquiry.ts";
import { useLastWritten } from "./use-last-written.ts";
import styles from "./enquiry-dialog.module.css";

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

interface EnquiryFormProps {
  /** For the submit button outside the form. */
  id: string;
  provider: RequestedProvider;
  near: string | null;
  /** The options [enquiries-4]. */
  services: readonly string[];
  /** An acting admin can't send [admin-31]. */
  isActing: boolean;
  onBusy: (busy: boolean) => void;
  onSent: () => void;
}

function EnquiryForm({ id, provider, near, services, isActing, onBusy, onSent }: EnquiryFormProps) {
  const [sent, setSent] = useState<{ values: EnquiryValues; message: string } | null>(null);
  const { start, today, date, form, fieldErrors, error } = useEnquiry(provider, {
    near,
    onBusy,
    onSent(values, message) {
      setSent({ values, message });
      onSent();
    },
  });
  const writtenOn = useLastWritten(provider.id);
  if (sent) return <EnquirySent provider={provider} {...sent} />;
  return (
    <form {...form} id={id}>
      {isActing && (
        <div className={styles.acting}>
          <Banner tone="warn">{enquiryMessages.not_as_somebody}</Banner>
        </div>
      )}
      {writtenOn !== null && (
        <p className={styles.earlier}>You wrote to them on {formatDate(writtenOn)}. This is another enquiry.</p>
      )}
      <fieldset disabled={isActing}>
        <Fields>
          <CoupleFields start={start} fieldErrors={fieldErrors} />
          <WeddingFields
            start={start}
            fieldErrors={fieldErrors}
            today={today}
            extra={date >= today && <DateCheck provider={provider} date={date} />}
          />
          <ServiceChips start={start} fieldErrors={fieldErrors} services={services} />
          <Field wide label="Message" mark="(optional)" error={fieldErrors.message}>
            <Textarea name="message" maxLength={limits.enquiry_message_length_max} defaultValue={start.message} />
          </Field>
        </Fields>
      </fieldset>
      <PrivacyNotice />
      <Honeypot />
      <GeneralError sentence={error} />
    </form>
  );
}

function GeneralError({ sentence }: { sentence: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [sentence]);
  return (
    <div ref={place} className={styles.error}>
      {sentence !== null && (
        <Banner tone="bad" announce>
          {sentence}
        </Banner>
      )}
    </div>
  );
}
