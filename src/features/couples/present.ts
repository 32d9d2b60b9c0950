import type { Couple } from "../../contract/couples.ts";
import type { CoupleRow } from "./store.ts";

/** A couple as it sees itself. */
export function presentCouple({ auth_provider, ...row }: CoupleRow): Couple {
  return { ...row, name: joinNames(row), provider: auth_provider };
}

/** Both partners' names as one, or the one that is known (spec 2.14); empty where none is. */
export function joinNames({
  partner1_name,
  partner2_name,
}: Pick<CoupleRow, "partner1_name" | "partner2_name">): string {
  return [partner1_name, partner2_name].filter((each) => each !== null && each !== "").join(" & ");
}
