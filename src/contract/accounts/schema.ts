import { z } from "zod";
import { coupleSchema } from "../couples/schema.ts";
import { emailTopic, isSuppressed, stoppedTopic } from "../emails/schema.ts";
import * as limits from "../limits.ts";
import { email, filledIn, password, passwordOr, id, idParams, linkToken } from "../primitives.ts";
import { providerUser } from "../providers/my-schema.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { code, pendingSignIn, passkeyAssertion } from "./code-schema.ts";

const route = routesOf("Accounts");
const adminRoute = routesOf("Administration");

/** Rule [accounts-1]. */
export const accountKind = z.enum(["provider", "couple"]);
export type AccountKind = z.infer<typeof accountKind>;

/** At least 8 characters [accounts-2]. */
const newPassword = password.min(limits.reset_password_length_min, calls.accountMessages.password_too_short);

/** An impossible token is as invalid as a used one. */

export const signInProviderRoute = route(calls.signInProviderCall, {
  name: "signInProvider",
  summary: "Sign a provider in with email and password",
  body: z.object({ email: filledIn(email), password }),
  answer: z.union([z.object({ token: z.string(), provider: providerUser }), pendingSignIn]),
  refusals: ["invalid_credentials", "too_many_requests"],
});

export const signOutRoute = route(calls.signOutCall, {
  name: "signOut",
  least_role: "reader",
  before_second_factor: true,
  summary: "Sign out of the current session, ending any impersonation",
});

export const forgotPasswordRoute = route(calls.forgotPasswordCall, {
  name: "forgotPassword",
  summary: "Email a password reset link; the response never reveals whether the account exists",
  body: z.object({ email }),
  answer: z.object({ message: z.string() }),
  refusals: ["too_many_requests"],
});

export const resetPasswordRoute = route(calls.resetPasswordCall, {
  name: "resetPassword",
  summary: "Set a new password with a reset token and end all the account's sessions",
  body: z.object({ token: linkToken, newPassword }),
  answer: z.object({ message: z.string(), email: z.string(), user_type: accountKind }),
  refusals: ["dead_link"],
});

export const exchangeHandoffRoute = route(calls.exchangeHandoffCall, {
  name: "exchangeHandoff",
  summary: "Exchange a single-use social sign-in token for a session",
  body: z.object({ token: linkToken }),
  answer: z.union([
    z.object({ token: z.string(), userType: z.literal("provider"), provider: providerUser }),
    z.object({ token: z.string(), userType: z.literal("couple"), couple: coupleSchema }),
    pendingSignIn.extend({ userType: accountKind }),
  ]),
  refusals: ["dead_link"],
});

export const checkLinkRoute = route(calls.checkLinkCall, {
  name: "checkLink",
  summary: "Check whether an emailed link still works, without using it up",
  body: z.object({
    token: linkToken,
    purpose: z.enum(calls.linkPurposes, "This is not a kind of link."),
  }),
  refusals: ["dead_link"],
});

export const confirmEmailRoute = route(calls.confirmEmailCall, {
  name: "confirmEmail",
  summary: "Confirm an email address by token; changes also need the requesting session or the password",
  body: z.object({
    token: linkToken,
    password: passwordOr(calls.accountMessages.current_password_missing).optional(),
  }),
  answer: z.object({ message: z.string(), email: z.string(), user_type: accountKind }),
  refusals: ["dead_link", "email_taken", "move_needs_password", "too_many_requests"],
});

export const undoEmailChangeRoute = route(calls.undoEmailChangeCall, {
  name: "undoEmailChange",
  summary: "Cancel or revert an email change with the token sent to the previous address",
  body: z.object({ token: linkToken }),
  answer: z.object({ message: z.string(), email: z.string(), user_type: accountKind, is_returned: z.boolean() }),
  refusals: ["dead_link", "email_taken"],
});

export const proveIdentityRoute = route(calls.proveIdentityCall, {
  name: "proveIdentity",
  least_role: "reader",
  summary: `Confirm the session owner's identity, allowing sensitive operations for ${limits.proof_minutes} minutes`,
  before_second_factor: true,
  body: z
    .object({
      password: passwordOr(calls.accountMessages.current_password_missing).optional(),
      code: code.optional(),
      passkey: passkeyAssertion.optional(),
    })
    .refine(({ password, code, passkey }) => [password, code, passkey].some((shown) => shown !== undefined), {
      error: calls.accountMessages.current_password_missing,
      path: ["password"],
    }),
  answer: z.object({ proven_until: z.string() }),
  refusals: ["passkey_refused", "no_password", "not_while_impersonating", "too_many_requests"],
});

export const myAccount = z
  .object({
    kind: accountKind,
    email: z.string(),
    email_verified: z.boolean(),
    new_email: z.string().nullable(),
    auth_provider: z.enum(["local", "google"]),
    has_google: z.boolean(),
    has_password: z.boolean(),
    is_impersonated: z.boolean(),
    emails_stopped_at: z
      .string()
      .nullable()
      .describe(
        "Since when the address receives only account security emails; also null while the address is unconfirmed.",
      ),
    stopped_topics: z
      .array(z.object({ topic: emailTopic, since: z.string() }))
      .describe("Topics the address receives no emails about; empty while it is unconfirmed."),
    privacy_version: z.string().nullable().describe("Version of the privacy page shown at registration."),
    terms_version: z.string().nullable().describe("Version of the terms accepted at registration."),
    provider_terms_version: z.string().nullable().describe("Version of the business terms accepted; null for couples."),
    created_at: z.string(),
  })
  .meta({ id: "Account" });
export type MyAccount = z.infer<typeof myAccount>;

export const readAccountRoute = route(calls.readAccountCall, {
  name: "readAccount",
  before_second_factor: true,
  summary: "Retrieve the current account and its sign-in methods",
  answer: myAccount,
});

export const sendConfirmationRoute = route(calls.sendConfirmationCall, {
  name: "sendConfirmation",
  least_role: "reader",
  before_second_factor: true,
  summary: "Resend the account's confirmation link, unless confirmed; the response is the same",
  refusals: ["too_many_requests"],
});

export const setMySuppressionRoute = route(calls.setMySuppressionCall, {
  name: "setMySuppression",
  least_role: "reader",
  in_person: true,
  summary: "Stop or resume non-security emails to the account's confirmed address, all or by topic",
  body: z.object({ is_suppressed: isSuppressed, topic: stoppedTopic }),
  answer: z.object({ message: z.string(), is_suppressed: z.boolean() }),
  refusals: ["email_unconfirmed"],
});

export const changeEmailRoute = route(calls.changeEmailCall, {
  name: "changeEmail",
  least_role: "reader",
  summary: "Request an email change, completed by opening the link sent to the new address",
  body: z.object({
    newEmail: filledIn(email, calls.accountMessages.new_email_missing),
    password: passwordOr(calls.accountMessages.current_password_missing),
  }),
  answer: z.object({ message: z.string() }),
  refusals: ["email_taken", "no_password", "not_while_impersonating", "too_many_requests"],
});

export const changePasswordRoute = route(calls.changePasswordCall, {
  name: "changePassword",
  least_role: "reader",
  before_second_factor: true,
  summary: "Change the password and end the account's other sessions",
  body: z.object({ currentPassword: password, newPassword }),
  answer: z.object({ message: z.string() }),
  refusals: ["no_password", "not_while_impersonating", "too_many_requests"],
});

export const downloadDataRoute = route(calls.downloadDataCall, {
  name: "downloadData",
  in_person: true,
  summary: "Download all data stored about the caller, as one JSON object",
  answer: z.record(z.string(), z.unknown()),
});

export const deleteAccountRoute = route(calls.deleteAccountCall, {
  name: "deleteAccount",
  least_role: "reader",
  summary: "Delete the account and everything it owns; enquiries remain with the other parties",
  body: z.object({
    password: passwordOr(calls.accountMessages.deletion_needs_password).optional(),
    email: filledIn(email, calls.accountMessages.deletion_needs_email)
      .optional()
      .describe("The account's address, typed again; for accounts without a password."),
    for_everyone: z
      .boolean()
      .optional()
      .describe("For the owner of a shared wedding: delete it for everyone, although an editor could continue it."),
  }),
  refusals: ["not_while_impersonating", "super_admin_stays", "provider_not_found", "too_many_requests"],
});

export const mySession = z
  .object({
    id,
    device: z.string().describe("Such as `Chrome on Android`."),
    is_current: z.boolean(),
    created_at: z.string(),
    last_used_at: z.string(),
  })
  .meta({ id: "Session" });
export type MySession = z.infer<typeof mySession>;

export const listSessionsRoute = route(calls.listSessionsCall, {
  name: "listSessions",
  before_second_factor: true,
  summary: "List the account's active sessions, the current session first",
  answer: z.object({ sessions: z.array(mySession) }),
});

export const endSessionRoute = route(calls.endSessionCall, {
  name: "endSession",
  least_role: "reader",
  in_person: true,
  summary: "End one of the account's sessions",
  params: z.object({ id }),
  refusals: ["not_found"],
});

export const endOtherSessionsRoute = route(calls.endOtherSessionsCall, {
  name: "endOtherSessions",
  least_role: "reader",
  in_person: true,
  summary: "End all the account's sessions except the current session",
  answer: z.object({ ended: z.int() }),
});

export const signOutAccountRoute = adminRoute(calls.signOutAccountCall, {
  name: "signOutAccount",
  summary: "End all sessions of a provider or couple, including impersonations",
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ["account_gone", "super_admin_not_signed_out"],
});
