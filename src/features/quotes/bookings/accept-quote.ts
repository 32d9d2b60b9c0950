import { hour_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { totalsOf, type Totals } from "../../../contract/quotes/totals.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { doOnce, recallOutcome } from "../../../platform/jobs/do-once.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireConfirmed } from "../../accounts/email/require-confirmed.ts";
import { refuseFullDay, fullDay, reserveSlot } from "../../calendars/reserve-slot.ts";
import { addEvent } from "../../conversations/add-event.ts";
import { addMessage } from "../../conversations/add-message.ts";
import { hashOfLink } from "../../conversations/links/make-link.ts";
import { requireCouple } from "../../couples/rules.ts";
import { lockQuote, type QuoteAccess } from "../find-quote.ts";
import { assertProof } from "../link-quote.ts";
import { viewerOf, readQuote } from "../read-quote.ts";
import {
  acceptingLimit,
  dueDays,
  requireListed,
  requireOpen,
  acceptedText,
  noteOf,
  dayUnavailableText,
} from "../rules.ts";
import { updateQuote, type StoredQuote } from "../store.ts";
import { confirmByEmail, notifyAccepted } from "./confirm-by-email.ts";
import { insertBooking, listActiveBookings } from "./store-bookings.ts";

type Accepted = { quote_id: string };

type Agreed = { ticked: readonly string[]; total_cents: number };
type MailedLink = { token: string; proof: string };

/**
 * Takes the calendar place in the same transaction [quotes-8]. Idempotent by key; refuses a different total than shown,
 * and a full day.
 */
export async function acceptQuote(
  ctx: Context,
  id: string,
  agreed: Agreed,
  { idempotencyKey: key }: Pick<RequestMeta, "idempotencyKey">,
  link?: MailedLink,
): Promise<{ quote: Quote }> {
  const by = link === undefined ? requireCouple(ctx.actor).couple_id : hashOfLink(ctx, link.token);
  const request = JSON.stringify(["accept_quote", by, id, agreed.total_cents, ...agreed.ticked.toSorted()]);
  const once = { key, request };
  try {
    if ((await recallOutcome<Accepted>(ctx, ctx.db, once)) === null)
      await doOnce<Accepted>(ctx, once, (tx) => accept(ctx, tx, { id, link, ...agreed }));
    return await readQuote(ctx, id, ctx.db, link?.token);
  } catch (cause) {
    if (fullDay(cause) !== null) await notifyDateUnavailable(ctx, id, link?.token);
    return refuseFullDay(cause);
  }
}

async function accept(
  ctx: Context,
  tx: Database,
  { id, link, ...agreed }: Agreed & { id: string; link: MailedLink | undefined },
): Promise<Accepted> {
  const seen = await lockQuote(ctx, tx, id, link?.token);
  const { stored, participant } = seen;
  const viewer = viewerOf(ctx, participant);
  const { now } = viewer;
  const { provider_id, wedding_date } = stored.quote;
  if (link !== undefined) assertProof(ctx, id, participant.result, link.proof);
  requireOpen(stored, viewer);
  if (link === undefined) await requireConfirmed(tx, requireCouple(ctx.actor).id);
  await countTry(ctx, tx, [acceptingLimit(participant.result)]);
  if (provider_id === null || wedding_date === null) refuse("conversation_over");
  requireListed(stored);
  const totals = requireAgreed(stored, agreed);
  const held_until = stored.quote.is_one_step ? null : new Date(now.getTime() + limits.confirm_within_hours * hour_ms);
  const booked = { wedding_date, held_until, total_cents: totals.total_cents };
  await insertBooking(tx, {
    ...booked,
    id: newId(),
    quote_id: id,
    conversation_id: participant.result.id,
    provider_id,
    state: held_until === null ? "confirmed" : "held",
    ticked: [...new Set(agreed.ticked)],
    vat_cents: totals.vat_cents,
    deposit_cents: totals.deposit_cents,
    balance_cents: totals.balance_cents,
    ...dueDays({ ...stored.quote, wedding_date }, southAfricanDate(now)),
    entry_id: await findOrReserveSlot(tx, seen, { provider_id, wedding_date, held_until, now }),
    accepted_at: now,
    confirmed_at: held_until === null ? now : null,
  });
  await updateQuote(tx, id, { state: "accepted", decided_at: now });
  const isBooked = held_until === null || participant.result.status === "booked";
  const email_id = newId();
  await addMessage(ctx, tx, participant, {
    kind: held_until === null ? "booking_confirmed" : "quote_accepted",
    text: acceptedText(stored.quote, booked),
    status: isBooked ? "booked" : "quoted",
    email_id,
  });
  await (held_until === null ? confirmByEmail : notifyAccepted)(ctx, tx, { participant, quote_id: id, email_id });
  return { quote_id: id };
}

function requireAgreed({ quote, lines }: StoredQuote, { ticked, total_cents }: Agreed): Totals {
  const totals = totalsOf({ ...quote, lines }, new Set(ticked));
  const optional = new Set(lines.filter(({ is_optional }) => is_optional).map(({ id }) => id));
  if (ticked.some((id) => !optional.has(id)) || totals.total_cents !== total_cents) refuse("quote_changed");
  return totals;
}

type Params = { provider_id: string; wedding_date: string; held_until: Date | null; now: Date };

/** Reuses the place of another booking of the same two on that day. */
async function findOrReserveSlot(
  tx: Database,
  { stored, participant }: QuoteAccess,
  { provider_id, wedding_date: day, held_until, now }: Params,
): Promise<string> {
  const bookings = await listActiveBookings(tx, participant.result.id);
  const existing = bookings.find((each) => each.wedding_date === day && each.entry_id !== null);
  if (existing?.entry_id && (existing.state === "confirmed" || held_until !== null)) return existing.entry_id;
  const note = noteOf(stored);
  return reserveSlot(tx, { provider_id, day, note, lapses_at: held_until, now }, existing?.entry_id ?? null);
}

/** Once per quote. The couple learns it from the response, the provider from the conversation and by email. */
async function notifyDateUnavailable(ctx: Context, id: string, link?: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { stored, participant } = await lockQuote(ctx, tx, id, link);
    const { wedding_date, day_full_at } = stored.quote;
    if (day_full_at !== null || wedding_date === null) return;
    await updateQuote(tx, id, { day_full_at: ctx.clock() });
    const { status } = participant.result;
    await addEvent(ctx, tx, participant, {
      kind: "day_gone",
      text: dayUnavailableText(stored.quote, wedding_date),
      status,
    });
  });
}
