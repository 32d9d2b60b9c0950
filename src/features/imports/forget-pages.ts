import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { settledKeys } from "./rules.ts";
import { insertSettled, removeByEmail } from "./store.ts";

/** Deletes an email's imported pages and blocks their return [moving-5]. Answers the count. */
export async function forgetPages(
  { keyedHash, clock }: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<number> {
  const gone = await removeByEmail(tx, email);
  for (const page of gone) await insertSettled(tx, settledKeys(keyedHash, page), "removed", clock());
  return gone.length;
}
