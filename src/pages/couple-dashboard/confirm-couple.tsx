import { useFetched } from "../../client/call/use-fetched.ts";
import { listSentEnquiriesCall } from "../../contract/enquiries/calls.ts";
import { formatCount } from "../../contract/format.ts";
import { ConfirmBanner } from "../../features/accounts/web/confirm-banner.tsx";
import styles from "./couple-dashboard.module.css";

/** Asks to confirm the email address, and says what waits until then [couples-18]. */
export function ConfirmCouple({ email, hasOutbox }: { email: string; hasOutbox: boolean }) {
  const { value } = useFetched(listSentEnquiriesCall, { as: "couple", query: { page: 1 }, failed: "" });
  const pending_count = value?.held.length ?? 0;
  return (
    <div id="confirm-email" className={styles.reads}>
      <ConfirmBanner kind="couple" email={email} has_outbox={hasOutbox}>
        Until you open it, some enquiries wait, earlier enquiries aren’t listed here, and we don’t send reminders.
        {pending_count > 0 &&
          ` Waiting now: ${formatCount(pending_count, "enquiry", "enquiries")}, each with a link in a separate email.`}
      </ConfirmBanner>
    </div>
  );
}
