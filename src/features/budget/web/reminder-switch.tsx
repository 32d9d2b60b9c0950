import { useState } from "react";
import { call } from "../../../client/call.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { readAccount, setOwnSuppression } from "../../../contract/accounts/words.ts";
import { remind_first_days } from "../../../contract/budget/limits.ts";
import { suppressionMessages } from "../../../contract/emails/words.ts";
import { Switch } from "../../../ui/switch.tsx";
import { useToast } from "../../../ui/toast.tsx";
import text from "../../../ui/text.module.css";

/** Whether the account's address is reminded of what is due [budget-9]: the same wish as on its account page and in each reminder. */
export function ReminderSwitch() {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { value, reload } = useFetched(readAccount, { as: "couple", failed: "" });
  if (value === null) return null;
  const areAllStopped = value.emails_stopped_at !== null;
  const isStopped = areAllStopped || value.stopped_topics.some(({ topic }) => topic === "payments");

  async function change(is_suppressed: boolean) {
    setBusy(true);
    const body = { is_suppressed, topic: "payments" as const };
    const outcome = await call(setOwnSuppression, { as: "couple", body, failed: suppressionMessages.failed });
    await reload();
    setBusy(false);
    toast(outcome.ok ? outcome.body.message : outcome.error, undefined, { tone: outcome.ok ? "good" : "bad" });
  }
  return (
    <div>
      <Switch
        checked={!isStopped}
        disabled={isBusy || areAllStopped || !value.email_verified}
        onChange={(event) => void change(!event.target.checked)}
      >
        Remind {value.email} about payments due, {remind_first_days} days before and the day before
      </Switch>
      {!value.email_verified && <p className={text.fine}>{suppressionMessages.confirm_first}</p>}
      {areAllStopped && (
        <p className={text.fine}>All emails to this address are off. You can change that on your account page.</p>
      )}
    </div>
  );
}
