import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { purgeExpired as forgetExpiredLogins } from "../../features/accounts/purge-expired.ts";
import { purgeExpired as forgetExpiredRequests } from "../../features/badges/purge-expired.ts";
import { purgeExpired as forgetExpiredBudgets } from "../../features/budget/purge-expired.ts";
import { purgeExpired as forgetExpiredEntries } from "../../features/calendars/purge-expired.ts";
import { purgeExpired as forgetExpiredComplaints } from "../../features/complaints/purge-complaints.ts";
import { purgeInbound } from "../../features/conversations/purge-inbound.ts";
import { purgeUnsent } from "../../features/conversations/purge-unsent.ts";
import { purgeExpired as forgetExpiredEmails } from "../../features/emails/purge-expired.ts";
import { purgeExpired as forgetExpiredEnquiries } from "../../features/enquiries/purge-expired.ts";
import { purgeVotes } from "../../features/favourites/purge-votes.ts";
import { purgeExpired as forgetExpiredPages } from "../../features/imports/purge-expired.ts";
import { purgeExpired as forgetExpiredInvitations } from "../../features/invitations/purge-expired.ts";
import { purgeExpired as forgetExpiredTasks } from "../../features/plan/purge-expired.ts";
import { purgeExpired as forgetExpiredWeddingInvitations } from "../../features/weddings/purge-invitations.ts";
import { purgeCards } from "../../platform/cache-cards.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Runtime } from "../../platform/context.ts";
import { purgeOutcomes } from "../../platform/do-once.ts";
import { purgeOutbox, outboxStorage } from "../../platform/outbox.ts";
import { sweepTries } from "../../platform/rate-limit.ts";
import { repeatWork } from "../../platform/repeat-work.ts";

/** Safe in several processes: locked rows are skipped [running-16]. */
export async function purgeExpired({ config, database: { db }, clock }: Runtime): Promise<void> {
  const now = clock();
  await forgetExpiredEnquiries(db, now);
  await forgetExpiredInvitations(db, now);
  await forgetExpiredPages(db, now);
  await forgetExpiredWeddingInvitations(db, now);
  await purgeVotes(db, now);
  await forgetExpiredRequests(db, now);
  await forgetExpiredComplaints(db, now);
  await forgetExpiredEmails(db, now);
  await forgetExpiredEntries(db, now);
  await forgetExpiredBudgets(db, now);
  await forgetExpiredTasks(db, now);
  await purgeUnsent(db, now);
  await purgeInbound(db, now);
  await forgetExpiredLogins(db, now);
  await purgeOutcomes(db, now);
  await sweepTries(db, now);
  await purgeCards(config, daysBefore(now, limits.card_memory_days));
  await purgeOutbox(outboxStorage(config), daysBefore(now, limits.outbox_memory_days));
}

/** Daily and soon after a start; failures are retried. Returns a function that stops it. */
export function startForgetting(runtime: Runtime): () => Promise<void> {
  let done = "";
  return repeatWork(runtime, { name: "forgetting what is over", every_ms: minute_ms }, async () => {
    const today = southAfricanDate(runtime.clock());
    if (today === done) return;
    await purgeExpired(runtime);
    done = today;
  });
}
