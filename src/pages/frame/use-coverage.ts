import { useFetched } from "../../client/call/use-fetched.ts";
import { readReachCall } from "../../contract/providers/calls.ts";

/** Who reaches the venue's place, by slug [places-10]. */
export function useCoverage(near: string) {
  return useFetched(readReachCall, {
    as: "couple",
    query: { near },
    failed: "We could not load who reaches your venue. Please check your connection and try again.",
  });
}
