import type { AccountKind } from "../../contract/accounts/schema.ts";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { WrittenEmail } from "../emails/content/write-blocks.ts";
import { writePlain } from "../emails/content/write-plain.ts";

/** `email` is the recipient [emails-5]. */
export type AccountEmailFacts = {
  site_name: string;
  kind: AccountKind;
  email: string;
  forgot_url: string;
};

export type AccountLinkFacts = AccountEmailFacts & { link: string };

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

export function writeWelcome({ site_name, kind, email, link }: AccountLinkFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: `Welcome to ${site_name}`,
    lead: `${nextStep(kind)} First, please confirm that this is your email address.`,
    action: { label: "Confirm my email address", href: link },
    note: confirmationNote,
    footerContent: `You’re receiving this email because somebody registered on ${site_name} with ${email}. If it wasn’t you, ignore this email and you won’t hear from us again.`,
  });
}

export function writeConfirmedWelcome({ site_name, kind, email, forgot_url }: AccountEmailFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: `Welcome to ${site_name}`,
    lead: nextStep(kind),
    note: `Log in with ${email} and the password that you chose. If you ever forget it, set a new one: ${forgot_url}`,
    footerContent: `You’re receiving this email because you registered on ${site_name} with ${email}.`,
  });
}

export function writeConfirmation({ site_name, email, link }: AccountLinkFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Please confirm your email address",
    lead: `Open the link to confirm that ${email} is yours.`,
    action: { label: "Confirm my email address", href: link },
    note: confirmationNote,
    footerContent: `You’re receiving this email because somebody with an account on ${site_name} asked for it with this email address. If it wasn’t you, just ignore it.`,
  });
}

export function writeEmailChange({ site_name, kind, email, link }: AccountLinkFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Please confirm your new email address",
    lead: `Open the link to move your ${kind} account on ${site_name} to ${email}. Until then, nothing changes.`,
    action: { label: "Move my account here", href: link },
    note: confirmationNote,
    footerContent: `You’re receiving this email because the owner of an account on ${site_name} entered this as their new email address. If it wasn’t you, ignore this email and nothing will happen.`,
  });
}

export function writeReset({ site_name, kind, email, link }: AccountLinkFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Set a new password",
    lead: `Somebody asked for a new password for the ${kind} account of ${email} on ${site_name}.`,
    action: { label: "Set a new password", href: link },
    note: `The link works once and for ${lasting(limits.reset_link_minutes / 60)}. Setting a new password logs you out on every device.`,
    footerContent: "If it wasn’t you, ignore this email: your password stays the same, and nobody else has this link.",
  });
}

export function writePasswordChanged({ site_name, kind, email, forgot_url }: AccountEmailFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Your password was changed",
    lead: `The password of your ${kind} account on ${site_name} (${email}) was changed, and other devices were logged out.`,
    note: `If this was you, all is well. If not, set a new password straight away: ${forgot_url}`,
    footerContent: "You’re receiving this email because we tell you whenever the password of your account changes.",
  });
}

export function writePasswordRemoved({ site_name, kind, email, forgot_url }: AccountEmailFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Your password was removed",
    lead: `You logged in to your ${kind} account on ${site_name} (${email}) with Google. We can’t tell whether its password was set by you, so we removed it and logged every device out.`,
    note: `Sign in with Google from now on. To have a password as well, set a new one: ${forgot_url}`,
    footerContent: "You’re receiving this email because we tell you whenever the password of your account changes.",
  });
}

const backLink = `The link works once, for ${lasting(limits.email_return_days * 24)}, even after the account has moved.`;

export function writeEmailChangeRequested({ site_name, kind, email, link }: AccountLinkFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Somebody wants to change your email address",
    lead: `Somebody who knows its password asked to move your ${kind} account on ${site_name} from ${email} to another email address. If this was you, there is nothing to do here.`,
    action: { label: "Keep my account here", href: link },
    note: `If it wasn’t you, press the button, and then set a new password. ${backLink}`,
    footerContent:
      "You’re receiving this email because we tell you whenever someone asks to change the email address of your account.",
  });
}

export function writeEmailChanged({ site_name, kind, email, link }: AccountLinkFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: "Your email address was changed",
    lead: `Your ${kind} account on ${site_name} has moved from ${email} to another email address. Log in with the new one from now on. If this was you, all is well.`,
    action: { label: "Bring my account back", href: link },
    note: `If it wasn’t you, press the button: the account comes back here, everybody is logged out, and you set a new password. ${backLink}`,
    footerContent:
      "You’re receiving this email because this was the email address of the account until the change. This is our last email to it.",
  });
}

type AdminSignInFacts = { site_name: string; email: string; device: string; at: Date; security_url: string };

export function writeAdminSignedIn({ site_name, email, device, at, security_url }: AdminSignInFacts): WrittenEmail {
  const here = southAfricanTime(at);
  return writePlain(site_name, {
    subject: "A super admin logged in on a new device",
    lead: `The super admin ${email} logged in to ${site_name} with ${device.replace(/^A /, "a ").replace(/^Unknown /, "an unknown ")}, on ${formatDate(here)} at ${here.slice(11, 16)}. It had not logged in there before.`,
    action: { label: "View the logins", href: security_url },
    note: "If none of you did this, log that super admin out in the control panel and set a new password.",
    footerContent: `You’re receiving this email because you run ${site_name}.`,
  });
}

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
export const factorChanges = Object.keys(changes) as [FactorChange, ...FactorChange[]];

export function writeSecondFactorChanged({
  site_name,
  kind,
  email,
  forgot_url,
  change,
}: AccountEmailFacts & { change: FactorChange }): WrittenEmail {
  const [subject, what] = changes[change];
  return writePlain(site_name, {
    subject,
    lead: `Your ${kind} account on ${site_name} (${email}) ${what}`,
    note: `If this was you, or you asked for it, all is well. If not, set a new password straight away: ${forgot_url}`,
    footerContent:
      "You’re receiving this email because we tell you whenever the second factor of your account changes.",
  });
}
