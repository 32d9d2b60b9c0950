import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { settledKeys } from "./rules.ts";
import { insertSettled, removeByEmail } from "./store.ts";

/**
 * Takes away the imported pages that are meant for an email, with their pictures, in the caller's transaction, and notes that they
 * don't come back [moving-5]. Answers how many.
 */
export async function forgetPages(
  { keyedHash, clock }: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<number> {
  const gone = await removeByEmail(tx, email);
  for (const page of gone) await insertSettled(tx, settledKeys(keyedHash, page), "removed", clock());
  return gone.length;
}
