import { accountEmails, mailResetLinks, workOnResetLinks } from "../features/accounts/jobs.ts";
import { coupleEmails } from "../features/couples/jobs.ts";
import { deliverEmails } from "../features/emails/deliver-emails.ts";
import { deliverEmail } from "../features/emails/jobs.ts";
import type { EmailTemplates } from "../features/emails/queue-email.ts";
import { endorsementEmails } from "../features/endorsements/jobs.ts";
import { enquiryEmails } from "../features/enquiries/jobs.ts";
import { invitationEmails } from "../features/invitations/jobs.ts";
import { startSweeps } from "../features/media/jobs.ts";
import { providerEmails, startViewCounts } from "../features/providers/jobs.ts";
import { verificationEmails } from "../features/verifications/jobs.ts";
import type { Runtime } from "../platform/context.ts";
import type { JobDefinition } from "../platform/jobs.ts";
import { openMailer } from "../platform/mail.ts";

/** Every kind of work there is. */
export const jobDefinitions: readonly JobDefinition<object>[] = [deliverEmail, mailResetLinks];

/** Every email by its template's name. Templates are loaded when the first such email leaves. */
const emailTemplates: EmailTemplates = {
  ...accountEmails,
  ...providerEmails,
  ...endorsementEmails,
  ...coupleEmails,
  ...enquiryEmails,
  ...invitationEmails,
  ...verificationEmails,
};

/** Starts working on the queue and sweeping files, and answers how to end that and let go of the mail server. */
export async function startJobs(runtime: Runtime): Promise<() => Promise<void>> {
  const mailer = openMailer(runtime.config);
  await deliverEmails(runtime, mailer, emailTemplates);
  await workOnResetLinks(runtime);
  const stopSweeps = await startSweeps(runtime);
  const stopViewCounts = startViewCounts(runtime);
  return async () => {
    mailer.close();
    await stopSweeps();
    await stopViewCounts();
  };
}
