import { useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import type { BulkOutcome } from "../../../contract/enquiries/bulk-shapes.ts";
import { confirmEnquiry, enquiryMessages } from "../../../contract/enquiries/words.ts";
import { formatCount } from "../../../contract/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { EntryFrame } from "../../accounts/web/entry-frame.tsx";
import { useAddressToken } from "../../accounts/web/use-address-token.ts";
import type { Route } from "./+types/confirm-enquiry-page";
import { Breakdown } from "./breakdown.tsx";

/** Its address holds a token: nobody keeps the page, and no request made from it names where it came from. */
export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Confirm your enquiry, so that it is sent.";
  return pageMeta(matches, { title: "Confirm Enquiry", description, path: href("/confirm-enquiry"), noindex: true });
}

/** Sends an enquiry that waits, once its button is pressed: programs that look into mails for their readers open every link. */
export default function ConfirmEnquiryPage() {
  const token = useAddressToken();
  const [sent, setSent] = useState<BulkOutcome | null>(null);
  if (token === null) return <MissingLink />;
  if (sent) return <Sent outcome={sent} />;
  return (
    <EntryFrame
      picture="jacaranda"
      title="Confirm your enquiry"
      lead="Press the button so that we know this address is yours. We send your enquiry at once."
    >
      <ConfirmButton token={token} onSent={setSent} />
    </EntryFrame>
  );
}

function MissingLink() {
  return (
    <EntryFrame picture="jacaranda" title="Invalid Confirmation Link">
      <Banner tone="bad">
        This link is incomplete, or its page was loaded again. Please open it from the email once more.
      </Banner>
    </EntryFrame>
  );
}

function ConfirmButton({ token, onSent }: { token: string; onSent: (outcome: BulkOutcome) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm() {
    setIsBusy(true);
    setError(null);
    const outcome = await call(confirmEnquiry, { body: { token }, failed: enquiryMessages.confirm_failed });
    setIsBusy(false);
    if (outcome.ok) onSent(outcome.body);
    else setError(outcome.error);
  }
  return (
    <>
      <FormError sentence={error} />
      <Button wide busy={isBusy} onClick={() => void confirm()}>
        Confirm and send
      </Button>
    </>
  );
}

function Sent({ outcome: { message, providers_contacted, breakdown } }: { outcome: BulkOutcome }) {
  return (
    <EntryFrame picture="jacaranda" title={message}>
      <Banner tone="good" announce>
        {formatCount(providers_contacted, "vendor has", "vendors have")} it, and answer straight to your email address.
      </Banner>
      <Breakdown lines={breakdown} />
      <ButtonLink wide to={href("/providers")}>
        Browse providers
      </ButtonLink>
    </EntryFrame>
  );
}
