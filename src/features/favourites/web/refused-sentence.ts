import { coupleMessages } from "../../../contract/couple-messages.ts";
import type { RefusedChange } from "./favourite-list.ts";

/** The server's sentence, otherwise the place's own [texts-8]. */
export function refusedSentence({ change, status, error }: RefusedChange, place: "profile" | "dashboard"): string {
  if (status === 0) return coupleMessages.went_wrong;
  if (status < 500) return error;
  if (change === "mark") return coupleMessages.went_wrong;
  if (change === "add") return coupleMessages.favourite_add_failed;
  return place === "dashboard" ? coupleMessages.favourite_drop_failed : coupleMessages.favourite_remove_failed;
}
