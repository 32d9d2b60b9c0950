import { suppressionMessages } from "../../contract/emails/calls.ts";
import { privacyMessages } from "../../contract/privacy/calls.ts";
import * as calls from "../../contract/privacy/schema.ts";
import type { PersonData } from "../../contract/privacy/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { listAccountsOfPerson, removeMovesTo } from "../../features/accounts/list-of-person.ts";
import { recordAction } from "../../features/audit/record-action.ts";
import { listComplaintsOfPerson } from "../../features/complaints/list-of-person.ts";
import { purgeComplaints } from "../../features/complaints/purge-complaints.ts";
import { eraseAddress, listToAddress } from "../../features/emails/erase-address.ts";
import { findWishes } from "../../features/emails/find-suppression.ts";
import { correctSender } from "../../features/enquiries/correct-sender.ts";
import { eraseSender, listEnquiriesOfPerson } from "../../features/enquiries/personal-data/erase-enquiries.ts";
import { listImportedPagesOfPerson } from "../../features/imports/pages/list-pages.ts";
import { purgePages } from "../../features/imports/pages/purge-pages.ts";
import { correctInvitee } from "../../features/invitations/correct-invitee.ts";
import { listInvitationsOfPerson } from "../../features/invitations/list-invitations.ts";
import { purgeInvitations } from "../../features/invitations/purge-invitations.ts";
import { listAccountActivity } from "../../features/security/list-about.ts";
import { listWeddingInvitationsOfPerson } from "../../features/weddings/list-of-person.ts";
import { purgeWeddingInvitations } from "../../features/weddings/purge-invitations.ts";
import type { Context } from "../../platform/context.ts";
import type { Router } from "../../platform/http/router.ts";
import { outboxStorage } from "../../platform/jobs/outbox.ts";
import { eraseJobsNaming, listJobsNaming } from "../../platform/jobs/queued-jobs.ts";
import { deleteCoupleAsAdmin } from "../account/delete-couple-as-admin.ts";
import { setPersonSuppression } from "./set-person-suppression.ts";

/** Calls that answer a request under POPIA, which concern every feature [admin-35]. */
export function registerPrivacy(router: Router): void {
  router.bind(calls.findPersonRoute, async (ctx, { body }) => ({
    person: await findPerson(ctx, body.email, "person_searched"),
  }));
  router.bind(calls.exportPersonRoute, async (ctx, { body }) => ({
    file_name: `umshado-person-${southAfricanDate(ctx.clock())}.json`,
    person: await findPerson(ctx, body.email, "person_exported"),
  }));
  router.bind(calls.correctEnquiryRoute, async (ctx, { params, body }) => {
    await correctSender(ctx, params.id, body);
    return { message: privacyMessages.corrected };
  });
  router.bind(calls.correctInvitationRoute, async (ctx, { params, body }) => {
    await correctInvitee(ctx, params.id, body);
    return { message: privacyMessages.corrected };
  });
  router.bind(calls.erasePersonRoute, async (ctx, { body }) => {
    await erasePerson(ctx, body.email);
    return { message: privacyMessages.erased };
  });
  router.bind(calls.setPersonSuppressionRoute, async (ctx, { body: { email, is_suppressed } }) => {
    await setPersonSuppression(ctx, email, is_suppressed);
    return { message: suppressionMessages.saved(is_suppressed) };
  });
  router.bind(calls.deleteCoupleRoute, async (ctx, { params }) => ({
    message: privacyMessages.couple_deleted(await deleteCoupleAsAdmin(ctx, params.id)),
  }));
}

/**
 * Everything but accounts [admin-35]: enquiries and emails keep rows and dates. The audit records counts, not the
 * address.
 */
async function erasePerson(ctx: Context, email: string): Promise<void> {
  const letters = await ctx.db.transaction(async (tx) => {
    const erased = await eraseAddress(tx, email);
    const { enquiries, copies } = await eraseSender(ctx, tx, email);
    const invitations = (await listInvitationsOfPerson(tx, email)).length + (await purgeWeddingInvitations(tx, email));
    await purgeInvitations(tx, email);
    const imported_pages = await purgePages(ctx, tx, email);
    const complaints = await purgeComplaints(tx, email);
    await removeMovesTo(tx, email);
    const jobs = await eraseJobsNaming(tx, email);
    const details = { enquiries, letters: erased.length, invitations, imported_pages, complaints, jobs };
    await recordAction(ctx, tx, { action: "person_erased", details });
    return [...erased, ...copies];
  });
  const outbox = outboxStorage(ctx.config);
  for (const id of letters) await outbox.remove(`${id}.eml`);
}

/** For a request under POPIA [admin-35]. The audit records the access without the address. */
async function findPerson(
  ctx: Context,
  email: string,
  action: "person_searched" | "person_exported",
): Promise<PersonData> {
  const { db } = ctx;
  const accounts = await listAccountsOfPerson(db, email);
  const ids = accounts.map(({ id }) => id);
  const records = await Promise.all(ids.map((id) => listAccountActivity(db, id)));
  const person = {
    email,
    accounts,
    enquiries: await listEnquiriesOfPerson(db, email),
    complaints: await listComplaintsOfPerson(db, email),
    letters: await listToAddress(db, email),
    ...(await findWishes(ctx, db, email)),
    invitations: await listInvitationsOfPerson(db, email),
    wedding_invitations: await listWeddingInvitationsOfPerson(db, email),
    imported_pages: await listImportedPagesOfPerson(db, email),
    jobs: await listJobsNaming(db, email),
    security_events: records
      .flatMap(({ security_events }) => security_events)
      .map(({ event, outcome, times, created_at }) => {
        return { event, outcome, times, created_at: created_at.toISOString() };
      }),
    audit: records
      .flatMap(({ audit }) => audit)
      .map(({ action: act, actor_name, subject_name, created_at }) => {
        return { action: act, actor_name, subject_name, created_at: created_at.toISOString() };
      }),
  };
  const { enquiries, letters } = person;
  const invitations = person.invitations.length + person.wedding_invitations.length;
  const details = { accounts: accounts.length, enquiries: enquiries.length, letters: letters.length };
  await recordAction(ctx, db, { action, details: { ...details, invitations } });
  return person;
}
