import { accountEmails } from "../../features/accounts/emails.ts";
import { mailResetLinks, workOnResetLinks } from "../../features/accounts/jobs.ts";
import { badgeEmails } from "../../features/badges/emails.ts";
import { budgetEmails } from "../../features/budget/emails.ts";
import { startReminding } from "../../features/budget/jobs.ts";
import { calendarEmails } from "../../features/calendars/emails.ts";
import { startCalendarClock, startFeedSync } from "../../features/calendars/jobs.ts";
import { complaintEmails } from "../../features/complaints/emails.ts";
import { conversationEmails } from "../../features/conversations/emails.ts";
import { checkAnswering, mailNewLinks, startAnswering, workOnNewLinks } from "../../features/conversations/jobs.ts";
import { coupleEmails } from "../../features/couples/emails.ts";
import type { Email } from "../../features/emails/define-email.ts";
import { deliverEmails } from "../../features/emails/deliver-emails.ts";
import { deliverEmail } from "../../features/emails/jobs.ts";
import { endorsementEmails } from "../../features/endorsements/emails.ts";
import { enquiryEmails } from "../../features/enquiries/emails.ts";
import { startPendingSweep } from "../../features/enquiries/jobs.ts";
import { favouriteEmails } from "../../features/favourites/emails.ts";
import { startWatches } from "../../features/favourites/jobs.ts";
import { startSampling } from "../../features/health/jobs.ts";
import { impersonationEmails } from "../../features/impersonation/emails.ts";
import { invitationEmails } from "../../features/invitations/emails.ts";
import { startSweeps } from "../../features/media/jobs.ts";
import { providerEmails } from "../../features/providers/emails.ts";
import { startMatching, startTrustJobs, startViewCounts, trustJobs } from "../../features/providers/jobs.ts";
import { quoteEmails } from "../../features/quotes/emails.ts";
import { startQuoteClock } from "../../features/quotes/jobs.ts";
import { securityEmails } from "../../features/security/emails.ts";
import { startSecurityWatch } from "../../features/security/jobs.ts";
import { verificationEmails } from "../../features/verifications/emails.ts";
import { weddingEmails } from "../../features/weddings/emails.ts";
import { startLending } from "../../platform/backup/lend-copy.ts";
import type { Runtime } from "../../platform/context.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { startVacuum } from "../../platform/vacuum-embedded.ts";
import { startBackups } from "./back-up-daily.ts";
import { startPurging } from "./purge-expired.ts";

export const jobDefinitions: readonly JobDefinition<object>[] = [
  deliverEmail,
  mailResetLinks,
  mailNewLinks,
  ...trustJobs,
  checkAnswering,
];

export const emailKinds: readonly Email[] = [
  ...securityEmails,
  ...complaintEmails,
  ...accountEmails,
  ...providerEmails,
  ...endorsementEmails,
  ...badgeEmails,
  ...calendarEmails,
  ...verificationEmails,
  ...coupleEmails,
  ...weddingEmails,
  ...favouriteEmails,
  ...conversationEmails,
  ...enquiryEmails,
  ...quoteEmails,
  ...budgetEmails,
  ...invitationEmails,
  ...impersonationEmails,
];

type Stop = () => Promise<void>;

const starts: readonly ((runtime: Runtime) => Stop | Promise<Stop>)[] = [
  startBackups,
  startLending,
  startPendingSweep,
  startTrustJobs,
  startSweeps,
  startViewCounts,
  startSecurityWatch,
  startPurging,
  startVacuum,
  startMatching,
  startCalendarClock,
  startQuoteClock,
  startReminding,
  startFeedSync,
  startWatches,
  startSampling,
  startAnswering,
];

export async function startJobs(runtime: Runtime): Promise<Stop> {
  const mailer = openMailer(runtime.config);
  await deliverEmails(runtime, mailer, emailKinds);
  await workOnResetLinks(runtime);
  await workOnNewLinks(runtime);
  const stops: Stop[] = [];
  for (const start of starts) stops.push(await start(runtime));
  return async () => {
    mailer.close();
    for (const stop of stops) await stop();
  };
}
