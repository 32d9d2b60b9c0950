import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { listVotesOf } from "./store-votes.ts";
import { listKept } from "./store.ts";

/** Everything that is kept of the favourites of the wedding that is asked for, newest first. One whose provider is hidden has an id and no name. */
export async function exportFavourites({ actor, db }: Pick<Context, "actor" | "db">) {
  return listKept(db, requireCouple(actor).couple_id);
}

/** What the one who asks thinks of favourites, in its own wedding and in one that it joined [weddings-7]. */
export async function exportOpinions({ actor, db }: Pick<Context, "actor" | "db">) {
  return listVotesOf(db, requireCouple(actor).id);
}
