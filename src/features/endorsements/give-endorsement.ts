import type { EndorsementGiven, EndorsementPayload } from "../../contract/endorsements/schema.ts";
import { formatCount, formatDate } from "../../contract/format.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireConfirmed } from "../accounts/email/require-confirmed.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockProviders, lockEndorsements } from "../providers/lock-providers.ts";
import { notifyListingChange, snapshotListing } from "../providers/notify-listing-change.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { creditPoints, spendPoints } from "./credit-points.ts";
import { endorsementReceivedEmail } from "./emails.ts";
import { presentGiven } from "./present.ts";
import { endorsementError, monthAfter, firstDayOfMonth } from "./rules.ts";
import type { Points } from "./store-points.ts";
import { hasEndorsed, insertEndorsement, listGivenEndorsements } from "./store.ts";

/**
 * Locking both providers' rows prevents overspending and double endorsements [trust-8]. Refuses an unconfirmed giver,
 * and with the codes of `endorsementError`.
 */
export async function giveEndorsement(ctx: Context, payload: EndorsementPayload): Promise<EndorsementGiven> {
  const { id: endorser_id } = requireProvider(ctx.actor);
  const endorsed_provider_id = payload.endorsed_provider_id.toLowerCase();
  const { points_given } = payload;
  return ctx.db.transaction(async (tx) => {
    await lockEndorsements(tx, endorser_id);
    const people = await lockProviders(tx, [endorser_id, endorsed_provider_id]);
    const endorser = people.get(endorser_id) ?? refuse("sign_in_required");
    await requireConfirmed(tx, endorser_id);
    const endorsed = people.get(endorsed_provider_id);
    const points = await creditPoints(ctx, tx, endorser);
    const is_repeated = await hasEndorsed(tx, endorser_id, endorsed_provider_id);
    const error = endorsementError({ endorser, endorsed, is_repeated, points_given, ...points });
    if (error === "points_spent" || error === "points_short") refuse(error, shortage(points, ctx.clock()));
    if (error !== null || !endorsed) refuse(error ?? "provider_not_found");

    const id = newId();
    const was = await snapshotListing(tx, endorsed.id);
    await insertEndorsement(tx, { ...payload, id, endorser_id, created_at: ctx.clock() });
    await spendPoints(tx, endorser_id, points_given);
    await recomputeTrust(ctx, tx, endorsed.id);
    await notifyListingChange(tx, endorsed.id, was);
    await announce(ctx, tx, id, endorsed.id);
    const given = (await listGivenEndorsements(tx, endorser_id)).find((each) => each.id === id);
    return presentGiven(given ?? refuse("unexpected"));
  });
}

async function announce(ctx: Context, tx: Database, endorsement_id: string, endorsed_id: string): Promise<void> {
  const { email: recipient } = await readProviderUser(tx, endorsed_id);
  await queueEmail(ctx, tx, endorsementReceivedEmail, {
    data: { endorsement_id },
    recipient,
    subject_id: endorsed_id,
  });
}

function shortage({ points_available, monthly_allocation }: Points, now: Date) {
  const next = formatDate(monthAfter(firstDayOfMonth(now)));
  const sentence =
    points_available === 0
      ? `You have no points left. You get ${monthly_allocation} more on ${next}.`
      : `You have ${formatCount(points_available, "point", "points")} left: give that many at most. You get ${monthly_allocation} more on ${next}.`;
  return { sentence, fields: { points_given: sentence } };
}
