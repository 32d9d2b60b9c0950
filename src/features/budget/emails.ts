import { z } from "zod";
import { partNames, paymentParts } from "../../contract/budget/calls.ts";
import { formatSignedRand } from "../../contract/budget/format-signed-rand.ts";
import { formatDate } from "../../contract/format.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { button, factsBlock, noteBlock } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { loadItems } from "./load-budget.ts";
import { listReminded } from "./store-reminders.ts";

/** Warns about bank-detail fraud [budget-9]. */
export const paymentDue = defineEmail({
  name: "payment_due",
  topic: "payments",
  data: z.object({
    account_id: z.string(),
    couple_id: z.string(),
    subject_id: z.string(),
    part: z.enum(paymentParts),
    due_on: z.string(),
  }),
  async write(ctx, { account_id, couple_id, subject_id, part, due_on }, { site_name }) {
    if (due_on < southAfricanDate(ctx.clock())) throw new EmailDropped("Its due date has passed.");
    const readers = await listReminded(ctx.db, couple_id);
    if (!readers.some((each) => each.account_id === account_id))
      throw new EmailDropped("Its reader is no longer part of this wedding.");
    const { items } = await loadItems(ctx, ctx.db, couple_id);
    const item = items.find(({ id }) => id === subject_id);
    const due = item?.dues.find((each) => each.part === part && each.due_on === due_on);
    if (!item || !due || due.open_cents === 0) throw new EmailDropped("It has been paid, moved or cancelled since.");
    const amount = formatSignedRand(due.open_cents);
    const what = item.dues.length > 1 && part !== "other" ? `${partNames[part]} for ${item.title}` : item.title;
    const day = formatDate(due_on);
    return {
      subject: `Due on ${day}: ${what}`,
      title: `${amount} is due on ${day}`,
      lead: `This payment is due according to your ${site_name} budget.`,
      preview: `${what}: ${amount} by ${day}.`,
      blocks: [
        factsBlock([
          { term: "For", text: what },
          { term: "To", text: item.provider_name },
          { term: "Amount", text: amount },
          { term: "Due on", text: day },
        ]),
        button("Open your budget", pageUrl(ctx.config, "/budget"), "Your budget"),
        noteBlock(
          `No payment passes through ${site_name}. Before you pay, call the vendor on the number on their profile and confirm their bank details, especially if the details have changed. Already paid? Mark it as paid to stop reminders.`,
        ),
      ],
      footerContent: `You’re receiving this email because something in your budget on ${site_name} is due soon.`,
    };
  },
});

export const budgetEmails: readonly Email[] = [paymentDue];
