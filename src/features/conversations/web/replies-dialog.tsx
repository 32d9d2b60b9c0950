import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useId, useState } from "react";
import { useFetched } from "../../../client/use-fetched.ts";
import type { Wedding } from "../../../contract/conversations/fill-reply.ts";
import * as limits from "../../../contract/conversations/limits.ts";
import type { SavedReply } from "../../../contract/conversations/reply-shapes.ts";
import { listReplies } from "../../../contract/conversations/reply-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyLines, ReplyBones } from "./reply-lines.tsx";
import text from "../../../ui/text.module.css";

interface RepliesProps {
  open: boolean;
  onClose: () => void;
  wedding: Wedding;
  /** What stands in the composer, which may be saved as a reply. */
  typed: () => string;
  /** A reply is chosen; its fields are filled in. */
  onUse: (text: string) => void;
}

type Edited = Omit<SavedReply, "id"> & { id: string | null };

/** The saved replies: one is chosen, or they are kept [conversations-31]. */
export function RepliesDialog({ open, onClose, typed, ...rest }: RepliesProps) {
  const formId = useId();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = "We could not load your saved replies. Please check your connection and try again.";
  const { value, error, reload } = useFetched(listReplies, { as: "provider", failed });
  const isFull = (value?.replies.length ?? 0) >= limits.saved_replies_max;
  const close = () => !isBusy && onClose();
  const begin = () => setEdited({ id: null, title: "", text: typed() });
  return (
    <Dialog
      open={open}
      onClose={close}
      sheet
      title={edited === null ? "Saved replies" : edited.id === null ? "New reply" : "Edit reply"}
      lead={edited === null ? "Choose a reply to add to your message. You can edit it before you send." : undefined}
      foot={
        edited === null ? (
          <Button variant="outline" icon={Plus} disabled={value === null || isFull} onClick={begin}>
            New reply
          </Button>
        ) : (
          <>
            <Button variant="quiet" disabled={isBusy} onClick={() => setEdited(null)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              Save
            </Button>
          </>
        )
      }
    >
      {edited !== null ? (
        <ReplyForm
          key={edited.id}
          id={formId}
          reply={edited}
          onBusy={setBusy}
          onSaved={async () => {
            await reload();
            setEdited(null);
          }}
        />
      ) : value === null ? (
        error === null ? (
          <ReplyBones />
        ) : (
          <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
        )
      ) : (
        <>
          <ReplyLines replies={value.replies} reload={reload} onEdit={setEdited} {...rest} />
          {isFull && <p className={text.fine}>You’ve saved as many as you can. Remove one to save another.</p>}
        </>
      )}
    </Dialog>
  );
}
