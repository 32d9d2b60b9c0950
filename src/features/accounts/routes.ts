import { accountMessages } from "../../contract/account-messages.ts";
import * as calls from "../../contract/accounts.ts";
import type { Door } from "../../platform/http/door.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { readAccount } from "./read-account.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import type { OnConfirmed } from "./rules.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { signOut } from "./sign-out.ts";

/** The calls about accounts that are the same for both kinds [api-4]. Registering and signing in are each kind's own. `onConfirmed` is what later features add. */
export function registerAccounts(door: Door, onConfirmed: OnConfirmed): void {
  door.bind(calls.signOut, async (ctx, { facts }) => {
    await signOut(ctx, facts);
    return null;
  });
  door.bind(calls.forgotPassword, async (ctx, { body, facts }) => {
    await requestReset(ctx, body, facts);
    return { message: accountMessages.forgot_done };
  });
  door.bind(calls.resetPassword, async (ctx, { body }) => {
    const { email, kind } = await resetPassword(ctx, body, onConfirmed);
    return { message: accountMessages.reset_done, email, user_type: kind };
  });
  door.bind(calls.confirmEmail, async (ctx, { body }) => {
    const { message, email, kind } = await confirmEmail(ctx, body, onConfirmed);
    return { message, email, user_type: kind };
  });
  door.bind(calls.readAccount, (ctx) => readAccount(ctx));
  door.bind(calls.sendConfirmation, async (ctx) => ({ message: await sendConfirmation(ctx) }));
  door.bind(calls.changeEmail, async (ctx, { body, facts }) => {
    await changeEmail(ctx, body, facts);
    return { message: accountMessages.confirmation_sent };
  });
  door.bind(calls.changePassword, async (ctx, { body, facts }) => {
    await changePassword(ctx, body, facts);
    return { message: accountMessages.password_changed };
  });
  door.bind(calls.listSessions, async (ctx, { facts }) => ({ sessions: await listSessions(ctx, facts) }));
  door.bind(calls.endSession, async (ctx, { params }) => {
    await endSession(ctx, params);
    return null;
  });
  door.bind(calls.endOtherSessions, async (ctx, { facts }) => ({ ended: await endOtherSessions(ctx, facts) }));
}
