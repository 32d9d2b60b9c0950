import { z } from "zod";
import { call } from "../call.ts";
import { couple } from "../couples/shapes.ts";
import { emailTopic, isSuppressed, stoppedTopic } from "../emails/shapes.ts";
import * as limits from "../limits.ts";
import { email, filledIn, password, passwordOr } from "../primitives.ts";
import { providerUser } from "../providers/own-shapes.ts";
import { code, pendingSignIn } from "./code-shape.ts";
import { passkeyAssertion } from "./passkey-answer.ts";
import * as signOutWords from "./sign-out-words.ts";
import { accountMessages } from "./words.ts";
import * as words from "./words.ts";

/** Rule [accounts-1]. */
export const accountKind = z.enum(["provider", "couple"]);
export type AccountKind = z.infer<typeof accountKind>;

/** At least 8 characters [accounts-2]. */
const newPassword = password.min(limits.reset_password_length_min, accountMessages.password_too_short);

/** An impossible token is as invalid as a used one. */
const singleUseToken = z.string("This link is incomplete.").trim().min(1, "This link is incomplete.").max(200);

const group = "Accounts";

export const signInProvider = call({
  ...words.signInProvider,
  name: "signInProvider",
  summary: "Signs a provider in with email and password",
  group,
  body: z.object({ email: filledIn(email), password }),
  status: 200,
  answer: z.union([z.object({ token: z.string(), provider: providerUser }), pendingSignIn]),
  refusals: ["invalid_credentials", "too_many_requests"],
});

export const signOut = call({
  ...signOutWords.signOut,
  name: "signOut",
  least_role: "reader",
  before_factor: true,
  summary: "Ends the session that asks, and with it an impersonation",
  group,
  status: 204,
  answer: z.null(),
});

export const forgotPassword = call({
  ...words.forgotPassword,
  name: "forgotPassword",
  summary: "Mails a link to set a new password, if there is such an account; the answer never tells",
  group,
  body: z.object({ email }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["too_many_requests"],
});

export const resetPassword = call({
  ...words.resetPassword,
  name: "resetPassword",
  summary: "Sets a new password with the token of a reset link, and ends every session of the account",
  group,
  body: z.object({ token: singleUseToken, newPassword }),
  status: 200,
  answer: z.object({ message: z.string(), email: z.string(), user_type: accountKind }),
  refusals: ["dead_link"],
});

export const exchangeHandoff = call({
  ...words.exchangeHandoff,
  name: "exchangeHandoff",
  summary: "Exchanges the single-use token of a social sign-in for a session",
  group,
  body: z.object({ token: singleUseToken }),
  status: 200,
  answer: z.union([
    z.object({ token: z.string(), userType: z.literal("provider"), provider: providerUser }),
    z.object({ token: z.string(), userType: z.literal("couple"), couple }),
    pendingSignIn.extend({ userType: accountKind }),
  ]),
  refusals: ["dead_link"],
});

export const checkLink = call({
  ...words.checkLink,
  name: "checkLink",
  summary: "Whether a mailed link still works, for its page to say so when it opens; nothing is used up",
  group,
  body: z.object({
    token: singleUseToken,
    purpose: z.enum(words.linkPurposes, "This is not a kind of link."),
  }),
  status: 204,
  answer: z.null(),
  refusals: ["dead_link"],
});

export const confirmEmail = call({
  ...words.confirmEmail,
  name: "confirmEmail",
  summary:
    "Confirms an email address with the token of a confirmation link; after a change, the account moves to it, if the session that asked for that or the account's password comes along",
  group,
  body: z.object({
    token: singleUseToken,
    password: passwordOr(accountMessages.current_password_missing).optional(),
  }),
  status: 200,
  answer: z.object({ message: z.string(), email: z.string(), user_type: accountKind }),
  refusals: ["dead_link", "email_taken", "move_needs_password", "too_many_requests"],
});

export const undoEmailChange = call({
  ...words.undoEmailChange,
  name: "undoEmailChange",
  summary: "Cancels a change of email, or reverts it, with the token that was mailed to the address of before",
  group,
  body: z.object({ token: singleUseToken }),
  status: 200,
  answer: z.object({ message: z.string(), email: z.string(), user_type: accountKind, is_returned: z.boolean() }),
  refusals: ["dead_link", "email_taken"],
});

export const proveIdentity = call({
  ...words.proveIdentity,
  name: "proveIdentity",
  least_role: "reader",
  summary: `Shows that the session is its owner's: for ${limits.proof_minutes} minutes it may do what asks for that`,
  group,
  before_factor: true,
  body: z
    .object({
      password: passwordOr(accountMessages.current_password_missing).optional(),
      code: code.optional(),
      passkey: passkeyAssertion.optional(),
    })
    .refine(({ password, code, passkey }) => [password, code, passkey].some((shown) => shown !== undefined), {
      error: accountMessages.current_password_missing,
      path: ["password"],
    }),
  status: 200,
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
    emails_stopped_at: z.string().nullable().meta({
      description:
        "Since when its address takes no emails but those about the account's safety; null too while the address is not confirmed.",
    }),
    stopped_topics: z
      .array(z.object({ topic: emailTopic, since: z.string() }))
      .meta({ description: "What its address takes no emails about; nothing while the address is not confirmed." }),
    privacy_version: z
      .string()
      .nullable()
      .meta({ description: "Which text of the privacy page was shown at the registration." }),
    terms_version: z.string().nullable().meta({ description: "Which terms were accepted at the registration." }),
    provider_terms_version: z
      .string()
      .nullable()
      .meta({ description: "Which terms for businesses were accepted; null for couples." }),
    created_at: z.string(),
  })
  .meta({ id: "Account" });
export type MyAccount = z.infer<typeof myAccount>;

export const readAccount = call({
  ...words.readAccount,
  name: "readAccount",
  before_factor: true,
  summary: "How the one who asks signs in",
  group,
  status: 200,
  answer: myAccount,
});

export const sendConfirmation = call({
  ...words.sendConfirmation,
  name: "sendConfirmation",
  least_role: "reader",
  before_factor: true,
  summary:
    "Mails the confirmation link of the account's own address again, unless it is confirmed; the answer is the same",
  group,
  status: 204,
  answer: z.null(),
  refusals: ["too_many_requests"],
});

export const setMySuppression = call({
  ...words.setMySuppression,
  name: "setMySuppression",
  least_role: "reader",
  in_person: true,
  summary:
    "Stops all emails to the account's confirmed address but those about its safety, or those about a topic alone, or takes that back",
  group,
  body: z.object({ is_suppressed: isSuppressed, topic: stoppedTopic }),
  status: 200,
  answer: z.object({ message: z.string(), is_suppressed: z.boolean() }),
  refusals: ["email_unconfirmed"],
});

export const changeEmail = call({
  ...words.changeEmail,
  name: "changeEmail",
  least_role: "reader",
  summary:
    "Asks to move the account to another address: a link is mailed there, and the move happens when it is opened",
  group,
  body: z.object({
    newEmail: filledIn(email, accountMessages.new_email_missing),
    password: passwordOr(accountMessages.current_password_missing),
  }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["email_taken", "no_password", "not_while_impersonating", "too_many_requests"],
});

export const changePassword = call({
  ...words.changePassword,
  name: "changePassword",
  least_role: "reader",
  before_factor: true,
  summary: "Changes the password and ends every other session of the account",
  group,
  body: z.object({ currentPassword: password, newPassword }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ["no_password", "not_while_impersonating", "too_many_requests"],
});

export const downloadData = call({
  ...words.downloadData,
  name: "downloadData",
  in_person: true,
  summary: "Everything that is kept about the one who asks, as one JSON object",
  group,
  status: 200,
  answer: z.record(z.string(), z.unknown()),
});

export const deleteAccount = call({
  ...words.deleteAccount,
  name: "deleteAccount",
  least_role: "reader",
  summary: "Deletes the account and everything it owns; enquiries stay with whoever is at their other end",
  group,
  body: z.object({
    password: passwordOr(accountMessages.deletion_needs_password).optional(),
    email: filledIn(email, accountMessages.deletion_needs_email)
      .optional()
      .meta({ description: "For an account without a password: its address, typed again." }),
    for_everyone: z.boolean().optional().meta({
      description: "Of a wedding that others share: it goes with its owner, although an editor could go on with it.",
    }),
  }),
  status: 204,
  answer: z.null(),
  refusals: ["not_while_impersonating", "super_admin_stays", "provider_not_found", "too_many_requests"],
});
