import type { Context } from "../../../platform/context.ts";
import { findProviderStatus } from "../store.ts";

/** False for a provider that doesn't exist [admin-32]. */
export async function isSuspended({ db }: Pick<Context, "db">, id: string): Promise<boolean> {
  return (await findProviderStatus(db, id))?.is_suspended === true;
}
