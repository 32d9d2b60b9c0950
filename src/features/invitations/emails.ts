import { z } from "zod";
import { badgeNames } from "../../contract/badges/badge-names.ts";
import { formatDate } from "../../contract/format.ts";
import type { ImportedPage } from "../../contract/invitations/schema.ts";
import type { Settings } from "../../contract/settings/schema.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { factsBlock, sureButton, writeTo, type EmailContent } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { showPage } from "../imports/pages/show-page.ts";
import { issueLink } from "./issue-link.ts";
import { invitationStatus } from "./rules.ts";
import { findInvitation } from "./store.ts";

/** The link is made while sending, so no row or log has it. Lists the badges that registering grants [emails-8]. */
export const invitationEmail = defineEmail({
  name: "invitation",
  topic: "other",
  data: z.object({ invitation_id: z.string() }),
  async write(ctx, { invitation_id }, settings) {
    const result = await findInvitation(ctx.db, invitation_id);
    if (!result) throw new EmailDropped("The invitation is gone.");
    const status = invitationStatus(result, ctx.clock());
    if (status !== "Pending") throw new EmailDropped(`The invitation is ${status.toLowerCase()}.`);
    const { name, email, preset_badges, recommended_by_name: recommender, imported_page_id } = result;
    const link = await issueLink(ctx, ctx.db, { invitation_id: result.id, is_mailed: true });
    const until = formatDate(southAfricanTime(result.expires_at));
    const page = imported_page_id === null ? null : await showPage(ctx, imported_page_id);
    if (page !== null) return writeClaim(page, { email, until, link }, settings);
    const { site_name } = settings;
    const badges = preset_badges.map((badge) => badgeNames[badge]).join(", ");
    return {
      subject:
        recommender === null ? `You are invited to ${site_name}` : `${recommender} recommends you for ${site_name}`,
      title: `${name}, you are invited`,
      lead: `${recommender === null ? "We" : `${recommender} recommended you, and we`} would love to have your business on ${site_name}, the South African wedding directory. Couples find photographers, venues, caterers and everyone else they need there, and write to them directly. A profile is free, and you decide when couples can see it.`,
      blocks: [
        factsBlock([
          {
            term: "Included for you",
            text: badges === "" ? null : `${badges} ${preset_badges.length === 1 ? "badge" : "badges"}`,
          },
          { term: "Register with", text: email },
          { term: "Valid until", text: until },
        ]),
        ...sureButton("Register your business", link, "The invitation is for this email address and can be used once."),
      ],
      footerContent: `You’re receiving this email because you were invited to ${site_name}. If you’re not interested, just ignore this email: you won’t be registered.${writeTo(settings, "Questions? Write to")}`,
    };
  },
});

/** Lets an imported business claim its page or have it removed [moving-6]. */
function writeClaim(
  { business_name, source, categories, city, province }: ImportedPage,
  { email, until, link }: { email: string; until: string; link: string },
  settings: Settings,
): EmailContent {
  const { site_name } = settings;
  return {
    subject: `Your page on ${site_name} is ready`,
    title: `${business_name}: claim your page`,
    lead: `Your listing on ${source} was imported into ${site_name}, the South African wedding directory. Nobody can see it yet. View it, claim it free of charge, edit it and publish it when you’re ready. Or remove it with one click.`,
    blocks: [
      factsBlock([
        { term: "Your listing", text: business_name },
        { term: "As", text: categories.join(", ") || null },
        { term: "In", text: [city, province].filter(Boolean).join(", ") || null },
        { term: "For", text: email },
        { term: "Valid until", text: until },
      ]),
      ...sureButton("See your page", link, "The link shows what we have stored, and lets you remove it."),
    ],
    footerContent: `You’re receiving this email once, because ${source} lists ${email} for this business. If you do nothing, your listing stays hidden and is deleted.${writeTo(settings, "Questions? Write to")}`,
  };
}

export const invitationEmails: readonly Email[] = [invitationEmail];
