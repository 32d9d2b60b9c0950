import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { joinNames } from "../couples/rules.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeWeddingEnded, writeTransferred, writeWeddingInvitation, writeJoined } from "./mail.ts";
import { mailableName, tokenOf } from "./rules.ts";
import { findWeddingInvitation, findMembership, findOwner } from "./store.ts";

/** The token is in the URL fragment, so that no server or log sees it. */
export const weddingInvitationEmail = defineEmail({
  name: "wedding_invitation",
  topic: "other",
  data: z.object({ invitation_id: z.string() }),
  async load(ctx, { invitation_id }) {
    const result = await findWeddingInvitation(ctx.db, invitation_id);
    const owner = result && (await findOwner(ctx.db, result.couple_id));
    if (!result || !owner) throw new EmailDropped("The invitation was taken back, or followed.");
    if (result.expires_at <= ctx.clock()) throw new EmailDropped("The invitation is over.");
    const { site_name, contact_email } = await readSettings(ctx);
    const { email, role, expires_at } = result;
    return {
      site_name,
      contact_email,
      email,
      role,
      expires_at,
      invited_by: mailableName(owner.partner1_name) ?? owner.email,
      wedding_name: mailableName(joinNames(owner) || null),
      // a mail gateway may cut off the token; the query still says what the page is for
      link: `${pageUrl(ctx.config, "/wedding")}?invited#${tokenOf(ctx.keyedHash, invitation_id)}`,
    };
  },
  write: writeWeddingInvitation,
});

export const weddingJoined = defineEmail({
  name: "wedding_joined",
  topic: "security",
  data: z.object({ account_id: z.string(), couple_id: z.string() }),
  async load(ctx, { account_id, couple_id }) {
    const member = await findMembership(ctx.db, account_id);
    if (member?.couple_id !== couple_id) throw new EmailDropped("They left again before the email did.");
    const { site_name } = await readSettings(ctx);
    return {
      site_name,
      name: mailableName(member.name) ?? "Somebody",
      role: member.role,
      url: pageUrl(ctx.config, "/wedding"),
    };
  },
  write: writeJoined,
});

export const weddingTransferred = defineEmail({
  name: "wedding_handed",
  topic: "security",
  data: z.object({}),
  async load(ctx) {
    const { site_name } = await readSettings(ctx);
    return { site_name, url: pageUrl(ctx.config, "/wedding") };
  },
  write: writeTransferred,
});

export const weddingEnded = defineEmail({
  name: "wedding_ended",
  topic: "security",
  data: z.object({}),
  async load(ctx) {
    const { site_name } = await readSettings(ctx);
    return { site_name, url: pageUrl(ctx.config, "/couple-dashboard") };
  },
  write: writeWeddingEnded,
});

export const weddingEmails: readonly Email[] = [
  weddingInvitationEmail,
  weddingJoined,
  weddingTransferred,
  weddingEnded,
];
