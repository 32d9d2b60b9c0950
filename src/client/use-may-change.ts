import { readCoupleRecord, useVisitor } from "./session/session.ts";

/** False for a wedding's readers [weddings-4]. The server decides; this is for display only. */
export function useMayChange(): boolean {
  const isCouple = useVisitor().kind === "couple";
  return !isCouple || readCoupleRecord()["role"] !== "reader";
}
