import { useEffect } from "react";
import { updateCouple } from "../../client/change-session.ts";
import { useVisitor } from "../../client/session.ts";
import { useArrivals } from "../../client/use-arrivals.ts";
import { useFetched } from "../../client/use-fetched.ts";
import { readMyCouple } from "../../contract/couples/calls.ts";

/** Updates the stored couple after changes to its members or role [weddings-16]. */
export function SyncCoupleRecord() {
  const as = useVisitor().kind === "couple" ? "couple" : null;
  const { value, reload } = useFetched(readMyCouple, { as, failed: "" });
  useArrivals(reload);
  useEffect(() => {
    if (value) updateCouple(value);
  }, [value]);
  return null;
}
