import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useState } from "react";
import { call } from "../../../client/call.ts";
import { fillReply, type Wedding } from "../../../contract/conversations/fill-reply.ts";
import type { SavedReply } from "../../../contract/conversations/reply-shapes.ts";
import { addReply, removeReply } from "../../../contract/conversations/reply-words.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./replies.module.css";

interface LineProps {
  reply: SavedReply;
  wedding: Wedding;
  onUse: (text: string) => void;
  onEdit: (reply: SavedReply) => void;
  reload: () => Promise<void>;
}

const failed = "We could not do that. Please check your connection and try again.";

/** One saved reply, as it would be written into this message. */
export function ReplyLine({ reply, wedding, onUse, onEdit, reload }: LineProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const filled = fillReply(reply.text, wedding);
  const { id, ...content } = reply;
  async function putBack() {
    const outcome = await call(addReply, { body: content, failed });
    if (!outcome.ok) toast(outcome.error, CircleAlert, { tone: "bad" });
    await reload();
  }
  async function remove() {
    setBusy(true);
    const outcome = await call(removeReply, { params: { id }, failed });
    setBusy(false);
    if (!outcome.ok) toast(outcome.error, CircleAlert, { tone: "bad" });
    else {
      const action = { label: "Undo", onPress: () => void putBack() };
      toast(`“${reply.title}” removed.`, undefined, { action, stays_ms: 8000 });
    }
    await reload();
  }
  return (
    <li className={styles.reply} aria-busy={isBusy || undefined}>
      <button type="button" className={styles.use} onClick={() => onUse(filled)}>
        <b>{reply.title}</b>
        <span>{filled}</span>
      </button>
      <IconButton icon={Pencil} label={`Edit “${reply.title}”`} onClick={() => onEdit(reply)} />
      <IconButton icon={Trash} label={`Remove “${reply.title}”`} disabled={isBusy} onClick={() => void remove()} />
    </li>
  );
}
