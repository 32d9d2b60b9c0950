import { z } from "zod";
import { writePlain, writeTo } from "../emails/content/write-blocks.ts";
import { defineEmail, type Email } from "../emails/define-email.ts";

export const coupleFarewell = defineEmail({
  name: "couple_farewell",
  topic: "security",
  /** Handed: the wedding continues with an editor. */
  data: z.object({ is_handed: z.boolean().default(false) }),
  forgetWhenSent: true,
  async write(_ctx, { is_handed }, settings) {
    const details = is_handed
      ? "along with your login details. The wedding continues with the people who share it."
      : "along with your wedding details, your favourites and your login details.";
    return writePlain({
      subject: "Your account has been deleted",
      lead: `Your account on ${settings.site_name} has been deleted, ${details} We wish you a beautiful day.`,
      note: "Enquiries stay with the providers who received them, with what you wrote in them, because they may have answered you. You are welcome to register again with this email address.",
      footerContent: `You’re receiving this email because your account on ${settings.site_name} was deleted.${writeTo(settings, "If that wasn’t you, please write to")}`,
    });
  },
});

export const coupleEmails: readonly Email[] = [coupleFarewell];
