import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { resolvedKeys } from "../rules.ts";
import { insertResolved, lockPage, deleteImportedPage } from "../store.ts";

/**
 * Deletes an imported page and its pictures; imports never restore it [moving-5]. Answers its business; null if gone.
 */
export async function declinePage(
  { keyedHash, clock }: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  id: string,
): Promise<string | null> {
  const page = await lockPage(tx, id);
  if (page === null) return null;
  await deleteImportedPage(tx, id);
  await insertResolved(tx, resolvedKeys(keyedHash, page), "removed", clock());
  return page.business_name;
}
