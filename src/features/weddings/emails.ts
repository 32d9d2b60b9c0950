import { z } from "zod";
import { formatDate } from "../../contract/format.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { MemberRole } from "../../contract/weddings/calls.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { joinNames } from "../couples/rules.ts";
import { button, factsBlock, noteBlock, sureButton, writeTo } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { mailableName, tokenOf } from "./rules.ts";
import { findWeddingInvitation, findMembership, findOwner } from "./store.ts";

const mayDo = {
  editor: "As an editor you can plan with them: favourites, enquiries, messages, quotes and everything else.",
  reader: "As a viewer you can see their plans and vote on their favourites.",
} as const satisfies Record<MemberRole, string>;

/** The token is in the URL fragment, so that no server or log sees it [weddings-9]. */
export const weddingInvitationEmail = defineEmail({
  name: "wedding_invitation",
  topic: "other",
  data: z.object({ invitation_id: z.string() }),
  async write(ctx, { invitation_id }, settings) {
    const result = await findWeddingInvitation(ctx.db, invitation_id);
    const owner = result && (await findOwner(ctx.db, result.couple_id));
    if (!result || !owner) throw new EmailDropped("The invitation was withdrawn or accepted.");
    if (result.expires_at <= ctx.clock()) throw new EmailDropped("The invitation is over.");
    const { email, role, expires_at } = result;
    const { site_name } = settings;
    const invited_by = mailableName(owner.partner1_name) ?? owner.email;
    const wedding_name = mailableName(joinNames(owner) || null);
    // a mail gateway may cut off the token; the query still says what the page is for
    const link = `${pageUrl(ctx.config, "/wedding")}?invited#${tokenOf(ctx.keyedHash, invitation_id)}`;
    return {
      subject: `${invited_by} invites you to plan ${wedding_name === null ? "a wedding" : "their wedding"} together`,
      title: "Plan a wedding together",
      lead: `${invited_by} asks you to share ${wedding_name === null ? "their wedding" : `the wedding of ${wedding_name}`} on ${site_name}, with your own login. ${mayDo[role]}`,
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
      footerContent: `You’re receiving this email because ${invited_by} entered your address on ${site_name}. If you don’t know them, just ignore this email: nothing happens.${writeTo(settings, "Questions? Write to")}`,
    };
  },
});

/** To the owner: a new member [weddings-10]. */
export const weddingJoined = defineEmail({
  name: "wedding_joined",
  topic: "security",
  data: z.object({ account_id: z.string(), couple_id: z.string() }),
  async write(ctx, { account_id, couple_id }, { site_name }) {
    const member = await findMembership(ctx.db, account_id);
    if (member?.couple_id !== couple_id) throw new EmailDropped("They left before the email was sent.");
    const name = mailableName(member.name) ?? "Somebody";
    return {
      subject: `${name} has joined your wedding`,
      title: `${name} has joined`,
      lead: `${name} accepted your invitation to your wedding on ${site_name}, as ${member.role === "editor" ? "an editor" : "a viewer"}.`,
      blocks: [button("See who shares it", pageUrl(ctx.config, "/wedding"), "Who shares your wedding")],
      footerContent: `You’re receiving this email because somebody has access to your wedding on ${site_name}. If that is not what you wanted, remove them there.`,
    };
  },
});

/** To an editor whose wedding's owner deleted its account [weddings-13]. */
export const weddingTransferred = defineEmail({
  name: "wedding_handed",
  topic: "security",
  data: z.object({}),
  async write(ctx, _data, { site_name }) {
    return {
      subject: "You now own the wedding you share",
      title: "You are now the owner",
      lead: `The person who created the wedding you share on ${site_name} has deleted their account. Everything in it stays, and you are now its owner: you decide who shares it. Your own wedding has been merged with it, and everyone who shares it can see both.`,
      blocks: [button("See who shares it", pageUrl(ctx.config, "/wedding"), "Who shares the wedding")],
      footerContent: `You’re receiving this email because you share a wedding on ${site_name}.`,
    };
  },
});

/** To members of a wedding that its owner deleted for everyone [weddings-17]. */
export const weddingEnded = defineEmail({
  name: "wedding_ended",
  topic: "security",
  data: z.object({}),
  async write(ctx, _data, { site_name }) {
    return {
      subject: "The wedding you shared has been deleted",
      lead: `The person who created the wedding you shared on ${site_name} has deleted their account, and with it the wedding’s details, favourites, budget and plan. Your account stays, with your own wedding.`,
      blocks: [
        button("Go to your wedding", pageUrl(ctx.config, "/couple-dashboard"), "Your wedding"),
        noteBlock(
          "Vendors keep the enquiries they received and what was agreed. If you still need something from them, please contact them yourself.",
        ),
      ],
      footerContent: `You’re receiving this email because you shared a wedding on ${site_name}.`,
    };
  },
});

export const weddingEmails: readonly Email[] = [
  weddingInvitationEmail,
  weddingJoined,
  weddingTransferred,
  weddingEnded,
];
