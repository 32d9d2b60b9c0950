import { useState } from "react";
import { southAfricanTime } from "../contract/south-african-time.ts";
import { readCoupleRecord, useVisitor } from "./session.ts";

/** The wedding date of the couple that is signed in, `YYYY-MM-DD`; null for everybody else, where it named none, and once it has passed. */
export function useWeddingDate(): string | null {
  const isCouple = useVisitor().kind === "couple";
  const { wedding_date: date }: Record<string, unknown> = isCouple ? readCoupleRecord() : {};
  const [today] = useState(() => southAfricanTime(Date.now()).slice(0, 10));
  return typeof date === "string" && date >= today ? date : null;
}
