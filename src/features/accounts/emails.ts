import { z } from "zod";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { writePlain } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { issueConfirmation } from "./email/issue-confirmation.ts";
import { issueToken } from "./email/issue-token.ts";
import { isSameEmail } from "./rules.ts";
import { findAccount, findWaitingMove, lockAccount, type AccountRow } from "./store.ts";

/* Tokens are made while sending, so that no row or log has them. A retry makes another; both work. */

const atAddress = z.object({ account_id: z.string(), email: z.string() });
type AtAddress = z.output<typeof atAddress>;

/** `one hour`, `3 days`. */
function lasting(hours: number): string {
  if (hours === 1) return "one hour";
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

const confirmationNote = `The link works once, for ${lasting(limits.confirmation_link_hours)}.`;

function nextStep(kind: AccountKind): string {
  return kind === "provider"
    ? "Your business is registered. Log in to fill in your profile, and publish it when you are ready."
    : "Your planning starts here. Log in to save favourites and to message vendors.";
}

export const welcome = defineEmail({
  name: "welcome",
  topic: "other",
  data: atAddress,
  async write(ctx, data, { site_name }) {
    const { kind, email, email_verified_at } = await ownerOf(ctx.db, data);
    const subject = `Welcome to ${site_name}`;
    if (email_verified_at !== null)
      return writePlain({
        subject,
        lead: nextStep(kind),
        note: `Log in with ${email} and the password that you chose. If you ever forget it, set a new one: ${forgotUrl(ctx)}`,
        footerContent: `You’re receiving this email because you registered on ${site_name} with ${email}.`,
      });
    return writePlain({
      subject,
      lead: `${nextStep(kind)} First, please confirm that this is your email address.`,
      action: { label: "Confirm my email address", href: (await confirmationOf(ctx, data)).href },
      note: confirmationNote,
      footerContent: `You’re receiving this email because somebody registered on ${site_name} with ${email}. If it wasn’t you, ignore this email and you won’t hear from us again.`,
    });
  },
});

export const emailConfirmation = defineEmail({
  name: "email_confirmation",
  topic: "security",
  data: atAddress,
  async write(ctx, data, { site_name }) {
    const { email, href } = await confirmationOf(ctx, data);
    return writePlain({
      subject: "Please confirm your email address",
      lead: `Open the link to confirm that ${email} is yours.`,
      action: { label: "Confirm my email address", href },
      note: confirmationNote,
      footerContent: `You’re receiving this email because somebody with an account on ${site_name} asked for it with this email address. If it wasn’t you, just ignore it.`,
    });
  },
});

export const emailChange = defineEmail({
  name: "email_change",
  topic: "security",
  data: z.object({ account_id: z.string(), new_email: z.string() }),
  async write(ctx, { account_id, new_email }, { site_name }) {
    const [kind, href] = await ctx.db.transaction(async (tx) => {
      const account = (await lockAccount(tx, account_id)) ?? throwAccountDeleted();
      const waiting = await findWaitingMove(tx, account, ctx.clock());
      if (waiting?.new_email !== new_email)
        throw new EmailDropped("The account is no longer waiting for this address to be confirmed.");
      const move = { new_email, bound_to: waiting.bound_to };
      return [account.kind, await issueConfirmation(ctx, tx, account_id, move)] as const;
    });
    return writePlain({
      subject: "Please confirm your new email address",
      lead: `Open the link to move your ${kind} account on ${site_name} to ${new_email}. Until then, nothing changes.`,
      action: { label: "Move my account here", href },
      note: confirmationNote,
      footerContent: `You’re receiving this email because the owner of an account on ${site_name} entered this as their new email address. If it wasn’t you, ignore this email and nothing will happen.`,
    });
  },
});

export const passwordReset = defineEmail({
  name: "password_reset",
  topic: "security",
  data: atAddress,
  async write(ctx, data, { site_name }) {
    const [{ kind, email }, token] = await ctx.db.transaction(async (tx) => {
      const account = await ownerOf(tx, data, true);
      const lives_seconds = limits.reset_link_minutes * 60;
      const wanted = { account_id: account.id, purpose: "password_reset", lives_seconds } as const;
      return [account, await issueToken(ctx, tx, wanted)] as const;
    });
    return writePlain({
      subject: "Set a new password",
      lead: `Somebody asked for a new password for the ${kind} account of ${email} on ${site_name}.`,
      action: { label: "Set a new password", href: `${pageUrl(ctx.config, "/reset-password")}?token=${token}` },
      note: `The link works once and for ${lasting(limits.reset_link_minutes / 60)}. Setting a new password logs you out on every device.`,
      footerContent:
        "If it wasn’t you, ignore this email: your password stays the same, and nobody else has this link.",
    });
  },
});

export const passwordChanged = defineEmail({
  name: "password_changed",
  topic: "security",
  data: atAddress,
  async write(ctx, data, { site_name }) {
    const { kind, email } = await ownerOf(ctx.db, data);
    return writePlain({
      subject: "Your password was changed",
      lead: `The password of your ${kind} account on ${site_name} (${email}) was changed, and other devices were logged out.`,
      note: `If this was you, all is well. If not, set a new password straight away: ${forgotUrl(ctx)}`,
      footerContent: "You’re receiving this email because we tell you whenever the password of your account changes.",
    });
  },
});

export const passwordRemoved = defineEmail({
  name: "password_removed",
  topic: "security",
  data: atAddress,
  async write(ctx, data, { site_name }) {
    const { kind, email } = await ownerOf(ctx.db, data);
    return writePlain({
      subject: "Your password was removed",
      lead: `You logged in to your ${kind} account on ${site_name} (${email}) with Google. We can’t tell whether its password was set by you, so we removed it and logged every device out.`,
      note: `Sign in with Google from now on. To have a password as well, set a new one: ${forgotUrl(ctx)}`,
      footerContent: "You’re receiving this email because we tell you whenever the password of your account changes.",
    });
  },
});

const backLink = `The link works once, for ${lasting(limits.email_return_days * 24)}, even after the account has moved.`;

export const emailChangeRequested = defineEmail({
  name: "email_change_asked",
  topic: "security",
  data: atAddress,
  async write(ctx, { account_id, email }, { site_name }) {
    const { kind, href } = await returnLink(ctx, account_id, email);
    return writePlain({
      subject: "Somebody wants to change your email address",
      lead: `Somebody who knows its password asked to move your ${kind} account on ${site_name} from ${email} to another email address. If this was you, there is nothing to do here.`,
      action: { label: "Keep my account here", href },
      note: `If it wasn’t you, press the button, and then set a new password. ${backLink}`,
      footerContent:
        "You’re receiving this email because we tell you whenever someone asks to change the email address of your account.",
    });
  },
});

export const emailChanged = defineEmail({
  name: "email_changed",
  topic: "security",
  data: z.object({ account_id: z.string(), old_email: z.string() }),
  async write(ctx, { account_id, old_email }, { site_name }) {
    const { kind, href } = await returnLink(ctx, account_id, old_email);
    return writePlain({
      subject: "Your email address was changed",
      lead: `Your ${kind} account on ${site_name} has moved from ${old_email} to another email address. Log in with the new one from now on. If this was you, all is well.`,
      action: { label: "Bring my account back", href },
      note: `If it wasn’t you, press the button: the account comes back here, everybody is logged out, and you set a new password. ${backLink}`,
      footerContent:
        "You’re receiving this email because this was the email address of the account until the change. This is our last email to it.",
    });
  },
});

const changes = {
  app_added: [
    "Two-step login is on",
    "now needs a code from your authenticator app as well as the password. Other devices were logged out, and your old recovery codes no longer work.",
  ],
  app_removed: ["Two-step login is off", "no longer needs a code from an authenticator app."],
  passkey_added: ["Your account has a new passkey", "has a new passkey. Anyone who can unlock that device can log in."],
  passkey_removed: [
    "A passkey was removed",
    "no longer accepts a passkey that was removed. Devices already logged in stay logged in.",
  ],
  all_removed: [
    "Your account has no second factor",
    "no longer has a second factor. Your old codes, passkeys and recovery codes no longer work, and every device was logged out. An administrator of the site did this for you. Log in and set up another.",
  ],
  codes_renewed: ["You have new recovery codes", "has new recovery codes. Your old recovery codes no longer work."],
} as const;

export type FactorChange = keyof typeof changes;
const factorChanges = Object.keys(changes) as [FactorChange, ...FactorChange[]];

export const secondFactorChanged = defineEmail({
  name: "second_factor_changed",
  topic: "security",
  data: z.object({ account_id: z.string(), change: z.enum(factorChanges) }),
  async write(ctx, { account_id, change }, { site_name }) {
    const { kind, email } = (await findAccount(ctx.db, account_id)) ?? throwAccountDeleted();
    const [subject, what] = changes[change];
    return writePlain({
      subject,
      lead: `Your ${kind} account on ${site_name} (${email}) ${what}`,
      note: `If this was you, or you asked for it, all is well. If not, set a new password straight away: ${forgotUrl(ctx)}`,
      footerContent:
        "You’re receiving this email because we tell you whenever the second factor of your account changes.",
    });
  },
});

export const adminSignedIn = defineEmail({
  name: "admin_signed_in",
  topic: "security",
  data: z.object({ account_id: z.string(), device: z.string(), at: z.string() }),
  async write(ctx, { account_id, device, at }, { site_name }) {
    const { email } = (await findAccount(ctx.db, account_id)) ?? throwAccountDeleted();
    const here = southAfricanTime(new Date(at));
    return writePlain({
      subject: "A super admin logged in on a new device",
      lead: `The super admin ${email} logged in to ${site_name} with ${device.replace(/^A /, "a ").replace(/^Unknown /, "an unknown ")}, on ${formatDate(here)} at ${here.slice(11, 16)}. It had not logged in there before.`,
      action: { label: "View the logins", href: `${pageUrl(ctx.config, "/admin")}#security` },
      note: "If none of you did this, log that super admin out in the control panel and set a new password.",
      footerContent: `You’re receiving this email because you run ${site_name}.`,
    });
  },
});

export const accountEmails: readonly Email[] = [
  welcome,
  emailConfirmation,
  emailChange,
  passwordReset,
  passwordChanged,
  passwordRemoved,
  emailChangeRequested,
  emailChanged,
  secondFactorChanged,
  adminSignedIn,
];

function throwAccountDeleted(): never {
  throw new EmailDropped("The account is gone.");
}

/** Only if still at the email's address: nobody else may read its links. */
async function ownerOf(db: Database, { account_id, email }: AtAddress, locked = false): Promise<AccountRow> {
  const account = (await (locked ? lockAccount : findAccount)(db, account_id)) ?? throwAccountDeleted();
  if (!isSameEmail(account.email, email)) throw new EmailDropped("The account has moved to another address.");
  return account;
}

function forgotUrl({ config }: Context): string {
  return pageUrl(config, "/forgot-password");
}

function confirmationOf(ctx: Context, data: AtAddress): Promise<{ email: string; href: string }> {
  return ctx.db.transaction(async (tx) => {
    const { id, email } = await ownerOf(tx, data, true);
    return { email, href: await issueConfirmation(ctx, tx, id, { new_email: email }) };
  });
}

/** The link works for the old address, wherever the account is later. */
async function returnLink(ctx: Context, account_id: string, new_email: string) {
  const [kind, token] = await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, account_id)) ?? throwAccountDeleted();
    const lives_seconds = limits.email_return_days * 24 * 60 * 60;
    const wanted = { account_id, purpose: "email_return", new_email, lives_seconds } as const;
    return [account.kind, await issueToken(ctx, tx, wanted)] as const;
  });
  return { kind, href: `${pageUrl(ctx.config, "/undo-email-change")}?token=${token}` };
}
