import { z } from "zod";
import { formatCount } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { button, listedFooter, noteBlock, quoteBlock } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findEndorsementForEmail } from "./store.ts";

/** Includes the endorser, points and comment [emails-7], and whether it counts in the score now [trust-23]. */
export const endorsementReceivedEmail = defineEmail({
  name: "endorsement_received",
  topic: "trust",
  data: z.object({ endorsement_id: z.string() }),
  async write(ctx, { endorsement_id }, { site_name }) {
    const result = await findEndorsementForEmail(ctx.db, endorsement_id, ctx.clock());
    if (!result) throw new EmailDropped("The endorsement is gone.");
    const { endorsed_provider_id: id, endorser_name, endorsed_name, points_given, counts, comment } = result;
    const given = `They gave ${endorsed_name} ${formatCount(points_given, "point", "points")}.`;
    const lead = counts
      ? `${given} Couples see the endorsement on your profile, and it counts towards your trust score.`
      : `${given} Couples see the endorsement on your profile. It doesn’t count towards your trust score yet: it will once ${endorser_name} is verified or has been registered for ${limits.endorser_days_min} days.`;
    return {
      subject: `${endorser_name} endorsed you`,
      lead,
      preview: comment ?? lead,
      blocks: [
        quoteBlock("What they say", comment),
        button("See your profile", pageUrl(ctx.config, "/provider/:id", { id }), "Your profile"),
        noteBlock("If you know their work, you can endorse them too, from the Endorsements tab of your dashboard."),
      ],
      footerContent: listedFooter(endorsed_name, site_name),
    };
  },
});

export const endorsementEmails: readonly Email[] = [endorsementReceivedEmail];
