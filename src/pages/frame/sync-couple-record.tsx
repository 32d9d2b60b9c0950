import { useEffect } from "react";
import { useFetched } from "../../client/call/use-fetched.ts";
import { updateSignedInCouple } from "../../client/session/change-session.ts";
import { useVisitor } from "../../client/session/session.ts";
import { useArrivals } from "../../client/use-arrivals.ts";
import { readMyCoupleCall } from "../../contract/couples/calls.ts";

/** Updates the stored couple after changes to its members or role [weddings-16]. */
export function SyncCoupleRecord() {
  const as = useVisitor().kind === "couple" ? "couple" : null;
  const { value, reload } = useFetched(readMyCoupleCall, { as, failed: "" });
  useArrivals(reload);
  useEffect(() => {
    if (value) updateSignedInCouple(value);
  }, [value]);
  return null;
}
