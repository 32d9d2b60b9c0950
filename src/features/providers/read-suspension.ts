import type { Context } from "../../platform/context.ts";
import { findStanding } from "./store.ts";

/** Whether a provider is suspended [admin-32]; of one that doesn't exist nothing is said. */
export async function isSuspended({ db }: Pick<Context, "db">, id: string): Promise<boolean> {
  return (await findStanding(db, id))?.is_suspended === true;
}
