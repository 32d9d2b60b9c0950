import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import {
  button,
  factsBlock,
  listedFooter,
  noteBlock,
  replyToContact,
  writePlain,
  writeTo,
} from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findProfile, findUser } from "./store.ts";

export const farewell = defineEmail({
  name: "farewell",
  topic: "security",
  data: z.object({ business_name: z.string() }),
  forgetWhenSent: true,
  async write(_ctx, { business_name }, settings) {
    const what =
      business_name === ""
        ? `Your account on ${settings.site_name} has`
        : `${business_name} and its account on ${settings.site_name} have`;
    return writePlain({
      subject: "Your account has been deleted",
      lead: `${what} been deleted: the profile, its pictures and your login details. Thank you for being part of it.`,
      note: "Enquiries stay with the couples who sent them, with the name of the business. You are welcome to register again with this email address.",
      footerContent: `You’re receiving this email because your account on ${settings.site_name} was deleted.${writeTo(settings, "If that wasn’t you, please write to")}`,
    });
  },
});

const ofProvider = z.object({ provider_id: z.string() });
type OfProvider = z.output<typeof ofProvider>;

/** To a provider whose verification is paused, since its identity changed [trust-24]. */
export const verificationRests = defineEmail({
  name: "verification_rests",
  topic: "security",
  data: ofProvider,
  async write(ctx, data, settings) {
    const { business_name, verification_rests_for } = await getResting(ctx, data);
    return {
      subject: `${settings.site_name}: your Verified badge is paused`,
      title: "Your Verified badge is paused",
      lead: `${business_name} changed: ${verification_rests_for ?? ""}. Your profile stays as it is, but couples don’t see the Verified badge or your tier until we, or six verified providers, confirm it’s still you.`,
      blocks: [
        button("Ask us to confirm", `${pageUrl(ctx.config, "/dashboard")}#endorsements`, "Your dashboard"),
        noteBlock(
          "If you didn’t change this, somebody else is in your account: change your password, and reply to this email.",
        ),
      ],
      footerContent: listedFooter(business_name, settings.site_name),
      replyTo: replyToContact(settings),
    };
  },
});

export const verificationRestsToSite = defineEmail({
  name: "verification_rests_to_site",
  topic: "other",
  data: ofProvider,
  async write(ctx, data, { site_name }) {
    const { business_name, verified_as, verification_rests_for } = await getResting(ctx, data);
    return {
      subject: `${site_name}: the verification of ${business_name} is paused`,
      title: `Please confirm ${business_name}`,
      lead: "A verified provider changed its identity. Its badge is paused until someone confirms it in Badge Management, or six verified providers do.",
      blocks: [
        factsBlock([
          { term: "Verified as", text: verified_as?.business_name ?? business_name },
          { term: "Business", text: business_name },
          { term: "Changed", text: verification_rests_for ?? "" },
        ]),
        button("See their profile", pageUrl(ctx.config, "/provider/:id", { id: data.provider_id }), "Their profile"),
        noteBlock(`Badge Management: ${pageUrl(ctx.config, "/admin")}`),
      ],
      footerContent: `You’re receiving this email because you run ${site_name}.`,
    };
  },
});

async function getResting(ctx: Context, { provider_id }: OfProvider) {
  const result = await findProfile(ctx.db, provider_id);
  if (!result?.verification_rests_since)
    throw new EmailDropped("The provider was deleted, or has been confirmed since.");
  return result;
}

export const suspended = defineEmail({
  name: "provider_suspended",
  topic: "security",
  data: ofProvider,
  async write(ctx, data, settings) {
    const { business_name, suspended_reason } = await getProfile(ctx, data);
    if (suspended_reason === null) throw new EmailDropped("The suspension has been lifted.");
    return writePlain({
      subject: "Your profile has been suspended",
      lead: `We have suspended ${business_name} on ${settings.site_name}. Our reason: ${suspended_reason}`,
      action: { label: "Open your dashboard", href: pageUrl(ctx.config, "/dashboard") },
      note: `You can still log in, read your enquiries and edit your profile, but you can’t publish it until we lift this.${writeTo(settings, "If you think we are wrong, write to")}`,
      footerContent: `You’re receiving this email because your business is registered on ${settings.site_name}.`,
    });
  },
});

export const restored = defineEmail({
  name: "provider_restored",
  topic: "security",
  data: ofProvider,
  async write(ctx, data, { site_name }) {
    const { business_name, suspended_reason } = await getProfile(ctx, data);
    if (suspended_reason !== null) throw new EmailDropped("It has been suspended again.");
    return writePlain({
      subject: "Your profile is no longer suspended",
      lead: `You can publish ${business_name} on ${site_name} again.`,
      action: { label: "Publish your profile", href: pageUrl(ctx.config, "/dashboard") },
      note: "Couples see your profile again once you publish it.",
      footerContent: `You’re receiving this email because your business is registered on ${site_name}.`,
    });
  },
});

async function getProfile(ctx: Context, { provider_id }: OfProvider) {
  const result = await findProfile(ctx.db, provider_id);
  if (!result) throw new EmailDropped("The provider is gone.");
  return result;
}

const changeTexts = {
  named: { subject: "A super admin was named", lead: "made a super admin" },
  demoted: { subject: "A super admin was demoted", lead: "is no longer a super admin, and was logged out" },
  signed_out: { subject: "A super admin was logged out", lead: "was logged out everywhere" },
  factors_removed: {
    subject: "A super admin’s second factor was removed",
    lead: "no longer has a second factor, and was logged out",
  },
} as const;
type SuperAdminChange = keyof typeof changeTexts;
const superAdminChanges = Object.keys(changeTexts) as [SuperAdminChange, ...SuperAdminChange[]];

export const superAdminsChanged = defineEmail({
  name: "super_admins_changed",
  topic: "security",
  data: z.object({ change: z.enum(superAdminChanges), id: z.string(), by: z.string() }),
  async write(ctx, { change, id, by }, { site_name }) {
    const [changed, doer] = [await findUser(ctx.db, id), await findUser(ctx.db, by)];
    if (!changed) throw new EmailDropped("The account is gone.");
    const name = changed.business_name;
    const doer_name = doer?.business_name ?? "a deleted super admin";
    const { subject, lead } = changeTexts[change];
    return writePlain({
      subject,
      lead:
        change === "named"
          ? `${name} was ${lead} of ${site_name} by ${doer_name}.`
          : `${name} ${lead}. It was done by ${doer_name}.`,
      action: { label: "View the super admins", href: `${pageUrl(ctx.config, "/admin")}#admins` },
      note: "If none of you did this, log out the account that did it, demote it and set new passwords.",
      footerContent: `You’re receiving this email because you run ${site_name}, or did until now.`,
    });
  },
});

export const providerEmails: readonly Email[] = [
  farewell,
  verificationRests,
  verificationRestsToSite,
  suspended,
  restored,
  superAdminsChanged,
];
