import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { purgeExpiredLogins } from "../../features/accounts/purge-expired.ts";
import { purgeExpiredVerificationRequests } from "../../features/badges/purge-expired.ts";
import { purgeExpiredBudgetItems } from "../../features/budget/purge-expired.ts";
import { purgeExpiredCalendarEntries } from "../../features/calendars/purge-expired.ts";
import { purgeExpiredComplaints } from "../../features/complaints/purge-complaints.ts";
import { purgeUnsent } from "../../features/conversations/files/purge-unsent.ts";
import { purgeInbound } from "../../features/conversations/inbound-mail/purge-inbound.ts";
import { purgeExpiredEmails } from "../../features/emails/purge-expired.ts";
import { purgeExpiredEnquiries } from "../../features/enquiries/personal-data/purge-expired.ts";
import { purgeVotes } from "../../features/favourites/purge-votes.ts";
import { purgeExpiredImportedPages } from "../../features/imports/pages/purge-pages.ts";
import { purgeExpiredInvitations } from "../../features/invitations/purge-invitations.ts";
import { purgeExpiredTasks } from "../../features/plan/purge-expired.ts";
import { purgeExpiredWeddingInvitations } from "../../features/weddings/purge-invitations.ts";
import type { Runtime } from "../../platform/context.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { purgeOutcomes } from "../../platform/jobs/do-once.ts";
import { purgeOutbox, outboxStorage } from "../../platform/jobs/outbox.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { purgeCards } from "../../platform/pictures/cache-cards.ts";
import { sweepTries } from "../../platform/rate-limit.ts";

const purges = [
  purgeExpiredEnquiries,
  purgeExpiredInvitations,
  purgeExpiredImportedPages,
  purgeExpiredWeddingInvitations,
  purgeVotes,
  purgeExpiredVerificationRequests,
  purgeExpiredComplaints,
  purgeExpiredEmails,
  purgeExpiredCalendarEntries,
  purgeExpiredBudgetItems,
  purgeExpiredTasks,
  purgeUnsent,
  purgeInbound,
  purgeExpiredLogins,
  purgeOutcomes,
  sweepTries,
];

/** Safe in several processes: locked rows are skipped [running-16]. */
export async function purgeExpired({ config, database: { db }, clock }: Runtime): Promise<void> {
  const now = clock();
  for (const purge of purges) await purge(db, now);
  await purgeCards(config, daysBefore(now, limits.card_memory_days));
  await purgeOutbox(outboxStorage(config), daysBefore(now, limits.outbox_memory_days));
}

/** Daily and soon after a start; failures are retried. Returns a function that stops it. */
export function startPurging(runtime: Runtime): () => Promise<void> {
  let done = "";
  return repeatWork(runtime, { name: "deleting expired data", every_ms: minute_ms }, async () => {
    const today = southAfricanDate(runtime.clock());
    if (today === done) return;
    await purgeExpired(runtime);
    done = today;
  });
}
