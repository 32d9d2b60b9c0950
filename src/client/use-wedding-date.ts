import { useState } from "react";
import { readCoupleRecord, useVisitor } from "./session/session.ts";
import { todayHere } from "./today-here.ts";

/** `YYYY-MM-DD`; null unless a couple with a future date is signed in. */
export function useWeddingDate(): string | null {
  const isCouple = useVisitor().kind === "couple";
  const { wedding_date: date }: Record<string, unknown> = isCouple ? readCoupleRecord() : {};
  const [today] = useState(todayHere);
  return typeof date === "string" && date >= today ? date : null;
}
