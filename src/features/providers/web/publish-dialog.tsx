import { deskMessages } from "../../../contract/desk-messages.ts";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { callApi } from "../../accounts/web/call-api.ts";
import { updateUser } from "../../accounts/web/change-session.ts";

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is to be known beside the question. */
  note?: string | undefined;
  /** The profile is published, and the browser's record of it says so; with the server's sentence for the person. */
  onPublished: (message: string) => void;
}

/** Asks before the own profile is published, publishes it, and says so when it could not (spec 4, 8). */
export function PublishDialog({ open, onClose, note, onPublished }: PublishDialogProps) {
  async function publish() {
    const outcome = await publishProfile();
    if (outcome.error !== null) return outcome.error;
    onPublished(outcome.message);
    return null;
  }
  return (
    <QuestionDialog open={open} onClose={onClose} title="Publish your profile" confirm="Publish" onConfirm={publish}>
      <p>{deskMessages.publish_question}</p>
      {note !== undefined && <p>{note}</p>}
    </QuestionDialog>
  );
}

type Outcome = { error: null; message: string } | { error: string };

async function publishProfile(): Promise<Outcome> {
  const outcome = await callApi<{ data?: { message?: string } }>("/api/providers/profile/publish", {
    method: "PUT",
    as: "provider",
    failed: deskMessages.publish_failed,
  });
  if (!outcome.ok) return { error: outcome.error };
  updateUser({ is_published: true });
  return { error: null, message: outcome.body.data?.message ?? deskMessages.publish_done };
}
