import * as numbers from "../../../contract/imports/calls.ts";
import type { Context } from "../../../platform/context.ts";
import { isEmailTaken } from "../../accounts/email/check-email-taken.ts";
import { recordAction } from "../../audit/record-action.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { listPagesToInvite, touchPage } from "../../imports/pages/list-pages.ts";
import { invitationEmail } from "../emails.ts";
import { insertInvitation, lockInvitedEmail } from "../store.ts";

type Inviting = Pick<Context, "actor" | "db" | "clock" | "jobs" | "keyedHash">;

/** Each email once ever, without accounts [moving-6]. One transaction each, so that a run can be resumed. */
export async function invitePages(ctx: Inviting, source: string): Promise<{ invited: number; unmailed: number }> {
  const spacing = 3600 / numbers.claim_emails_hourly_max;
  let [invited, unmailed] = [0, 0];
  for (const { id, email, business_name, contact_person } of await listPagesToInvite(ctx.db, source)) {
    const isMailed = await ctx.db.transaction(async (tx) => {
      await lockInvitedEmail(tx, email);
      if (await isEmailTaken(tx, "provider", email)) return null;
      const now = ctx.clock();
      const name = contact_person ?? business_name;
      const row = await insertInvitation(tx, { email, name, preset_badges: [], imported_page_id: id }, now);
      await touchPage(tx, id, now);
      const command = "Import (command line)";
      await recordAction(ctx, tx, { action: "page_offered", subject: { id: row.id, name: business_name }, command });
      return queueEmail(ctx, tx, invitationEmail, {
        data: { invitation_id: row.id },
        recipient: email,
        subject_id: row.id,
        delay_seconds: Math.round(invited * spacing),
      });
    });
    if (isMailed === null) continue;
    invited += 1;
    if (!isMailed) unmailed += 1;
  }
  return { invited, unmailed };
}
