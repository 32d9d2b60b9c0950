import type { Fate } from "../../../contract/conversations/shapes.ts";
import { sayWhen } from "./sent-when.ts";

/** What became of a message, in words [conversations-4]. */
export function sayFate({ state, at, reason }: Fate): string {
  if (state === "held")
    return "Not sent yet: it has a link, so it waits until you confirm your email address by the link that we mailed you";
  if (state === "read") return at === null ? "Read" : `Read ${sayWhen(at)}`;
  if (state === "delivered") return "Delivered by email";
  if (state === "failed") return `Not delivered. ${reason ?? ""}`.trim();
  return state === "suppressed" ? "They don’t get this by email: they find it on their page" : "Sent";
}
