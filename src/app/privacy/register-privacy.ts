import { suppressionMessages } from "../../contract/emails/words.ts";
import * as calls from "../../contract/privacy/shapes.ts";
import { privacyMessages } from "../../contract/privacy/words.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { correctSender } from "../../features/enquiries/correct-sender.ts";
import { correctInvitee } from "../../features/invitations/correct-invitee.ts";
import type { Router } from "../../platform/http/router.ts";
import { deleteCoupleAsAdmin } from "../account/delete-couple-as-admin.ts";
import { erasePerson } from "./erase-person.ts";
import { findPerson } from "./find-person.ts";
import { setPersonSuppression } from "./set-person-suppression.ts";

/** The calls by which a request under POPIA is answered: every feature has a part in them [admin-35]. */
export function registerPrivacy(router: Router): void {
  router.bind(calls.findPerson, async (ctx, { body }) => ({
    person: await findPerson(ctx, body.email, "person_searched"),
  }));
  router.bind(calls.exportPerson, async (ctx, { body }) => ({
    file_name: `umshado-person-${southAfricanTime(ctx.clock().getTime()).slice(0, 10)}.json`,
    person: await findPerson(ctx, body.email, "person_exported"),
  }));
  router.bind(calls.correctEnquiry, async (ctx, { params, body }) => {
    await correctSender(ctx, params.id, body);
    return { message: privacyMessages.corrected };
  });
  router.bind(calls.correctInvitation, async (ctx, { params, body }) => {
    await correctInvitee(ctx, params.id, body);
    return { message: privacyMessages.corrected };
  });
  router.bind(calls.erasePerson, async (ctx, { body }) => {
    await erasePerson(ctx, body.email);
    return { message: privacyMessages.erased };
  });
  router.bind(calls.setPersonSuppression, async (ctx, { body: { email, is_suppressed } }) => {
    await setPersonSuppression(ctx, email, is_suppressed);
    return { message: suppressionMessages.saved(is_suppressed) };
  });
  router.bind(calls.deleteCouple, async (ctx, { params }) => ({
    message: privacyMessages.couple_deleted(await deleteCoupleAsAdmin(ctx, params.id)),
  }));
}
