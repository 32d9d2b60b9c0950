import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { eraseEnquiries } from "./erase-enquiries.ts";
import { emailHashOf } from "./judge-sender.ts";
import { listIdsOfPerson, removeHeldOfPerson } from "./store-erasure.ts";
import { removeConfirmedEmail } from "./store-held.ts";

/**
 * Empties every enquiry of whoever has an email, with its copies [enquiries-27]; one that waits for its confirmation goes, and that
 * the email was confirmed. Answers how many, and the ids of the copies.
 */
export async function eraseSender(
  ctx: Pick<Context, "keyedHash">,
  tx: Database,
  email: string,
): Promise<{ enquiries: number; copies: string[] }> {
  await removeConfirmedEmail(tx, emailHashOf(ctx, email));
  const held = await removeHeldOfPerson(tx, email);
  const ids = await listIdsOfPerson(tx, email);
  return { enquiries: ids.length + held, copies: await eraseEnquiries(tx, ids) };
}
