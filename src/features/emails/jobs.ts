import { defineJob } from "../../platform/jobs.ts";

/**
 * Sends one email. Tried again from 15 to 30 seconds after the first failure, then ever later up to once an hour, for
 * two days: eight tries take at least an hour, each of the other 48 at least an hour more [emails-2]. So few go together
 * that the last of them is taken by a slow mail server, which is sent four at a time, within the time that a try has.
 */
export const deliverEmail = defineJob<{ letter_id: string }>({
  name: "deliver_letter",
  retryLimit: 56,
  retryDelaySeconds: 15,
  retryDelaySecondsMax: 3_600,
  concurrency: 4,
  together: 4,
});
