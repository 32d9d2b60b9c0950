import { complaintKindNames, type ComplaintKind } from "../../contract/complaints/calls.ts";
import { factsBlock, quoteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";

type ComplaintFacts = {
  site_name: string;
  complaint: { kind: ComplaintKind; name: string; email: string; contact: string; about: string; text: string };
};

export function writeComplaint({ site_name, complaint }: ComplaintFacts): WrittenEmail {
  const { kind, name, email, contact, about, text } = complaint;
  const what = kind === "takedown" ? "take-down notice" : kind === "appeal" ? "appeal" : "complaint";
  return {
    site_name,
    subject: `${site_name}: ${what} from ${name}`,
    title: `A new ${what}`,
    lead: "Reply to this email and your answer goes straight to the sender, whose address nobody has confirmed.",
    blocks: [
      factsBlock([
        { term: "About", text: complaintKindNames[kind] },
        { term: "Name", text: name },
        { term: "Email", text: email },
        ...(contact === "" ? [] : [{ term: "Phone and address", text: contact }]),
        ...(about === "" ? [] : [{ term: "Page", text: about }]),
        ...(kind === "takedown" ? [{ term: "Statement", text: "It is true and made in good faith." }] : []),
      ]),
      ...quoteBlock("What happened", text),
    ],
    footerContent: `You’re receiving this email because you run ${site_name}.`,
    replyTo: { name, address: email },
  };
}
