import { readCoupleRecord, useVisitor } from "./session.ts";

/** Whether who is signed in as a couple may change its wedding: a reader of somebody else's looks [weddings-4]. The server decides; this is for what a page offers. */
export function useMayChange(): boolean {
  const isCouple = useVisitor().kind === "couple";
  return !isCouple || readCoupleRecord()["role"] !== "reader";
}
