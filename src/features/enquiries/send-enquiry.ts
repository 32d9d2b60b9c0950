import type { DirectEnquiry } from "../../contract/enquiries/schema.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { doOnce, recallOutcome } from "../../platform/jobs/do-once.ts";
import { isTrapFilled } from "../../platform/read-trap.ts";
import { refuse } from "../../platform/refusal.ts";
import { containsLink } from "../conversations/links/find-link.ts";
import { assertNotBlocked, findBlock } from "../conversations/safety/find-blocked.ts";
import { lockWedding } from "../couples/lock-couple.ts";
import { isJunkSender, limitSender } from "./limit-sender.ts";
import { assertNotOwner, assertUnhurried, directFingerprint, readContent, coupleAccountIdOf } from "./rules.ts";
import { saveEnquiry } from "./save-enquiry.ts";
import { findPublishedProvider } from "./store-direct.ts";
import { classifySender } from "./waiting/classify-sender.ts";
import { savePendingEnquiry } from "./waiting/save-pending-enquiry.ts";

/** `is_unmailed`: the provider accepts no emails. `is_held`: waits for confirmation. */
export type DirectSent = { id: string; is_unmailed?: boolean; is_held?: boolean };

/**
 * Idempotent by key and content. A web address or filled honeypot waits for confirmation, unless the session confirms
 * the email
 * [conversations-28].
 */
export async function sendEnquiry(ctx: Context, input: DirectEnquiry, meta: RequestMeta): Promise<DirectSent> {
  assertNotOwner(ctx.actor, input.provider_id);
  const once = { key: meta.idempotencyKey, request: directFingerprint(input) };
  const repeated = await recallOutcome<DirectSent>(ctx, ctx.db, once);
  if (repeated) return repeated;

  assertUnhurried(input);
  const isTrapped = isTrapFilled(ctx, "direct_enquiry", input);
  const content = readContent(input, ctx.clock());
  const couple_id = ctx.actor.kind === "couple" ? ctx.actor.couple_id : null;
  const { couple_email } = content;
  return doOnce(ctx, once, async (tx): Promise<DirectSent> => {
    if (ctx.actor.kind === "couple") await lockWedding(tx, ctx.actor);
    const isId = isUuid(input.provider_id);
    // queried in parallel; checked in order of the errors' priority
    const [result, block, is_junk_sender, status] = await Promise.all([
      isId ? findPublishedProvider(tx, input.provider_id) : null,
      findBlock(tx, input.provider_id, { couple_id, couple_email }),
      isJunkSender(ctx, tx, couple_email),
      classifySender(ctx, tx, { couple_email, device: meta.device }),
    ]);
    const addressee = result ?? refuse("provider_not_found");
    const { provider_id } = addressee;
    assertNotBlocked(block);
    const { address } = meta;
    await limitSender(ctx, tx, couple_email, { kind: "direct", address, is_junk_sender, recipient_id: provider_id });
    const written = [content.couple_name, content.message, content.venue_location];
    if (status !== "own" && (isTrapped || written.some(containsLink))) {
      const pending = { couple_id, content, provider_id, guest_network: null, recipients_total: 1 };
      return { id: await savePendingEnquiry(ctx, tx, pending), is_held: true };
    }
    const is_unconfirmed = status === "unconfirmed";
    const whose = { couple_id, by_account_id: coupleAccountIdOf(ctx.actor) };
    return saveEnquiry(ctx, tx, { id: newId(), ...whose, content, is_unconfirmed }, addressee);
  });
}
