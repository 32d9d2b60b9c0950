import { accountLetters, mailResetLinks, workOnResetLinks } from "../features/accounts/jobs.ts";
import { coupleLetters } from "../features/couples/jobs.ts";
import { endorsementLetters } from "../features/endorsements/jobs.ts";
import { enquiryLetters } from "../features/enquiries/jobs.ts";
import { invitationLetters } from "../features/invitations/jobs.ts";
import { startSweeps } from "../features/media/jobs.ts";
import { providerLetters, startViewCounts } from "../features/providers/jobs.ts";
import { verificationLetters } from "../features/verifications/jobs.ts";
import type { Runtime } from "../platform/context.ts";
import { deliverLetters } from "../platform/deliver-letter.ts";
import type { JobDefinition } from "../platform/jobs.ts";
import { deliverLetter, type LetterTemplates } from "../platform/letters.ts";
import { openMailer } from "../platform/mail.ts";

/** Every kind of work there is. */
export const jobDefinitions: readonly JobDefinition<object>[] = [deliverLetter, mailResetLinks];

/** Every letter by its template's name. Templates are loaded when the first such letter leaves. */
const letterTemplates: LetterTemplates = {
  ...accountLetters,
  ...providerLetters,
  ...endorsementLetters,
  ...coupleLetters,
  ...enquiryLetters,
  ...invitationLetters,
  ...verificationLetters,
};

/** Starts working on the queue and sweeping files, and answers how to end that and let go of the mail server. */
export async function startJobs(runtime: Runtime): Promise<() => Promise<void>> {
  const mailer = openMailer(runtime.config);
  await deliverLetters(runtime, mailer, letterTemplates);
  await workOnResetLinks(runtime);
  const stopSweeps = await startSweeps(runtime);
  const stopViewCounts = startViewCounts(runtime);
  return async () => {
    mailer.close();
    await stopSweeps();
    await stopViewCounts();
  };
}
