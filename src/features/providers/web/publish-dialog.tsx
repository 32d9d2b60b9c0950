import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { updateUser } from "../../../client/session/change-session.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { dashboardMessages } from "../../../contract/dashboard-messages.ts";
import { readProviderMediaCall } from "../../../contract/media/calls.ts";
import { messages } from "../../../contract/messages.ts";
import { publishProfileCall as publishCall, readMyProfileCall } from "../../../contract/providers/calls.ts";
import { Link } from "../../../ui/link.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { missingItems } from "./missing-items.ts";
import styles from "./publish-dialog.module.css";

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  note?: string | undefined;
  onPublished: (message: string) => void;
}

/** Asks, publishes, and shows an error [providers-5]. */
export function PublishDialog({ open, onClose, note, onPublished }: PublishDialogProps) {
  async function publish() {
    const outcome = await publishProfile();
    if (outcome.error !== null) return outcome.error;
    onPublished(outcome.message);
    return null;
  }
  return (
    <QuestionDialog open={open} onClose={onClose} title="Publish your profile" confirm="Publish" onConfirm={publish}>
      <p>{dashboardMessages.publish_question}</p>
      {open && <BeforePublishing onLeave={onClose} />}
      {note !== undefined && <p>{note}</p>}
    </QuestionDialog>
  );
}

function BeforePublishing({ onLeave }: { onLeave: () => void }) {
  const visitor = useVisitor();
  const { value: profile } = useFetched(readMyProfileCall, {
    as: "provider",
    failed: messages.profile_failed,
  });
  const gallery_images = useGalleryCount(visitor.kind === "provider" ? visitor.id : null);
  const missing = profile && gallery_images !== undefined ? missingItems(profile, gallery_images) : [];
  return (
    <>
      {profile?.email_verified === false && <p>{dashboardMessages.publish_unconfirmed}</p>}
      {missing.length > 0 && (
        <>
          <p>{dashboardMessages.publish_missing}</p>
          <ul className={styles.missing}>
            {missing.map(({ id, label, to }) => (
              <li key={id}>
                <Link to={to.startsWith("#") ? `${href("/dashboard")}${to}` : to} onClick={onLeave}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Outcome = { error: null; message: string } | { error: string };

async function publishProfile(): Promise<Outcome> {
  const outcome = await call(publishCall, {
    failed: dashboardMessages.publish_failed,
  });
  if (!outcome.ok) return { error: outcome.error };
  updateUser({ is_published: true });
  return { error: null, message: outcome.body.data?.message ?? dashboardMessages.publish_done };
}

/** Undefined while loading, null on an error. */
function useGalleryCount(provider_id: string | null): number | null | undefined {
  const { value, error } = useFetched(readProviderMediaCall, {
    params: { id: provider_id ?? "" },
    as: provider_id === null ? null : "provider",
    failed: messages.profile_failed,
  });
  // null leaves the gallery out of the prompt
  if (value === null) return error === null ? undefined : null;
  return value.data.gallery.filter((item) => item.media_type === "image").length;
}
