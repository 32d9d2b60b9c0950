import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { readNotes } from "../audit/read-notes.ts";
import { button, listedFooter, noteBlock, quoteBlock, replyToContact } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { storedRest, storedChange } from "./serialise-grant.ts";
import { findProviderStatus } from "./store.ts";

/** Vouched for by six, or by an admin [emails-7]. */
export const verificationGranted = defineEmail({
  name: "verification_granted",
  topic: "trust",
  data: z.object({ provider_id: z.string(), by: z.literal("the_site").optional(), rest: storedRest.optional() }),
  async write(ctx, { provider_id, by }, { site_name }) {
    const result = await findProviderStatus(ctx.db, provider_id);
    if (!result?.is_verified) throw new EmailDropped("The provider was deleted or is no longer verified.");
    const { business_name } = result;
    const who = by === "the_site" ? `${site_name} has verified` : "Six verified providers have vouched for";
    return {
      subject: `${site_name}: your business is verified`,
      title: "Your business is verified",
      lead: `${who} ${business_name}. Couples see it on your profile and in every list.`,
      blocks: [
        button("See your profile", pageUrl(ctx.config, "/provider/:id", { id: provider_id }), "Your profile"),
        noteBlock("You can verify other businesses that you know to be genuine: open their profile and press Verify."),
      ],
      footerContent: listedFooter(business_name, site_name),
    };
  },
});

export const verificationEnded = defineEmail({
  name: "verification_ended",
  topic: "trust",
  data: z.object({ provider_id: z.string(), entry_id: z.string(), ...storedChange.shape }),
  async write(ctx, { provider_id, entry_id }, settings) {
    const result = await findProviderStatus(ctx.db, provider_id);
    if (!result || result.is_verified) throw new EmailDropped("The provider was deleted or verified again.");
    const { business_name } = result;
    return {
      subject: `${settings.site_name}: your business is no longer shown as verified`,
      title: "Your Verified badge was removed",
      lead: `We have removed the Verified badge from ${business_name}. Nothing else about your profile has changed.`,
      blocks: [
        quoteBlock("The reason", await readNotes(ctx.db, entry_id), { has_label_in_text: false }),
        noteBlock("If you think this is a mistake, reply to this email. A person reads every answer."),
      ],
      footerContent: listedFooter(business_name, settings.site_name),
      replyTo: replyToContact(settings),
    };
  },
});

export const badgeEmails: readonly Email[] = [verificationGranted, verificationEnded];
