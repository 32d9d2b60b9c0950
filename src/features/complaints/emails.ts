import { z } from "zod";
import { complaintKindNames } from "../../contract/complaints/calls.ts";
import { factsBlock, quoteBlock } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findComplaint } from "./store.ts";

export const complaintToSite = defineEmail({
  name: "complaint_to_site",
  topic: "other",
  data: z.object({ complaint_id: z.string() }),
  async write(ctx, { complaint_id }, { site_name }) {
    const complaint = await findComplaint(ctx.db, complaint_id);
    if (complaint === null) throw new EmailDropped("The complaint is gone.");
    const { kind, name, email, contact, about, text } = complaint;
    const what = kind === "takedown" ? "take-down notice" : kind === "appeal" ? "appeal" : "complaint";
    return {
      subject: `${site_name}: ${what} from ${name}`,
      title: `A new ${what}`,
      lead: "Reply to this email and your answer goes straight to the sender, whose address nobody has confirmed.",
      blocks: [
        factsBlock([
          { term: "About", text: complaintKindNames[kind] },
          { term: "Name", text: name },
          { term: "Email", text: email },
          { term: "Phone and address", text: contact || null },
          { term: "Page", text: about || null },
          { term: "Statement", text: kind === "takedown" ? "It is true and made in good faith." : null },
        ]),
        quoteBlock("What happened", text),
      ],
      footerContent: `You’re receiving this email because you run ${site_name}.`,
      replyTo: { name, address: email },
    };
  },
});

export const complaintEmails: readonly Email[] = [complaintToSite];
