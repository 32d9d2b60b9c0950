import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { enquiryCopyToCouple, enquiryToProvider } from "./emails.ts";
import type { EnquiryContent } from "./rules.ts";
import { insertDirect } from "./store-direct.ts";
import type { Addressee } from "./store.ts";

type Stored = {
  id: string;
  couple_id: string | null;
  by_account_id: string | null;
  content: EnquiryContent;
  is_unconfirmed: boolean;
};

export async function saveEnquiry(
  ctx: Context,
  tx: Database,
  { content, ...row }: Stored,
  addressee: Addressee,
): Promise<{ id: string; is_unmailed: boolean }> {
  const { id } = row;
  const { email } = addressee;
  const recipient_id = await insertDirect(
    tx,
    { ...content, ...row, kind: "direct", created_at: ctx.clock() },
    addressee,
  );
  const about = { data: { recipient_id }, subject_id: recipient_id };
  const toProvider = prepareEmail(enquiryToProvider, { recipient: email, ...about });
  const copy = prepareEmail(enquiryCopyToCouple, { recipient: content.couple_email, ...about });
  const closed = await queueEmails(ctx, tx, [toProvider, copy]);
  return { id, is_unmailed: closed.has(toProvider) };
}
