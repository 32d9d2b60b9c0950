import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { listVotesOf } from "./store-votes.ts";
import { listSaved } from "./store.ts";

/** Newest first; a hidden provider has an id without a name. */
export async function exportFavourites({ actor, db }: Pick<Context, "actor" | "db">) {
  return listSaved(db, requireCouple(actor).couple_id);
}

/** The member's own votes and notes, in every wedding it joined [weddings-7]. */
export async function exportOpinions({ actor, db }: Pick<Context, "actor" | "db">) {
  return listVotesOf(db, requireCouple(actor).id);
}
