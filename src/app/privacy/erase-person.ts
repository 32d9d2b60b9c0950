import { removeMovesTo } from "../../features/accounts/forget-moves.ts";
import { recordAction } from "../../features/audit/record-action.ts";
import { forgetComplaints } from "../../features/complaints/forget-complaints.ts";
import { eraseAddress } from "../../features/emails/erase-address.ts";
import { eraseSender } from "../../features/enquiries/erase-sender.ts";
import { forgetPages } from "../../features/imports/forget-pages.ts";
import { forgetInvitations } from "../../features/invitations/forget-invitations.ts";
import { listOfPerson } from "../../features/invitations/list-of-person.ts";
import { forgetInvitations as forgetWeddingInvitations } from "../../features/weddings/forget-invitations.ts";
import type { Context } from "../../platform/context.ts";
import { outboxStorage } from "../../platform/outbox.ts";
import { eraseJobsNaming } from "../../platform/queued-jobs.ts";

/**
 * Takes an email, and what came with it, out of every table but accounts, which have deletions of their own [admin-35]:
 * enquiries and emails keep their rows and dates, invitations and work in the queue go. Files of mails to it go too. The
 * audit says how much it was, and not whose.
 */
export async function erasePerson(ctx: Context, email: string): Promise<void> {
  const letters = await ctx.db.transaction(async (tx) => {
    const erased = await eraseAddress(tx, email);
    const { enquiries, copies } = await eraseSender(ctx, tx, email);
    const invitations = (await listOfPerson(tx, email)).length + (await forgetWeddingInvitations(tx, email));
    await forgetInvitations(tx, email);
    const imported_pages = await forgetPages(ctx, tx, email);
    const complaints = await forgetComplaints(tx, email);
    await removeMovesTo(tx, email);
    const jobs = await eraseJobsNaming(tx, email);
    const details = { enquiries, letters: erased.length, invitations, imported_pages, complaints, jobs };
    await recordAction(ctx, tx, { action: "person_erased", details });
    return [...erased, ...copies];
  });
  const outbox = outboxStorage(ctx.config);
  for (const id of letters) await outbox.remove(`${id}.eml`);
}
