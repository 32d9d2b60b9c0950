import { handBudget } from "../../features/budget/hand-budget.ts";
import { handDetails } from "../../features/couples/hand-details.ts";
import { transferEnquiries } from "../../features/enquiries/transfer-enquiries.ts";
import { transferFavourites } from "../../features/favourites/transfer-favourites.ts";
import { handPlan } from "../../features/plan/hand-plan.ts";
import { handNotes } from "../../features/quotes/hand-notes.ts";
import { transferMembers, lockHeir } from "../../features/weddings/transfer-members.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";

/**
 * The editor who joined first; in the transaction that deletes the owner and locks its row. Returns whether there was
 * one.
 */
export async function transferWedding(ctx: Context, tx: Database, from: string): Promise<boolean> {
  const heir = await lockHeir(tx, from);
  if (heir === null) return false;
  const transfer = { from, to: heir.account_id };
  await handDetails(tx, { ...transfer, name: heir.name });
  await transferFavourites(tx, transfer);
  await transferEnquiries(ctx, tx, transfer);
  await handNotes(tx, transfer);
  await handBudget(tx, transfer);
  await handPlan(tx, transfer);
  await transferMembers(ctx, tx, { ...transfer, email: heir.email });
  return true;
}
