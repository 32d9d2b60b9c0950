import type { FoundPerson } from "../../contract/privacy/shapes.ts";
import { listOfPerson as listAccounts } from "../../features/accounts/list-of-person.ts";
import { listAbout } from "../../features/audit/list-about.ts";
import { recordAction } from "../../features/audit/record-action.ts";
import { listOfPerson as listComplaints } from "../../features/complaints/list-of-person.ts";
import { listToAddress } from "../../features/emails/erase-address.ts";
import { findWishes } from "../../features/emails/find-suppression.ts";
import { listOfPerson as listEnquiries } from "../../features/enquiries/list-of-person.ts";
import { listOfPerson as listImportedPages } from "../../features/imports/list-of-person.ts";
import { listOfPerson as listInvitations } from "../../features/invitations/list-of-person.ts";
import { listEventsAbout } from "../../features/security/list-about.ts";
import { listOfPerson as listWeddingInvitations } from "../../features/weddings/list-of-person.ts";
import type { Context } from "../../platform/context.ts";
import { listJobsNaming } from "../../platform/queued-jobs.ts";

/**
 * What is kept of whoever has an email, over every feature, for a request under POPIA [admin-35]. That somebody looked, or
 * took a file of it, stands in the audit, without the email.
 */
export async function findPerson(
  ctx: Context,
  email: string,
  action: "person_searched" | "person_exported",
): Promise<FoundPerson> {
  const { db } = ctx;
  const accounts = await listAccounts(db, email);
  const ids = accounts.map(({ id }) => id);
  const events = await Promise.all(ids.map((id) => listEventsAbout(db, id)));
  const acts = await Promise.all(ids.map((id) => listAbout(db, id)));
  const person = {
    email,
    accounts,
    enquiries: await listEnquiries(db, email),
    complaints: await listComplaints(db, email),
    letters: await listToAddress(db, email),
    ...(await findWishes(ctx, db, email)),
    invitations: await listInvitations(db, email),
    wedding_invitations: await listWeddingInvitations(db, email),
    imported_pages: await listImportedPages(db, email),
    jobs: await listJobsNaming(db, email),
    security_events: events.flat().map(({ event, outcome, times, created_at }) => {
      return { event, outcome, times, created_at: created_at.toISOString() };
    }),
    audit: acts.flat().map(({ action: act, actor_name, subject_name, created_at }) => {
      return { action: act, actor_name, subject_name, created_at: created_at.toISOString() };
    }),
  };
  const { enquiries, letters } = person;
  const invitations = person.invitations.length + person.wedding_invitations.length;
  const details = { accounts: accounts.length, enquiries: enquiries.length, letters: letters.length };
  await recordAction(ctx, db, { action, details: { ...details, invitations } });
  return person;
}
