import { formatDate } from "../../contract/format.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { MemberRole } from "../../contract/weddings/roles.ts";
import { button, facts as factsBlock, note, sureButton, type WrittenEmail } from "../emails/write-blocks.ts";
import { writeTo } from "../emails/write-contact.ts";

const mayDo = {
  editor: "As an editor you plan with them: favourites, enquiries, messages, quotes and everything else.",
  reader: "As a reader you see what they plan, and say what you think of their favourites.",
} as const satisfies Record<MemberRole, string>;

type InvitationFacts = {
  site_name: string;
  /** Where the people who run the site are reached. */
  contact_email: string;
  /** Who asks: a name, or an address where none is known. */
  invited_by: string;
  /** Both partners' names; null where they are not known. */
  wedding_name: string | null;
  email: string;
  role: MemberRole;
  expires_at: Date;
  link: string;
};

/** To somebody who is asked to share a wedding [weddings-9]. */
export function writeInvitation(facts: InvitationFacts): WrittenEmail {
  const { site_name, contact_email, invited_by, wedding_name, email, role, expires_at, link } = facts;
  const whose = wedding_name === null ? "their wedding" : `the wedding of ${wedding_name}`;
  return {
    site_name,
    subject: `${invited_by} invites you to plan ${wedding_name === null ? "a wedding" : "their wedding"} together`,
    title: "Plan a wedding together",
    lead: `${invited_by} asks you to share ${whose} on ${site_name}, with your own login. ${mayDo[role]}`,
    blocks: [
      factsBlock([
        { term: "For", text: email },
        { term: "Valid until", text: formatDate(southAfricanTime(expires_at.getTime())) },
      ]),
      ...sureButton(
        "Look at the invitation",
        link,
        "You decide there whether to join. The link is yours alone: please don’t pass it on.",
      ),
    ],
    foot: `You receive this because ${invited_by} entered your address on ${site_name}. If you don’t know them, just ignore this email: nothing happens.${writeTo(contact_email, "Questions? Write to")}`,
  };
}

type JoinedFacts = { site_name: string; name: string; role: MemberRole; url: string };

/** To the owner of a wedding: who shares it from here on [weddings-10]. */
export function writeJoined({ site_name, name, role, url }: JoinedFacts): WrittenEmail {
  return {
    site_name,
    subject: `${name} shares your wedding`,
    title: `${name} has joined`,
    lead: `${name} followed your invitation and shares your wedding on ${site_name}, as ${role === "editor" ? "an editor" : "a viewer"}.`,
    blocks: [button("See who shares it", url, `Who shares your wedding: ${url}`)],
    foot: `You receive this because somebody has access to your wedding on ${site_name}. If that is not what you wanted, remove them there.`,
  };
}

/** To an editor whose wedding's owner deleted its account [weddings-13]. */
export function writeHanded({ site_name, url }: { site_name: string; url: string }): WrittenEmail {
  return {
    site_name,
    subject: "The wedding that you share is yours to look after",
    title: "You are its owner from here on",
    lead: `Whoever began the wedding that you share on ${site_name} has deleted their account. Everything in it stays, and you are its owner now: you decide who shares it. What your own wedding held is joined with it, and everyone who shares it sees both.`,
    blocks: [button("See who shares it", url, `Who shares the wedding: ${url}`)],
    foot: `You receive this because you share a wedding on ${site_name}.`,
  };
}

/** To who shared a wedding that its owner has deleted for everyone [weddings-17]. */
export function writeEnded({ site_name, url }: { site_name: string; url: string }): WrittenEmail {
  return {
    site_name,
    subject: "The wedding that you shared has been deleted",
    title: "The wedding that you shared is gone",
    lead: `Whoever began the wedding that you shared on ${site_name} has deleted their account, and the wedding with it: its details, favourites, budget and plan. Your account stays, and works in your own wedding from here on.`,
    blocks: [
      button("Go to your wedding", url, `Your wedding: ${url}`),
      note(
        "Businesses keep the enquiries that they received, and what was agreed. What you still want of them, please write to them yourself.",
      ),
    ],
    foot: `You receive this because you shared a wedding on ${site_name}.`,
  };
}
