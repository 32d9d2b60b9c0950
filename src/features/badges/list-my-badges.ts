import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listHeld } from "./store.ts";

export async function listMyBadges({ actor, db }: Pick<Context, "actor" | "db">) {
  return listHeld(db, requireProvider(actor).id);
}
