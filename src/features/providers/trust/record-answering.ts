import type { Context } from "../../../platform/context.ts";
import { announceChange } from "../../../platform/database/database.ts";
import { lockProviders } from "../store-locks.ts";
import { listAnswering, updateAnswering } from "./store-trust.ts";

/** Saves the measured hours; clears them for all other providers [conversations-34]. */
export async function recordAnswering({ db }: Pick<Context, "db">, within: ReadonlyMap<string, number>): Promise<void> {
  const known = await listAnswering(db);
  const ids = new Set([...known.keys(), ...within.keys()]);
  const differing = [...ids].filter((id) => known.get(id) !== within.get(id));
  if (differing.length === 0) return;
  await db.transaction(async (tx) => {
    const locked = [...(await lockProviders(tx, differing)).keys()];
    await updateAnswering(
      tx,
      locked.map((id) => ({ id, hours: within.get(id) ?? null })),
    );
    await announceChange(tx, ["catalogue", ...locked.map((id) => `provider:${id}`)]);
  });
}
