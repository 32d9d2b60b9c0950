import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { updateProvider } from "./store-profile.ts";

export async function touchProvider({ clock }: Pick<Context, "clock">, tx: Database, id: string): Promise<void> {
  await updateProvider(tx, id, { updated_at: clock() });
}
