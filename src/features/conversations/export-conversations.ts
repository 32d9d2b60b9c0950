import type { Context } from "../../platform/context.ts";
import { requireParty } from "../accounts/rules.ts";
import { findAllOf, type Exported } from "./store-export.ts";

/** Newest first, with a provider's own notes [conversations-14]. */
export async function exportConversations({ actor, db }: Pick<Context, "actor" | "db">): Promise<Exported[]> {
  const { kind, id } = requireParty(actor);
  return findAllOf(db, kind, id);
}
