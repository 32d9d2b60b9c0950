import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { button, factsBlock, noteBlock, quoteBlock, replyToContact } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findRequest } from "./store-requests.ts";
import { findProviderStatus, findRequestForEmail } from "./store.ts";

const aboutRequest = z.object({ request_id: z.string() });

export const verificationNotYet = defineEmail({
  name: "verification_not_yet",
  topic: "trust",
  data: aboutRequest,
  async write(ctx, { request_id }, settings) {
    const request = await findRequest(ctx.db, request_id);
    const result = request && (await findProviderStatus(ctx.db, request.provider_id));
    if (!result || result.is_verified) throw new EmailDropped("The provider was deleted, or has been verified since.");
    const { business_name } = result;
    return {
      subject: `${settings.site_name}: about your request to be verified`,
      title: "Not verified yet",
      lead: `Thank you for asking. We read your request for ${business_name}, and one thing is missing before we can verify it.`,
      blocks: [
        quoteBlock("What is missing", request.note, { has_label_in_text: false }),
        button("Your dashboard", `${pageUrl(ctx.config, "/dashboard")}#endorsements`),
        noteBlock("You can ask again from your dashboard, once a week. If anything is unclear, reply to this email."),
      ],
      footerContent: `You’re receiving this email because ${business_name} asked ${settings.site_name} to be verified.`,
      replyTo: replyToContact(settings),
    };
  },
});

export const verificationRequested = defineEmail({
  name: "verification_requested",
  topic: "other",
  data: aboutRequest,
  async write(ctx, { request_id }, { site_name }) {
    const result = await findRequestForEmail(ctx.db, request_id);
    if (!result) throw new EmailDropped("The provider is gone.");
    const { provider_id: id, business_name, contact_person, email, motivation } = result;
    return {
      subject: `${site_name}: ${business_name} asks to be verified`,
      title: `${business_name} asks to be verified`,
      lead: "Reply to this email and your answer goes straight to them.",
      blocks: [
        factsBlock([
          { term: "Business", text: business_name },
          { term: "Contact person", text: contact_person },
          { term: "Email", text: email },
        ]),
        quoteBlock("Their motivation", motivation),
        button("See their profile", pageUrl(ctx.config, "/provider/:id", { id }), "Their profile"),
      ],
      footerContent: `You’re receiving this email because you run ${site_name}.`,
      replyTo: { name: business_name, address: email },
    };
  },
});

export const verificationEmails: readonly Email[] = [verificationNotYet, verificationRequested];
