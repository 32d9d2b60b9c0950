import type { FocusEvent } from "react";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

/** Sets `min` on focus, because the server's page may be from another day. */
export function allowFromToday({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.min = southAfricanTime(Date.now()).slice(0, 10);
}
