import { z } from "zod";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { showPage } from "../imports/pages/show-page.ts";
import { readSettings } from "../settings/read-settings.ts";
import { issueLink } from "./issue-link.ts";
import { writeClaim, writeInvitation } from "./mail.ts";
import { invitationStatus } from "./rules.ts";
import { findInvitation } from "./store.ts";

/** The link is made while sending, so that no row or log contains it. */
export const invitationEmail = defineEmail({
  name: "invitation",
  topic: "other",
  data: z.object({ invitation_id: z.string() }),
  async load(ctx, { invitation_id }) {
    const result = await findInvitation(ctx.db, invitation_id);
    if (!result) throw new EmailDropped("The invitation is gone.");
    const status = invitationStatus(result, ctx.clock());
    if (status !== "Pending") throw new EmailDropped(`The invitation is ${status.toLowerCase()}.`);
    const { site_name, contact_email } = await readSettings(ctx);
    const { name, email, preset_badges, recommended_by_name, expires_at } = result;
    const link = await issueLink(ctx, ctx.db, { invitation_id: result.id, is_mailed: true });
    const { imported_page_id: id } = result;
    const page = id === null ? null : await showPage(ctx, id);
    return { site_name, contact_email, name, email, preset_badges, recommended_by_name, expires_at, link, page };
  },
  write: ({ page, ...facts }) => (page === null ? writeInvitation(facts) : writeClaim({ ...facts, page })),
});

export const invitationEmails: readonly Email[] = [invitationEmail];
