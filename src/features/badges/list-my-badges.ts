import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listBadgesOfProvider } from "./store.ts";

export async function listMyBadges({ actor, db }: Pick<Context, "actor" | "db">) {
  return listBadgesOfProvider(db, requireProvider(actor).id);
}
