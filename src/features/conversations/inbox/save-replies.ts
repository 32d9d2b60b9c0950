import { saved_replies_max } from "../../../contract/conversations/calls.ts";
import type { NewReply, SavedReply } from "../../../contract/conversations/inbox-schema.ts";
import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordImpersonated } from "../../audit/record-impersonated.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { lockProvider } from "../../providers/lock-providers.ts";
import * as store from "./store-replies.ts";

/** By name [conversations-31]. */
export async function listReplies({ actor, db }: Pick<Context, "actor" | "db">): Promise<SavedReply[]> {
  const { id } = requireProvider(actor);
  return (await store.listReplyRows(db, id)).map(presentReply);
}

export async function addReply(ctx: Context, { title, text }: NewReply): Promise<{ reply: SavedReply }> {
  return change(ctx, "reply_saved", title, async (tx, provider_id) => {
    await lockProvider(tx, provider_id);
    if ((await store.countReplies(tx, provider_id)) >= saved_replies_max) refuse("replies_full");
    const row = { id: newId(), title, body: text };
    await store.insertReply(tx, { ...row, provider_id, created_at: ctx.clock() });
    return { reply: presentReply(row) };
  });
}

export async function changeReply(ctx: Context, id: string, { title, text }: NewReply): Promise<{ reply: SavedReply }> {
  return change(ctx, "reply_saved", title, async (tx, provider_id) => {
    const row = { id, title, body: text };
    if (!isUuid(id) || !(await store.updateReply(tx, provider_id, row))) refuse("reply_not_found");
    return { reply: presentReply(row) };
  });
}

/** Returns the remaining ones. */
export async function removeReply(ctx: Context, id: string): Promise<{ replies: SavedReply[] }> {
  return change(ctx, "reply_removed", "", async (tx, provider_id) => {
    if (!isUuid(id) || !(await store.deleteReply(tx, provider_id, id))) refuse("reply_not_found");
    return { replies: (await store.listReplyRows(tx, provider_id)).map(presentReply) };
  });
}

async function change<T>(
  ctx: Context,
  action: "reply_saved" | "reply_removed",
  name: string,
  write: (tx: Database, provider_id: string) => Promise<T>,
): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const answer = await write(tx, id);
    await recordImpersonated(ctx, tx, { action, subject: { id, name } });
    return answer;
  });
}

function presentReply({ id, title, body }: store.ReplyRow): SavedReply {
  return { id, title, text: body };
}
