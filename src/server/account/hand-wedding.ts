import { handBudget } from "../../features/budget/hand-budget.ts";
import { handDetails } from "../../features/couples/hand-details.ts";
import { handEnquiries } from "../../features/enquiries/hand-enquiries.ts";
import { handFavourites } from "../../features/favourites/hand-favourites.ts";
import { handPlan } from "../../features/plan/hand-plan.ts";
import { handNotes } from "../../features/quotes/hand-notes.ts";
import { handMembers, lockHeir } from "../../features/weddings/hand-members.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";

/**
 * The editor who joined first; in the transaction that deletes the owner and locks its row. Returns whether there was
 * one.
 */
export async function handWedding(ctx: Context, tx: Database, from: string): Promise<boolean> {
  const heir = await lockHeir(tx, from);
  if (heir === null) return false;
  const handed = { from, to: heir.account_id };
  await handDetails(tx, { ...handed, name: heir.name });
  await handFavourites(tx, handed);
  await handEnquiries(ctx, tx, handed);
  await handNotes(tx, handed);
  await handBudget(tx, handed);
  await handPlan(tx, handed);
  await handMembers(ctx, tx, { ...handed, email: heir.email });
  return true;
}
