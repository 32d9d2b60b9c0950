import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { forgetExpired as forgetExpiredLogins } from "../../features/accounts/forget-expired.ts";
import { forgetExpired as forgetExpiredRequests } from "../../features/badges/forget-expired.ts";
import { forgetExpired as forgetExpiredBudgets } from "../../features/budget/forget-expired.ts";
import { forgetExpired as forgetExpiredEntries } from "../../features/calendars/forget-expired.ts";
import { forgetExpired as forgetExpiredComplaints } from "../../features/complaints/forget-complaints.ts";
import { forgetInbound } from "../../features/conversations/forget-inbound.ts";
import { forgetUnsent } from "../../features/conversations/forget-unsent.ts";
import { forgetExpired as forgetExpiredEmails } from "../../features/emails/forget-expired.ts";
import { forgetExpired as forgetExpiredEnquiries } from "../../features/enquiries/forget-expired.ts";
import { forgetVotes } from "../../features/favourites/forget-votes.ts";
import { forgetExpired as forgetExpiredPages } from "../../features/imports/forget-expired.ts";
import { forgetExpired as forgetExpiredInvitations } from "../../features/invitations/forget-expired.ts";
import { forgetExpired as forgetExpiredTasks } from "../../features/plan/forget-expired.ts";
import { forgetExpired as forgetExpiredWeddingInvitations } from "../../features/weddings/forget-invitations.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Runtime } from "../../platform/context.ts";
import { forgetOutcomes } from "../../platform/do-once.ts";
import { forgetCards } from "../../platform/keep-cards.ts";
import { forgetOutbox, outboxStorage } from "../../platform/outbox.ts";
import { sweepTries } from "../../platform/rate-limit.ts";
import { repeatWork } from "../../platform/repeat-work.ts";

/** Safe in several processes: locked rows are skipped [running-16]. */
export async function forgetExpired({ config, database: { db }, clock }: Runtime): Promise<void> {
  const now = clock();
  await forgetExpiredEnquiries(db, now);
  await forgetExpiredInvitations(db, now);
  await forgetExpiredPages(db, now);
  await forgetExpiredWeddingInvitations(db, now);
  await forgetVotes(db, now);
  await forgetExpiredRequests(db, now);
  await forgetExpiredComplaints(db, now);
  await forgetExpiredEmails(db, now);
  await forgetExpiredEntries(db, now);
  await forgetExpiredBudgets(db, now);
  await forgetExpiredTasks(db, now);
  await forgetUnsent(db, now);
  await forgetInbound(db, now);
  await forgetExpiredLogins(db, now);
  await forgetOutcomes(db, now);
  await sweepTries(db, now);
  await forgetCards(config, daysBefore(now, limits.card_memory_days));
  await forgetOutbox(outboxStorage(config), daysBefore(now, limits.outbox_memory_days));
}

/** Daily and soon after a start; failures are retried. Returns a function that stops it. */
export function startForgetting(runtime: Runtime): () => Promise<void> {
  let done = "";
  return repeatWork(runtime, { name: "forgetting what is over", every_ms: minute_ms }, async () => {
    const today = southAfricanTime(runtime.clock().getTime()).slice(0, 10);
    if (today === done) return;
    await forgetExpired(runtime);
    done = today;
  });
}
