import { useState } from "react";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import type { SuppressionSource } from "../../../contract/emails/words.ts";
import type { FoundPerson } from "../../../contract/privacy/shapes.ts";
import { privacyMessages, setPersonSuppression } from "../../../contract/privacy/words.ts";
import { timeWords } from "../../../features/audit/web/audit-words.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";

const saidBy = {
  link: "by the link in an email",
  one_click: "by its mail program’s button",
  account: "in its account",
  admin: "through an admin",
} as const satisfies Record<SuppressionSource, string>;

interface PersonEmailsProps {
  person: Pick<FoundPerson, "email" | "suppression">;
  onChanged: () => void;
}

/** Whether a person's address takes emails, and how that is changed when the person asks for it [emails-12]. */
export function PersonEmails({ person: { email, suppression }, onChanged }: PersonEmailsProps) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const isStopped = suppression !== null;

  async function change(): Promise<string | null> {
    const body = { email, is_suppressed: !isStopped };
    const outcome = await withProof(() =>
      call(setPersonSuppression, { body, failed: privacyMessages.suppression_failed }),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, undefined, { tone: "good" });
    onChanged();
    return null;
  }
  return (
    <div>
      <p>
        {suppression === null
          ? "This address takes our emails. "
          : `This address takes no emails from us since ${timeWords(suppression.since)}, said ${saidBy[suppression.source]}. `}
        <Button small variant="outline" onClick={() => setAsking(true)}>
          {isStopped ? "Allow emails again" : "Stop all emails"}
        </Button>
      </p>
      <QuestionDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isStopped ? `Email ${email} again?` : `Stop all emails to ${email}?`}
        confirm={isStopped ? "Allow emails again" : "Stop all emails"}
        onConfirm={change}
      >
        <p>
          {isStopped
            ? "Only if the person who reads this mailbox asked for it. It said before that it wants no emails from us."
            : "Only emails about the safety of an account still go there. A provider then finds its enquiries on its page alone."}
        </p>
      </QuestionDialog>
    </div>
  );
}
