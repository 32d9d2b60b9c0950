import { useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { BulkOutcome } from "../../../contract/enquiries/bulk-schema.ts";
import { confirmEnquiryCall, enquiryMessages } from "../../../contract/enquiries/calls.ts";
import { formatCount } from "../../../contract/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { EntryFrame, EntryLinks } from "../../accounts/web/sign-in/entry-frame.tsx";
import { MissingToken, TokenForm, useAddressToken, useInvalidLink } from "../../accounts/web/token-parts.tsx";
import type { Route } from "./+types/confirm-enquiry-page";
import { Breakdown, Unmailed } from "./bulk/breakdown.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Confirm your enquiry, so that it is sent.";
  return pageMeta(matches, { title: "Confirm enquiry", description, path: href("/confirm-enquiry"), noindex: true });
}

/** Needs a button press, because mail scanners open links. */
export default function ConfirmEnquiryPage() {
  const token = useAddressToken();
  const [sent, setSent] = useState<BulkOutcome | null>(null);
  const isInvalid = useInvalidLink(token, "enquiry_confirmation");
  if (token === null) return <MissingToken title="Invalid confirmation link" />;
  if (sent) return <Sent outcome={sent} />;
  if (isInvalid) return <InvalidLink />;
  return (
    <EntryFrame
      picture="jacaranda"
      title="Confirm your enquiry"
      lead="Click below to confirm this is your email address. We’ll send your enquiry at once."
    >
      <TokenForm
        send={() => call(confirmEnquiryCall, { body: { token }, failed: enquiryMessages.confirm_failed })}
        onDone={setSent}
      >
        Confirm and send
      </TokenForm>
    </EntryFrame>
  );
}

function InvalidLink() {
  return (
    <EntryFrame picture="jacaranda" title="This link has expired">
      <Banner tone="warn" announce>
        {accountMessages.link_invalid} If you have already confirmed, your enquiry was sent and a copy is in your email.
        Otherwise it was not sent: please write it again.
      </Banner>
      <ButtonLink wide to={href("/bulk-contact")}>
        Write a new enquiry
      </ButtonLink>
      <EntryLinks>
        <p>
          Looking for one vendor? <Link to={href("/providers")}>Find it in the list</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

function Sent({ outcome: { message, providers_contacted, emails_sent, breakdown } }: { outcome: BulkOutcome }) {
  const unmailed = providers_contacted - emails_sent;
  return (
    <EntryFrame picture="jacaranda" title={message}>
      <Banner tone="good" announce>
        {formatCount(providers_contacted, "vendor has", "vendors have")} it, and answer you by email.
      </Banner>
      {unmailed > 0 && <Unmailed count={unmailed} />}
      <Breakdown rows={breakdown} />
      <ButtonLink wide to={href("/providers")}>
        Browse vendors
      </ButtonLink>
    </EntryFrame>
  );
}
