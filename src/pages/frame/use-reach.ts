import { useFetched } from "../../client/use-fetched.ts";
import { readReach } from "../../contract/providers/words.ts";

/** Category by category who reaches the place of a couple's venue, by its slug [places-10]. */
export function useReach(near: string) {
  return useFetched(readReach, {
    as: "couple",
    query: { near },
    failed: "We could not load who reaches your venue. Please check your connection and try again.",
  });
}
