import { formatCount } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { button, noteBlock, quoteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";

export type EndorsementEmailFacts = {
  site_name: string;
  profile_url: string;
  endorser_name: string;
  endorsed_name: string;
  points_given: number;
  /** Whether it counts in the score now [trust-23]. */
  counts: boolean;
  comment: string | null;
};

/** Includes the endorser, points and comment [emails-7]. */
export function writeEndorsementReceived(facts: EndorsementEmailFacts): WrittenEmail {
  const { site_name, profile_url, endorser_name, endorsed_name, points_given, counts, comment } = facts;
  const given = `They gave ${endorsed_name} ${formatCount(points_given, "point", "points")}.`;
  const lead = counts
    ? `${given} Couples see the endorsement on your profile, and it counts towards your trust score.`
    : `${given} Couples see the endorsement on your profile. It doesn’t count towards your trust score yet: it will once ${endorser_name} is verified or has been registered for ${limits.endorser_days_min} days.`;
  return {
    site_name,
    subject: `${endorser_name} endorsed you`,
    title: `${endorser_name} endorsed you`,
    lead,
    preview: comment ?? lead,
    blocks: [
      ...quoteBlock("What they say", comment),
      button("See your profile", profile_url, `Your profile: ${profile_url}`),
      noteBlock("If you know their work, you can endorse them too, from the Endorsements tab of your dashboard."),
    ],
    footerContent: `You’re receiving this email because ${endorsed_name} is listed on ${site_name}.`,
  };
}
