import type { Context } from "../../../platform/context.ts";
import { requireParty } from "../../accounts/rules.ts";
import type { Folder, Side } from "../rules.ts";
import {
  countInbox,
  countUnread,
  listOfCouple,
  listOfProvider,
  type Listed,
  type ConversationFilter,
} from "../store.ts";

export { listOpenOf, type OpenConversation } from "../store.ts";

type InboxContext = Pick<Context, "actor" | "db">;

/** Rules [conversations-7, conversations-10]; impersonating admins can't search messages [conversations-3]. */
export async function listConversations(
  { actor, db }: InboxContext,
  which: ConversationFilter,
): Promise<{ side: Side; isActing: boolean; result: Listed[]; total: number }> {
  const { kind: side, id, admin_id } = requireParty(actor);
  const list = side === "couple" ? listOfCouple : listOfProvider;
  const isActing = admin_id !== null;
  return { side, isActing, ...(await list(db, id, { ...which, isActing })) };
}

const none: Record<Folder, number> = { new: 0, mine: 0, theirs: 0, booked: 0, archived: 0, junk: 0 };

export async function countConversations({
  actor,
  db,
}: InboxContext): Promise<{ unread: number; folders: Record<Folder, number> }> {
  const { kind: side, id } = requireParty(actor);
  if (side === "couple") return { unread: await countUnread(db, id), folders: none };
  const counted = await countInbox(db, id);
  const { unread = 0, ...folders } = Object.fromEntries(counted.map(({ folder, total }) => [folder, total]));
  return { unread, folders: { ...none, ...folders } };
}
