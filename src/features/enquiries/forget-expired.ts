import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { emptyOld, listSubjects } from "./store-erasure.ts";

/** Empties enquiries whose weddings are long over, and takes the couples' copies away [enquiries-27]. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const emptied = await emptyOld(tx, now, rows_max);
      await removeEmails(tx, await listSubjects(tx, emptied), copiesToCouple);
      return emptied.length;
    }),
  );
}
