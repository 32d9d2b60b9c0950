import type { Context } from "../../platform/context.ts";
import { placesVersion } from "../places/tell-version.ts";
import { lockUnmatched, updateVenuePlaces } from "./store.ts";

/** How many couples are matched in one statement. */
const batch = 500;

/**
 * Finds the place of every couple's venue that was not looked up yet, or in another list [couples-15], and logs how many
 * locations name none. Several processes may do so at once.
 */
export async function matchVenues({ db, log }: Pick<Context, "db" | "log">): Promise<void> {
  const told = { matched: 0, unknown: 0 };
  const matchSome = () =>
    db.transaction(async (tx) => {
      const venues = await lockUnmatched(tx, placesVersion, batch);
      told.matched += venues.length;
      told.unknown += await updateVenuePlaces(tx, venues);
      return venues.length;
    });
  while ((await matchSome()) > 0);
  if (told.matched > 0) log.info("couples.venues_matched", told);
}
