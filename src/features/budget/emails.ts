import { z } from "zod";
import { paymentParts } from "../../contract/budget/calls.ts";
import { formatSignedRand } from "../../contract/budget/format-signed-rand.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { loadItems } from "./load-budget.ts";
import { writePaymentDue } from "./mail.ts";
import { listReminded } from "./store-reminders.ts";

/** Rule [budget-9]. */
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
  async load(ctx, { account_id, couple_id, subject_id, part, due_on }) {
    if (due_on < southAfricanDate(ctx.clock())) throw new EmailDropped("The day on which it was due is over.");
    const readers = await listReminded(ctx.db, couple_id);
    if (!readers.some((each) => each.account_id === account_id))
      throw new EmailDropped("Its reader is not of this wedding any more.");
    const { items } = await loadItems(ctx, ctx.db, couple_id);
    const item = items.find(({ id }) => id === subject_id);
    const due = item?.dues.find((each) => each.part === part && each.due_on === due_on);
    if (!item || !due || due.open_cents === 0) throw new EmailDropped("It was paid, moved or cancelled meanwhile.");
    const { site_name } = await readSettings(ctx);
    const { title, provider_name } = item;
    const amount = formatSignedRand(due.open_cents);
    const named = item.dues.length > 1 ? part : "other";
    return { site_name, title, provider_name, part: named, due_on, amount, budget_url: pageUrl(ctx.config, "/budget") };
  },
  write: writePaymentDue,
});

export const budgetEmails: readonly Email[] = [paymentDue];
