import { transferBudget } from "../../features/budget/save-budget.ts";
import { transferDetails } from "../../features/couples/save-couple.ts";
import { transferEnquiries } from "../../features/enquiries/personal-data/transfer-enquiries.ts";
import { transferFavourites } from "../../features/favourites/transfer-favourites.ts";
import { transferPlan } from "../../features/plan/save-plan.ts";
import { transferNotes } from "../../features/quotes/drafts/save-quote-note.ts";
import { transferMembers, lockHeir } from "../../features/weddings/transfer-members.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";

/**
 * The editor who joined first; in the transaction that deletes the owner and locks its row. Returns whether there was
 * one.
 */
export async function transferWedding(ctx: Context, tx: Database, from: string): Promise<boolean> {
  const heir = await lockHeir(tx, from);
  if (heir === null) return false;
  const transfer = { from, to: heir.account_id };
  await transferDetails(tx, { ...transfer, name: heir.name });
  await transferFavourites(tx, transfer);
  await transferEnquiries(ctx, tx, transfer);
  await transferNotes(tx, transfer);
  await transferBudget(tx, transfer);
  await transferPlan(tx, transfer);
  await transferMembers(ctx, tx, { ...transfer, email: heir.email });
  return true;
}
