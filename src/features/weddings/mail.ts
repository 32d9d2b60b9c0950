import { formatDate } from "../../contract/format.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { MemberRole } from "../../contract/weddings/calls.ts";
import { button, factsBlock, noteBlock, sureButton, type WrittenEmail } from "../emails/content/write-blocks.ts";
import { writeTo } from "../emails/content/write-contact.ts";

const mayDo = {
  editor: "As an editor you can plan with them: favourites, enquiries, messages, quotes and everything else.",
  reader: "As a viewer you can see their plans and vote on their favourites.",
} as const satisfies Record<MemberRole, string>;

type InvitationFacts = {
  site_name: string;
  contact_email: string;
  invited_by: string;
  wedding_name: string | null;
  email: string;
  role: MemberRole;
  expires_at: Date;
  link: string;
};

/** The invitation [weddings-9]. */
export function writeWeddingInvitation(facts: InvitationFacts): WrittenEmail {
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
        { term: "Valid until", text: formatDate(southAfricanTime(expires_at)) },
      ]),
      ...sureButton(
        "View invitation",
        link,
        "You can accept or decline there. The link is just for you: please don’t share it.",
      ),
    ],
    footerContent: `You’re receiving this email because ${invited_by} entered your address on ${site_name}. If you don’t know them, just ignore this email: nothing happens.${writeTo(contact_email, "Questions? Write to")}`,
  };
}

type JoinedFacts = { site_name: string; name: string; role: MemberRole; url: string };

/** To the owner: a new member [weddings-10]. */
export function writeJoined({ site_name, name, role, url }: JoinedFacts): WrittenEmail {
  return {
    site_name,
    subject: `${name} has joined your wedding`,
    title: `${name} has joined`,
    lead: `${name} accepted your invitation to your wedding on ${site_name}, as ${role === "editor" ? "an editor" : "a viewer"}.`,
    blocks: [button("See who shares it", url, `Who shares your wedding: ${url}`)],
    footerContent: `You’re receiving this email because somebody has access to your wedding on ${site_name}. If that is not what you wanted, remove them there.`,
  };
}

/** To an editor whose wedding's owner deleted its account [weddings-13]. */
export function writeTransferred({ site_name, url }: { site_name: string; url: string }): WrittenEmail {
  return {
    site_name,
    subject: "You now own the wedding you share",
    title: "You are now the owner",
    lead: `The person who created the wedding you share on ${site_name} has deleted their account. Everything in it stays, and you are now its owner: you decide who shares it. Your own wedding has been merged with it, and everyone who shares it can see both.`,
    blocks: [button("See who shares it", url, `Who shares the wedding: ${url}`)],
    footerContent: `You’re receiving this email because you share a wedding on ${site_name}.`,
  };
}

/** To members of a wedding that its owner deleted for everyone [weddings-17]. */
export function writeWeddingEnded({ site_name, url }: { site_name: string; url: string }): WrittenEmail {
  return {
    site_name,
    subject: "The wedding you shared has been deleted",
    title: "The wedding you shared has been deleted",
    lead: `The person who created the wedding you shared on ${site_name} has deleted their account, and with it the wedding’s details, favourites, budget and plan. Your account stays, with your own wedding.`,
    blocks: [
      button("Go to your wedding", url, `Your wedding: ${url}`),
      noteBlock(
        "Vendors keep the enquiries they received and what was agreed. If you still need something from them, please contact them yourself.",
      ),
    ],
    footerContent: `You’re receiving this email because you shared a wedding on ${site_name}.`,
  };
}
