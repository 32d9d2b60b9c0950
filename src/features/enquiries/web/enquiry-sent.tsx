import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import MailCheck from "lucide/dist/esm/icons/mail-check.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import { useVisitor } from "../../../client/session/session.ts";
import { enquiryMessages } from "../../../contract/enquiries/calls.ts";
import * as limits from "../../../contract/limits.ts";
import { messages } from "../../../contract/messages.ts";
import { ButtonLink, Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { useFavourites } from "../../favourites/web/favourites.ts";
import { useFavouriteChange } from "../../favourites/web/use-favourite-change.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { registrationOf } from "./registration-of.ts";
import type { RequestedProvider } from "./use-enquiry.ts";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-dialog.module.css";

interface EnquirySentProps {
  provider: RequestedProvider;
  values: EnquiryValues;
  message: string;
}

/** Replaces the form and takes its focus. */
export function EnquirySent(props: EnquirySentProps) {
  return props.message === enquiryMessages.direct_waits ? <EnquiryWaits {...props} /> : <EnquiryLeft {...props} />;
}

/** How to confirm, and until when [conversations-28]. */
function EnquiryWaits({ provider, values, message }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Icon of={MailCheck} className={styles.mark} />
      <h3 ref={heading} tabIndex={-1}>
        {message}
      </h3>
      <p>
        We’ve emailed <b>{values.couple_email.trim()}</b> to confirm it’s you. Nothing has been sent yet: click the
        button in that email within {limits.held_enquiry_hours} hours, and {provider.business_name} gets it at once.
      </p>
      <p>
        Nothing arrived? Check your spam folder. If you turned off our emails to that address, turn them on again first.
      </p>
    </div>
  );
}

function EnquiryLeft({ provider, values, message }: EnquirySentProps) {
  const { business_name } = provider;
  const visitor = useVisitor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.sent}>
      <Icon of={CircleCheck} className={styles.mark} />
      <h3 ref={heading} tabIndex={-1}>
        {message}
      </h3>
      <p>
        We’ve emailed a copy to <b>{values.couple_email.trim()}</b>.
      </p>
      <h4>What happens next</h4>
      <ol className={styles.steps}>
        {message === messages.enquiry_sent ? (
          <>
            <li>
              {business_name} gets your enquiry by email and replies straight to you
              {values.couple_phone.trim() !== "" && ", by email or phone"}.
            </li>
            <li>No reply in a few days? Their phone number is on this page.</li>
          </>
        ) : (
          <li>Call {business_name}: their phone number is on this page. They see your enquiry when they log in.</li>
        )}
        <li>Ask two or three others too, so you can compare dates and prices.</li>
      </ol>
      {visitor.kind === "couple" && (
        <div className={text.actions}>
          <SaveFavourite provider_id={provider.id} />
          <ButtonLink small variant="outline" to={`${href("/couple-dashboard")}#enquiries`}>
            See it on your dashboard
          </ButtonLink>
        </div>
      )}
      {visitor.kind === "guest" && (
        <>
          <p>Create a free account with this email address to see what you’ve sent and to keep your favourites.</p>
          <div className={text.actions}>
            <ButtonLink small variant="outline" to={href("/couple-register")} state={registrationOf(values)}>
              Create your account
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

function SaveFavourite({ provider_id }: { provider_id: string }) {
  const favourites = useFavourites();
  const change = useFavouriteChange("profile");
  const isSaved = favourites.isSaved(provider_id);
  return (
    <Button
      small
      icon={Heart}
      variant="outline"
      aria-pressed={isSaved}
      onClick={() => void change(provider_id, !isSaved)}
    >
      {isSaved ? "In your favourites" : "Save to your favourites"}
    </Button>
  );
}
