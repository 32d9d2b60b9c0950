import { useState } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call.ts";
import { updateCouple } from "../../../client/change-session.ts";
import { leaveWedding } from "../../../contract/weddings/words.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./wedding-page.module.css";

/** The way out for whoever joined. */
export function LeaveWedding({ owner }: { owner: string }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <div className={styles.leave}>
      <Button variant="outline" onClick={() => setAsked(true)}>
        Leave this wedding
      </Button>
      <QuestionDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Leave this wedding?"
        confirm="Leave"
        danger
        onConfirm={async () => {
          const failed = "We couldn’t remove you. Please check your connection and try again.";
          const outcome = await call(leaveWedding, { failed });
          if (!outcome.ok && outcome.code !== "member_not_found") return outcome.error;
          if (outcome.ok) updateCouple(outcome.body.couple);
          toast("You have left. This is your own wedding again.");
          void navigate(href("/couple-dashboard"));
          return null;
        }}
      >
        You lose access at once, your votes and notes are deleted, and you return to your own wedding. To come back you
        need a new invitation
        {owner === "" ? "" : ` from ${owner}`}. Your messages to vendors stay.
      </QuestionDialog>
    </div>
  );
}
