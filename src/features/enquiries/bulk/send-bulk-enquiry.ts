import type { BulkEnquiry, EnquiryBreakdown } from "../../../contract/enquiries/bulk-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { doOnce, recallOutcome } from "../../../platform/jobs/do-once.ts";
import { isTrapFilled } from "../../../platform/read-trap.ts";
import { lookUpCategories, type KnownCategories } from "../../categories/look-up-categories.ts";
import { lockWedding } from "../../couples/lock-couple.ts";
import { requireNear } from "../../places/require-near.ts";
import { isJunkSender, limitSender } from "../limit-sender.ts";
import {
  bulkFingerprint,
  assertUnhurried,
  readCategoryIds,
  readContent,
  readProviderIds,
  coupleAccountIdOf,
} from "../rules.ts";
import type { Addressee } from "../store.ts";
import { classifySender, mayLeave, networkHashOf } from "../waiting/classify-sender.ts";
import { savePendingEnquiry } from "../waiting/save-pending-enquiry.ts";
import { findAddressees, type AddresseeQuery } from "./find-addressees.ts";
import { saveBulk, type BulkSent } from "./save-bulk.ts";

/**
 * A constant number of queries; idempotent by key and content. Suspicious enquiries and filled honeypots wait for
 * confirmation
 * [enquiries-28].
 */
export async function sendBulkEnquiry(ctx: Context, input: BulkEnquiry, meta: RequestMeta): Promise<BulkSent> {
  const once = { key: meta.idempotencyKey, request: bulkFingerprint(input) };
  const repeated = await recallOutcome<BulkSent>(ctx, ctx.db, once);
  if (repeated) return repeated;

  assertUnhurried(input);
  const isTrapped = isTrapFilled(ctx, "bulk_enquiry", input);
  const content = readContent(input, ctx.clock());
  const requested = readRequested(ctx, input);
  const couple_id = ctx.actor.kind === "couple" ? ctx.actor.couple_id : null;
  const known = await lookUpCategories(ctx);
  return doOnce(ctx, once, async (tx) => {
    if (ctx.actor.kind === "couple") await lockWedding(tx, ctx.actor);
    const is_junk_sender = await isJunkSender(ctx, tx, content.couple_email);
    await limitSender(ctx, tx, content.couple_email, { kind: "bulk", address: meta.address, is_junk_sender });
    const { wedding_date, couple_email } = content;
    const status = await classifySender(ctx, tx, { couple_email, device: meta.device });
    const is_unconfirmed = status === "unconfirmed";
    const by_account_id = coupleAccountIdOf(ctx.actor);
    const isGuest = is_unconfirmed || by_account_id === null;
    const guest_network = isGuest ? networkHashOf(ctx, meta.address) : null;
    const { addressees, taken } = await findAddressees(ctx, tx, requested, {
      wedding_date,
      guest_network,
      asker: { couple_id, couple_email },
    });
    const recipients = addressees.length;
    const { address } = meta;
    if (!(await mayLeave(ctx, tx, { status, isTrapped, content, recipients, address }))) {
      const pending = { couple_id, content, asked: requested, guest_network, recipients_total: recipients };
      await savePendingEnquiry(ctx, tx, pending);
      return { state: "awaiting_confirmation" as const, breakdown: breakdownOf(addressees, known), taken };
    }
    const categories = { selected_category_ids: requested.selected, excluded_category_ids: requested.excluded };
    const whose = { couple_id, by_account_id, sender_network: guest_network };
    const saved = { id: newId(), ...whose, content, categories, is_unconfirmed };
    return { ...(await saveBulk(ctx, tx, saved, addressees)), taken };
  });
}

function breakdownOf(addressees: readonly Addressee[], { all }: KnownCategories): EnquiryBreakdown {
  const groups = Map.groupBy(addressees, ({ category_id }) => category_id);
  return all.flatMap(({ id, name }) => {
    const provider_count = groups.get(id)?.length ?? 0;
    return provider_count === 0 ? [] : [{ category: name, provider_count }];
  });
}

function readRequested(ctx: Context, input: BulkEnquiry): AddresseeQuery {
  return {
    selected: readCategoryIds(input.selected_category_ids),
    excluded: readCategoryIds(input.excluded_category_ids),
    leftOut: readProviderIds(input.excluded_provider_ids),
    venue_location: input.venue_location,
    near: requireNear(input, "bad_input"),
    elsewhere: input.include_elsewhere ?? false,
    booked: input.include_booked ?? false,
    except: ctx.actor.kind === "provider" ? ctx.actor.id : null,
  };
}
