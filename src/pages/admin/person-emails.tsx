import { useState } from "react";
import { useGuardedAction } from "../../client/admin/use-guarded-action.ts";
import { call } from "../../client/call.ts";
import { emailsAbout, type SuppressionSource } from "../../contract/emails/calls.ts";
import { formatDateTime } from "../../contract/moments.ts";
import { privacyMessages, setPersonSuppression } from "../../contract/privacy/calls.ts";
import type { PersonData } from "../../contract/privacy/schema.ts";
import { Button } from "../../ui/button.tsx";
import { QuestionDialog } from "../../ui/question-dialog.tsx";

const sourceLabels = {
  link: "by the link in an email",
  one_click: "by its mail program’s button",
  account: "in its account",
  admin: "through an admin",
} as const satisfies Record<SuppressionSource, string>;

interface PersonEmailsProps {
  person: Pick<PersonData, "email" | "suppression" | "stopped_topics">;
  onChanged: () => void;
}

/** Changed at the person's request [emails-12]; also shows its stopped topics [emails-19]. */
export function PersonEmails({ person: { email, suppression, stopped_topics }, onChanged }: PersonEmailsProps) {
  const act = useGuardedAction();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isStopped = suppression !== null;

  const change = () =>
    act(
      () =>
        call(setPersonSuppression, {
          body: { email, is_suppressed: !isStopped },
          failed: privacyMessages.suppression_failed,
        }),
      onChanged,
    );
  return (
    <div>
      <p>
        {suppression === null
          ? "This address receives our emails. "
          : `This address hasn’t received emails from us since ${formatDateTime(suppression.since)}, said ${sourceLabels[suppression.source]}. `}
        <Button small variant="outline" onClick={() => setDialogOpen(true)}>
          {isStopped ? "Allow emails again" : "Stop all emails"}
        </Button>
      </p>
      {stopped_topics.map(({ topic, since, source }) => (
        <p key={topic}>
          It takes no {emailsAbout[topic]} since {formatDateTime(since)}, said {sourceLabels[source]}.
        </p>
      ))}
      <QuestionDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={isStopped ? `Email ${email} again?` : `Stop all emails to ${email}?`}
        confirm={isStopped ? "Allow emails again" : "Stop all emails"}
        onConfirm={change}
      >
        <p>
          {isStopped
            ? "Only do this if the person who reads this mailbox asked for it. They opted out of our emails earlier."
            : "Only emails about account security are still sent. A provider then only sees its enquiries on its page."}
        </p>
      </QuestionDialog>
    </div>
  );
}
