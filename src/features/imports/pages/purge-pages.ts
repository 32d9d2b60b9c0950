import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { resolvedKeys } from "../rules.ts";
import { insertResolved, removeImportedPagesByEmail } from "../store.ts";

/** Of a demo: unlike purged ones, an import may create them again. */
export { removePages as dropPages } from "../store.ts";

/** Deletes an email's imported pages and blocks their return [moving-5]. Answers the count. */
export async function purgePages(
  { keyedHash, clock }: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<number> {
  const deleted = await removeImportedPagesByEmail(tx, email);
  for (const page of deleted) await insertResolved(tx, resolvedKeys(keyedHash, page), "removed", clock());
  return deleted.length;
}
