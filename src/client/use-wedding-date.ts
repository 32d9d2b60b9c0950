import { useState } from "react";
import { southAfricanTime } from "../contract/south-african-time.ts";
import { readCoupleRecord, useVisitor } from "./session.ts";

/** `YYYY-MM-DD`; null unless a couple with a future date is signed in. */
export function useWeddingDate(): string | null {
  const isCouple = useVisitor().kind === "couple";
  const { wedding_date: date }: Record<string, unknown> = isCouple ? readCoupleRecord() : {};
  const [today] = useState(() => southAfricanTime(Date.now()).slice(0, 10));
  return typeof date === "string" && date >= today ? date : null;
}
