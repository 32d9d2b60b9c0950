import { hour_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { contextOf, type Context, type Runtime } from "../../platform/context.ts";
import { forEachIsolated } from "../../platform/jobs/for-each-isolated.ts";
import { addEvent, lockAsParticipant } from "../conversations/add-event.ts";
import { prepareEmail, queueEmail, queueEmails } from "../emails/queue-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { lockProvider } from "../providers/lock-providers.ts";
import { releaseBooking } from "./bookings/release-booking.ts";
import { finishPassed, listUnconfirmed, markReminded, type BookingRef } from "./bookings/store-bookings.ts";
import { bookingLapsed, bookingWaits } from "./emails.ts";
import { lapsedText, notConfirmedText } from "./rules.ts";
import { findQuote, listLapsed, updateQuote } from "./store.ts";

const at_once = 100;

/** Lapses quotes [quotes-7] and bookings [quotes-11]. Safe in several processes: each checks again under the lock. */
export async function lapseQuotes(runtime: Runtime): Promise<void> {
  const ctx = contextOf(runtime);
  const today = southAfricanDate(ctx.clock());
  await forAll(
    ctx,
    () => listLapsed(ctx.db, today, at_once),
    (due) => lapseQuote(ctx, today, due),
  );
  await forAll(
    ctx,
    () => listUnconfirmed(ctx.db, ctx.clock(), at_once),
    (due) => lapseBooking(ctx, due),
  );
  await remindWaiting(ctx);
  while ((await finishPassed(ctx.db, today, at_once)) >= at_once);
}

type Due = { id: string; conversation_id: string };

/** A failure doesn't stop the others, and is retried in the next run. */
async function forAll<Each extends object>(
  ctx: Pick<Context, "log">,
  list: () => Promise<Each[]>,
  lapse: (due: Each) => Promise<void>,
): Promise<void> {
  let isMore = true;
  while (isMore) {
    const due = await list();
    const failed = await forEachIsolated(ctx, "expiring quotes", due, lapse);
    isMore = due.length >= at_once && failed < due.length;
  }
}

async function lapseQuote(ctx: Context, today: string, { id, conversation_id }: Due): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const participant = await lockAsParticipant(tx, conversation_id, "provider");
    const stored = await findQuote(tx, id);
    if (!participant || stored?.quote.state !== "sent") return;
    const { valid_until } = stored.quote;
    if (valid_until === null || valid_until >= today) return;
    await updateQuote(tx, id, { state: "lapsed", decided_at: ctx.clock() });
    const { status } = participant.result;
    await addEvent(ctx, tx, participant, { kind: "quote_lapsed", text: lapsedText(stored.quote, valid_until), status });
  });
}

async function lapseBooking(ctx: Context, { quote_id, conversation_id, provider_id }: BookingRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // before the conversation, the order of all who change places (`lockQuote`)
    if (provider_id !== null) await lockProvider(tx, provider_id);
    const participant = await lockAsParticipant(tx, conversation_id, "provider");
    const stored = await findQuote(tx, quote_id);
    const booking = stored?.booking;
    const now = ctx.clock();
    if (!participant || !stored || booking?.state !== "held" || booking.held_until === null) return;
    if (new Date(booking.held_until) > now) return;
    const ended = { cancelled_by: null, fee_cents: 0 };
    const status = await releaseBooking(tx, { booking, result: participant.result, now, ended });
    const text = notConfirmedText(stored.quote, booking.wedding_date);
    await addEvent(ctx, tx, participant, { kind: "booking_lapsed", text, status });
    if (provider_id === null) return;
    const { email } = await readProviderUser(tx, provider_id);
    await queueEmail(ctx, tx, bookingLapsed, { data: { quote_id }, recipient: email, subject_id: provider_id });
  });
}

async function remindWaiting(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + limits.confirm_reminder_hours * hour_ms);
  await ctx.db.transaction(async (tx) => {
    const reminded = await markReminded(tx, { until, now, rows_max: at_once });
    const emails = reminded.map(({ quote_id, provider_id, email }) =>
      prepareEmail(bookingWaits, { data: { quote_id }, recipient: email, subject_id: provider_id }),
    );
    await queueEmails(ctx, tx, emails);
  });
}
