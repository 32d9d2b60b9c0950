import { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { hashToken } from "../../accounts/rules.ts";
import { assertNotBlocked, findBlock } from "../../conversations/safety/find-blocked.ts";
import { mayChangeWedding } from "../../weddings/check-role.ts";
import { findAddressees, type AddresseeQuery } from "../bulk/find-addressees.ts";
import { saveBulk, type BulkSent } from "../bulk/save-bulk.ts";
import type { EnquiryContent } from "../rules.ts";
import { saveEnquiry } from "../save-enquiry.ts";
import { findPublishedProvider } from "../store-direct.ts";
import { assertRoomForGuests, emailHashOf, rememberMailbox } from "./classify-sender.ts";
import { insertConfirmedEmail, consumePendingEnquiry } from "./store-pending.ts";

/** We wrote the row ourselves, so it is parsed strictly. */
const saved = z.object({
  content: z.custom<EnquiryContent>(),
  guest_network: z.string().nullish(),
  asked: z.custom<AddresseeQuery>().optional(),
  provider_id: z.string().optional(),
});

/** Throws on an unexpected row. */
export function parsePendingEnquiry(input: unknown): z.infer<typeof saved> {
  return saved.parse(input);
}

/**
 * Sends to the providers it reaches now; remembers the device [enquiries-28]. Refuses a dead link and a former editor;
 * sends once.
 */
export async function confirmEnquiry(
  ctx: Context,
  { token }: { token: string },
  { device }: Pick<RequestMeta, "device">,
): Promise<BulkSent> {
  const { couple_email, ...sent } = await ctx.db.transaction(async (tx) => {
    const pending = (await consumePendingEnquiry(tx, hashToken(token), ctx.clock())) ?? refuse("dead_link");
    await assertStillTheirs(tx, pending);
    const { couple_email, by_account_id } = pending;
    const { content, asked: requested, provider_id, guest_network = null } = parsePendingEnquiry(pending.input);
    await insertConfirmedEmail(tx, emailHashOf(ctx, couple_email), ctx.clock());
    if (provider_id !== undefined)
      return { couple_email, ...(await sendToOne(ctx, tx, { ...pending, content, provider_id })) };
    if (requested === undefined) refuse("dead_link");
    const { wedding_date } = content;
    const { addressees, taken } = await findAddressees(ctx, tx, requested, {
      wedding_date,
      guest_network: by_account_id === null ? (guest_network ?? "") : null,
      asker: pending,
    });
    const categories = { selected_category_ids: requested.selected, excluded_category_ids: requested.excluded };
    if (by_account_id === null) await assertRoomForGuests(ctx, tx, addressees.length);
    const { id, couple_id } = pending;
    const whose = { couple_id, by_account_id, sender_network: guest_network };
    const saved = { id, ...whose, content, categories, is_unconfirmed: false };
    return { couple_email, ...(await saveBulk(ctx, tx, saved, addressees)), taken };
  });
  rememberMailbox(ctx, device, couple_email);
  return sent;
}

/** The writer must still be in the wedding and may write for it [weddings-4]. */
async function assertStillTheirs(
  tx: Database,
  { couple_id, by_account_id }: { couple_id: string | null; by_account_id: string | null },
): Promise<void> {
  if (couple_id === null) return;
  if (by_account_id === null || !(await mayChangeWedding(tx, by_account_id, couple_id))) refuse("dead_link");
}

type ToOne = {
  id: string;
  couple_id: string | null;
  by_account_id: string | null;
  couple_email: string;
  content: EnquiryContent;
  provider_id: string;
};

/** Only if the provider still exists and accepts the sender's enquiries [conversations-28]. */
async function sendToOne(ctx: Context, tx: Database, pending: ToOne): Promise<BulkSent> {
  const { id, couple_id, by_account_id, content, provider_id, couple_email } = pending;
  const addressee = (await findPublishedProvider(tx, provider_id)) ?? refuse("provider_not_found");
  assertNotBlocked(await findBlock(tx, provider_id, { couple_id, couple_email }));
  const saved = { id, couple_id, by_account_id, content, is_unconfirmed: false };
  const { is_unmailed } = await saveEnquiry(ctx, tx, saved, addressee);
  const breakdown = [{ category: addressee.provider_name, provider_count: 1 }];
  return { state: "sent", breakdown, unmailed: is_unmailed ? 1 : 0 };
}
