import * as numbers from "../../../contract/imports/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { inBatches } from "../../../platform/database/in-batches.ts";
import { daysBefore } from "../../../platform/jobs/clock.ts";
import { resolvedKeys, resolvedEmailKey } from "../rules.ts";
import {
  insertResolved,
  removeImportedPagesByEmail,
  updateToRemoved,
  removeUntouched,
  lockPage,
  deleteImportedPage,
} from "../store.ts";

/** Of a demo: unlike purged ones, an import may create them again. */
export { removePages as dropPages } from "../store.ts";

/** Deletes an email's imported pages and blocks their return [moving-5]. Returns the count. */
export async function purgePages(
  { keyedHash, clock }: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<number> {
  const deleted = await removeImportedPagesByEmail(tx, email);
  for (const page of deleted) await insertResolved(tx, resolvedKeys(keyedHash, page), "removed", clock());
  return deleted.length;
}

/** A claimed page counts as removed, unclaimed ones are deleted; imports restore neither [moving-5]. */
export async function purgeClaimed(
  ctx: Pick<Context, "keyedHash" | "clock">,
  tx: Database,
  email: string,
): Promise<void> {
  await updateToRemoved(tx, resolvedEmailKey(ctx.keyedHash, email), ctx.clock());
  await purgePages(ctx, tx, email);
}

/** Deletes pages left unclaimed since their import or last change [moving-7]. */
export async function purgeExpiredImportedPages(db: Database, now: Date): Promise<void> {
  const since = daysBefore(now, numbers.imported_page_days);
  await inBatches((rows_max) => db.transaction((tx) => removeUntouched(tx, since, rows_max)));
}

/**
 * Deletes an imported page and its pictures; imports never restore it [moving-5]. Returns its business; null if
 * deleted.
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
