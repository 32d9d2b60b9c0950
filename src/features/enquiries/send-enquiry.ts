import type { DirectEnquiry } from "../../contract/enquiries/shapes.ts";
import { id as idShape } from "../../contract/primitives.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { recallOutcome } from "../../platform/do-once.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { assertNotBlocked } from "../conversations/find-blocked.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { enquiryCopyToCouple, enquiryToProvider } from "./emails.ts";
import { keepEnquiry } from "./keep-enquiry.ts";
import { limitSender } from "./limit-sender.ts";
import { assertNotOwner, assertUnhurried, askedOfOne, isFromProgram, readContent } from "./rules.ts";
import { findPublishedProvider, insertRecipients } from "./store.ts";

/** An enquiry that was stored, and whether its provider takes no emails and finds it on its page. */
export type DirectSent = { id: string; is_unmailed?: boolean };

/**
 * Stores an enquiry to one provider and promises two emails in the same transaction: one to the provider, a copy to
 * the couple. The same key with the same content is the same enquiry, also when both arrive at once.
 *
 * Refuses the owner, an unknown or unpublished provider, unreadable content, too many tries or one too fast, and a key
 * that was used for other content. A filled honeypot is answered like success and stores nothing.
 */
export async function sendEnquiry(ctx: Context, input: DirectEnquiry, meta: RequestMeta): Promise<DirectSent> {
  if (isFromProgram(input)) return { id: newId() };
  assertNotOwner(ctx.actor, input.provider_id);
  const once = { key: meta.idempotencyKey, asked: askedOfOne(input) };
  const repeated = await recallOutcome<DirectSent>(ctx, ctx.db, once);
  if (repeated) return repeated;

  assertUnhurried(input);
  const content = readContent(input, ctx.clock());
  return keepEnquiry(ctx, { kind: "direct", content }, once, async (tx, id) => {
    const isId = idShape.safeParse(input.provider_id).success;
    const addressee = isId ? await findPublishedProvider(tx, input.provider_id) : null;
    if (!addressee) refuse("provider_not_found");
    const { provider_id, email } = addressee;
    const counted = { kind: "direct", address: meta.address, recipient_id: provider_id } as const;
    await assertNotBlocked(tx, provider_id, {
      couple_id: ctx.actor.kind === "couple" ? ctx.actor.id : null,
      couple_email: content.couple_email,
    });
    await limitSender(ctx, tx, content.couple_email, counted);
    const recipient_id = (await insertRecipients(tx, id, [addressee])).get(provider_id) ?? "";
    const about = { data: { recipient_id }, subject_id: recipient_id };
    const closed = await queueEmails(ctx, tx, [
      prepareEmail(enquiryToProvider, { recipient: email, ...about }),
      prepareEmail(enquiryCopyToCouple, { recipient: content.couple_email, ...about }),
    ]);
    return { id, is_unmailed: closed.has(email) };
  });
}
