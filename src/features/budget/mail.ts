import { partNames, type PaymentPart } from "../../contract/budget/calls.ts";
import { formatDate } from "../../contract/format.ts";
import { button, factsBlock, noteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";

export type DueFacts = {
  site_name: string;
  title: string;
  provider_name: string | null;
  part: PaymentPart;
  due_on: string;
  amount: string;
  budget_url: string;
};

/** Warns about bank-detail fraud [budget-9]. */
export function writePaymentDue(due: DueFacts): WrittenEmail {
  const { site_name, title, provider_name, part, due_on, amount, budget_url } = due;
  const what = part === "other" ? title : `${partNames[part]} for ${title}`;
  const day = formatDate(due_on);
  return {
    site_name,
    subject: `Due on ${day}: ${what}`,
    title: `${amount} is due on ${day}`,
    lead: `This payment is due according to your ${site_name} budget.`,
    preview: `${what}: ${amount} by ${day}.`,
    blocks: [
      factsBlock([
        { term: "For", text: what },
        ...(provider_name === null ? [] : [{ term: "To", text: provider_name }]),
        { term: "Amount", text: amount },
        { term: "Due on", text: day },
      ]),
      button("Open your budget", budget_url, `Your budget: ${budget_url}`),
      noteBlock(
        `No payment passes through ${site_name}. Before you pay, call the vendor on the number on their profile and confirm their bank details, especially if the details have changed. Already paid? Mark it as paid to stop reminders.`,
      ),
    ],
    footerContent: `You’re receiving this email because something in your budget on ${site_name} is due soon.`,
  };
}
