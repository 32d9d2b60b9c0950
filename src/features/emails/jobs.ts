import { defineJob } from "../../platform/jobs/jobs.ts";

/**
 * Retries for two days, at most hourly [emails-2]. The batch fits within one try's timeout even with a slow mail
 * server.
 */
export const deliverEmail = defineJob<{ letter_id: string }>({
  name: "deliver_letter",
  retryLimit: 56,
  retryDelaySeconds: 15,
  retryDelaySecondsMax: 3_600,
  concurrency: 4,
  together: 4,
});
