import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { purgeExpired as purgeLogins } from "../../features/accounts/purge-expired.ts";
import { purgeExpired as purgeRequests } from "../../features/badges/purge-expired.ts";
import { purgeExpired as purgeBudgets } from "../../features/budget/purge-expired.ts";
import { purgeExpired as purgeEntries } from "../../features/calendars/purge-expired.ts";
import { purgeExpired as purgeComplaints } from "../../features/complaints/purge-complaints.ts";
import { purgeUnsent } from "../../features/conversations/files/purge-unsent.ts";
import { purgeInbound } from "../../features/conversations/inbound-mail/purge-inbound.ts";
import { purgeExpired as purgeEmails } from "../../features/emails/purge-expired.ts";
import { purgeExpired as purgeEnquiries } from "../../features/enquiries/personal-data/purge-expired.ts";
import { purgeVotes } from "../../features/favourites/purge-votes.ts";
import { purgeExpired as purgePages } from "../../features/imports/purge-expired.ts";
import { purgeExpired as purgeInvitations } from "../../features/invitations/purge-expired.ts";
import { purgeExpired as purgeTasks } from "../../features/plan/purge-expired.ts";
import { purgeExpired as purgeWeddingInvitations } from "../../features/weddings/purge-invitations.ts";
import type { Runtime } from "../../platform/context.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { purgeOutcomes } from "../../platform/jobs/do-once.ts";
import { purgeOutbox, outboxStorage } from "../../platform/jobs/outbox.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { purgeCards } from "../../platform/pictures/cache-cards.ts";
import { sweepTries } from "../../platform/rate-limit.ts";

const purges = [
  purgeEnquiries,
  purgeInvitations,
  purgePages,
  purgeWeddingInvitations,
  purgeVotes,
  purgeRequests,
  purgeComplaints,
  purgeEmails,
  purgeEntries,
  purgeBudgets,
  purgeTasks,
  purgeUnsent,
  purgeInbound,
  purgeLogins,
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
export function startForgetting(runtime: Runtime): () => Promise<void> {
  let done = "";
  return repeatWork(runtime, { name: "forgetting what is over", every_ms: minute_ms }, async () => {
    const today = southAfricanDate(runtime.clock());
    if (today === done) return;
    await purgeExpired(runtime);
    done = today;
  });
}
