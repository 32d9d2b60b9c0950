import type { FocusEvent } from "react";
import { todayHere } from "../../../client/today-here.ts";

/** Sets `min` on focus, because the server's page may be from another day. */
export function allowFromToday({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.min = todayHere();
}
