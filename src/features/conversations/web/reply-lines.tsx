import type { Wedding } from "../../../contract/conversations/fill-reply.ts";
import type { SavedReply } from "../../../contract/conversations/reply-shapes.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ReplyLine } from "./reply-line.tsx";
import styles from "./replies.module.css";

interface LinesProps {
  wedding: Wedding;
  /** A reply is chosen; its fields are filled in. */
  onUse: (text: string) => void;
  replies: readonly SavedReply[];
  reload: () => Promise<void>;
  onEdit: (reply: SavedReply) => void;
}

/** The saved replies, each with what can be done with it; without any what they are for. */
export function ReplyLines({ replies, ...rest }: LinesProps) {
  if (replies.length === 0)
    return (
      <EmptyState title="No saved replies yet">
        Save replies you send often: your prices, that a date is booked, what you need to know.
      </EmptyState>
    );
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <ReplyLine key={reply.id} reply={reply} {...rest} />
      ))}
    </ul>
  );
}

/** Stands in while they are fetched. */
export function ReplyBones() {
  return (
    <div aria-busy="true" className={styles.replies}>
      <OutOfSight>Loading your saved replies</OutOfSight>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}
