import { enquiryLetters } from "../features/enquiries/jobs.ts";
import type { Runtime } from "../platform/context.ts";
import { deliverLetters } from "../platform/deliver-letter.ts";
import type { JobDefinition } from "../platform/jobs.ts";
import { deliverLetter, type LetterTemplates } from "../platform/letters.ts";
import { openMailer } from "../platform/mail.ts";

/** Every kind of work there is. */
export const jobDefinitions: readonly JobDefinition<object>[] = [deliverLetter];

/** Every letter by its template's name. Templates are loaded when the first such letter leaves. */
const letterTemplates: LetterTemplates = { ...enquiryLetters };

/** Starts working on the queue, and answers how to let go of the mail server. */
export async function startJobs(runtime: Runtime): Promise<() => void> {
  const mailer = openMailer(runtime.config);
  await deliverLetters(runtime, mailer, letterTemplates);
  return () => mailer.close();
}
