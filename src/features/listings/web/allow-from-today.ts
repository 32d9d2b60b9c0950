import type { FocusEvent } from "react";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

/** Lets a field for a date take none that has passed, as it is entered: what the server wrote may be of another day. */
export function allowFromToday({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.min = southAfricanTime(Date.now()).slice(0, 10);
}
