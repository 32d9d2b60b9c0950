import type { Context } from "../../platform/context.ts";
import { placesVersion } from "../places/read-version.ts";
import { lockUnmatchedVenues, updateVenuePlaces } from "./store.ts";

const batch = 500;

/** Matches venues not yet looked up in the current list of places [couples-15]. Safe to run in several processes. */
export async function matchVenues({ db, log }: Pick<Context, "db" | "log">): Promise<void> {
  const counts = { matched: 0, unknown: 0 };
  const matchSome = () =>
    db.transaction(async (tx) => {
      const venues = await lockUnmatchedVenues(tx, placesVersion, batch);
      counts.matched += venues.length;
      counts.unknown += await updateVenuePlaces(tx, venues);
      return venues.length;
    });
  while ((await matchSome()) > 0);
  if (counts.matched > 0) log.info("couples.venues_matched", counts);
}
