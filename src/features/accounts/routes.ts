import { accountMessages } from "../../contract/accounts/calls.ts";
import * as calls from "../../contract/accounts/schema.ts";
import * as factor from "../../contract/accounts/second-factor-schema.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { suppressionMessages } from "../../contract/emails/calls.ts";
import type { Router } from "../../platform/http/router.ts";
import { cancelMove } from "./email/cancel-move.ts";
import { changeEmail } from "./email/change-email.ts";
import { checkLink, type IsWaiting } from "./email/check-link.ts";
import { confirmEmail } from "./email/confirm-email.ts";
import { sendConfirmation } from "./email/send-confirmation.ts";
import { stopEmails } from "./email/stop-emails.ts";
import { addPasskey, beginPasskey } from "./passkeys/add-passkey.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { requestPasskey } from "./passkeys/request-passkey.ts";
import { changePassword } from "./password/change-password.ts";
import { requestReset } from "./password/request-reset.ts";
import { resetPassword } from "./password/reset-password.ts";
import { readAccount } from "./read-account.ts";
import type { OnConfirmed } from "./rules.ts";
import { confirmSecondFactor, enrolSecondFactor } from "./second-factor/enrol-second-factor.ts";
import { renewRecoveryCodes } from "./second-factor/issue-recovery-codes.ts";
import { proveIdentity } from "./second-factor/prove-identity.ts";
import { listPasskeys, readSecondFactor } from "./second-factor/read-second-factor.ts";
import { removeFactorsOf, removeSecondFactor } from "./second-factor/remove-factors.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { signOutAccount } from "./sessions/sign-out-account.ts";
import { endOtherSessions, endSession, signOut } from "./sessions/sign-out.ts";

/** For both kinds [api-4]; later features supply `onConfirmed` and `isWaiting`. */
export function registerAccounts(router: Router, onConfirmed: OnConfirmed, isWaiting: IsWaiting): void {
  router.bind(calls.signOutRoute, (ctx, { meta }) => signOut(ctx, meta));
  router.bind(calls.forgotPasswordRoute, async (ctx, { body, meta }) => {
    await requestReset(ctx, body, meta);
    return { message: accountMessages.forgot_done };
  });
  router.bind(calls.resetPasswordRoute, async (ctx, { body, meta }) => {
    const { email, kind } = await resetPassword(ctx, body, onConfirmed, meta);
    return { message: accountMessages.reset_done, email, user_type: kind };
  });
  registerLinks(router, onConfirmed, isWaiting);
  router.bind(calls.proveIdentityRoute, async (ctx, { body, meta }) => {
    const end = await proveIdentity(ctx, body, meta);
    return { proven_until: end.toISOString() };
  });
  registerFactors(router);
  registerWish(router);
  router.bind(calls.readAccountRoute, (ctx) => readAccount(ctx));
  router.bind(calls.sendConfirmationRoute, (ctx) => sendConfirmation(ctx));
  router.bind(calls.changeEmailRoute, async (ctx, { body, meta }) => {
    await changeEmail(ctx, body, meta);
    return { message: accountMessages.confirmation_sent };
  });
  router.bind(calls.changePasswordRoute, async (ctx, { body, meta }) => {
    await changePassword(ctx, body, meta);
    return { message: accountMessages.password_changed };
  });
  router.bind(calls.listSessionsRoute, async (ctx, { meta }) => ({ sessions: await listSessions(ctx, meta) }));
  router.bind(calls.signOutAccountRoute, async (ctx, { params }) => ({
    message: adminMessages.signed_out(await signOutAccount(ctx, params)),
  }));
  router.bind(calls.endSessionRoute, (ctx, { params }) => endSession(ctx, params));
  router.bind(calls.endOtherSessionsRoute, async (ctx, { meta }) => ({ ended: await endOtherSessions(ctx, meta) }));
}

function registerLinks(router: Router, onConfirmed: OnConfirmed, isWaiting: IsWaiting): void {
  router.bind(calls.checkLinkRoute, (ctx, { body }) => checkLink(ctx, body, isWaiting));
  router.bind(calls.confirmEmailRoute, async (ctx, { body, meta }) => {
    const { message, email, kind } = await confirmEmail(ctx, body, onConfirmed, meta);
    return { message, email, user_type: kind };
  });
  router.bind(calls.undoEmailChangeRoute, async (ctx, { body }) => {
    const { message, email, kind, is_returned } = await cancelMove(ctx, body);
    return { message, email, user_type: kind, is_returned };
  });
}

function registerPasskeys(router: Router): void {
  router.bind(factor.listPasskeysRoute, async (ctx) => ({ passkeys: await listPasskeys(ctx) }));
  router.bind(factor.beginPasskeyRoute, (ctx, { meta }) => beginPasskey(ctx, meta));
  router.bind(factor.addPasskeyRoute, (ctx, { body, meta }) => addPasskey(ctx, body, meta));
  router.bind(factor.removePasskeyRoute, (ctx, { params, meta }) => removePasskey(ctx, params.id, meta));
  router.bind(factor.askPasskeyRoute, (ctx, { body, meta }) => requestPasskey(ctx, body, meta));
}

function registerFactors(router: Router): void {
  registerPasskeys(router);
  router.bind(factor.readSecondFactorRoute, (ctx) => readSecondFactor(ctx));
  router.bind(factor.enrolSecondFactorRoute, (ctx) => enrolSecondFactor(ctx));
  router.bind(factor.confirmSecondFactorRoute, async (ctx, { body, meta }) => ({
    recovery_codes: await confirmSecondFactor(ctx, body.code, meta),
  }));
  router.bind(factor.renewRecoveryCodesRoute, async (ctx, { meta }) => ({
    recovery_codes: await renewRecoveryCodes(ctx, meta),
  }));
  router.bind(factor.removeFactorsRoute, async (ctx, { params }) => ({
    message: adminMessages.factors_removed(await removeFactorsOf(ctx, params)),
  }));
  router.bind(factor.removeSecondFactorRoute, (ctx, { meta }) => removeSecondFactor(ctx, meta));
}

function registerWish(router: Router): void {
  router.bind(calls.setMySuppressionRoute, async (ctx, { body }) => {
    await stopEmails(ctx, body);
    const { is_suppressed, topic } = body;
    return { message: suppressionMessages.saved(is_suppressed, topic), is_suppressed };
  });
}
