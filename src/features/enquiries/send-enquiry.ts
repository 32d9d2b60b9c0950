import type { DirectEnquiry } from "../../contract/enquiries.ts";
import { id as idShape } from "../../contract/primitives.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { RequestFacts } from "../../platform/http/door.ts";
import { postLetter } from "../../platform/letters.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { assertNotOwner, fingerprintOf, isFromProgram, limitsOf, readContent } from "./rules.ts";
import { findByKey, findPublishedProvider, insertEnquiry, insertRecipient } from "./store.ts";

/**
 * Stores an enquiry to one provider and promises two letters in the same transaction: one to the provider, a copy to
 * the couple. The same key with the same content is the same enquiry, also when both arrive at once.
 *
 * Refuses the owner, an unknown or unpublished provider, unreadable content, too many tries, and a key that was used
 * for other content. A filled honeypot is answered like success and stores nothing.
 */
export async function sendEnquiry(ctx: Context, input: DirectEnquiry, facts: RequestFacts): Promise<{ id: string }> {
  if (isFromProgram(input)) return { id: newId() };
  assertNotOwner(ctx.actor, input.provider_id);
  const { idempotencyKey: key } = facts;
  const fingerprint = fingerprintOf(input);
  const repeated = key === undefined ? null : await findRepeated(ctx.db, key, fingerprint);
  if (repeated) return repeated;

  const content = readContent(input, ctx.clock());
  const couple_id = ctx.actor.kind === "couple" ? ctx.actor.id : null;
  return ctx.db.transaction(async (tx) => {
    const id = newId();
    const row = { ...content, id, kind: "direct", couple_id, fingerprint, created_at: ctx.clock() } as const;
    const isNew = await insertEnquiry(tx, { ...row, idempotency_key: key ?? null });
    if (!isNew) return (await findRepeated(tx, key ?? "", fingerprint)) ?? refuse("conflict");
    const provider = idShape.safeParse(input.provider_id).success
      ? await findPublishedProvider(tx, input.provider_id)
      : null;
    if (!provider) refuse("provider_not_found");
    await countTry(ctx, tx, limitsOf(facts.address, content.couple_email));
    const recipient_id = await insertRecipient(tx, id, provider);
    await postLetters(ctx, tx, { recipient_id, provider_email: provider.email, couple_email: content.couple_email });
    return { id };
  });
}

async function findRepeated(db: Database, key: string, fingerprint: string): Promise<{ id: string } | null> {
  const earlier = await findByKey(db, key);
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint) refuse("idempotency_mismatch");
  return { id: earlier.id };
}

type Addresses = { recipient_id: string; provider_email: string; couple_email: string };

async function postLetters(ctx: Context, tx: Database, { recipient_id, provider_email, couple_email }: Addresses) {
  const about = { data: { recipient_id }, subject_id: recipient_id };
  await postLetter(ctx, tx, { template: "enquiry_to_provider", recipient: provider_email, ...about });
  await postLetter(ctx, tx, { template: "enquiry_copy_to_couple", recipient: couple_email, ...about });
}
