import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { emailHashOf } from "../waiting/classify-sender.ts";
import { removeConfirmedEmail } from "../waiting/store-pending.ts";
import { eraseEnquiries } from "./erase-enquiries.ts";
import { listIdsOfPerson, purgePendingOfPerson } from "./store-erasure.ts";

export { listEnquiriesOfPerson } from "./store-erasure.ts";

/** Also removes held enquiries and the email's confirmation [enquiries-27]. Answers the count and the copies' ids. */
export async function eraseSender(
  ctx: Pick<Context, "keyedHash">,
  tx: Database,
  email: string,
): Promise<{ enquiries: number; copies: string[] }> {
  await removeConfirmedEmail(tx, emailHashOf(ctx, email));
  const pendingCount = await purgePendingOfPerson(tx, email);
  const ids = await listIdsOfPerson(tx, email);
  return { enquiries: ids.length + pendingCount, copies: await eraseEnquiries(tx, ids) };
}
