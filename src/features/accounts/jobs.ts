import { contextOf, type Runtime } from "../../platform/context.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { hasCounted } from "../../platform/rate-limit.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { passwordReset } from "./emails.ts";
import { resetMailLimit } from "./rules.ts";
import { listAccountsByEmail } from "./store.ts";

/** None while several links are open [accounts-6]. A repeated run sends a second valid link. */
export const mailResetLinks = defineJob<{ email: string }>({
  name: "mail_reset_links",
  retryLimit: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  concurrency: 2,
});

export async function workOnResetLinks(runtime: Runtime): Promise<void> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(mailResetLinks, async ({ email }) => {
    await ctx.db.transaction(async (tx) => {
      for (const account of await listAccountsByEmail(tx, email)) {
        const { id, email } = account;
        if (!(await hasCounted(ctx, tx, resetMailLimit(id)))) continue;
        await queueEmail(ctx, tx, passwordReset, { data: { account_id: id, email }, recipient: email, subject_id: id });
      }
    });
  });
}
