import type { Fate } from "../../../contract/conversations/shapes.ts";
import { sayRecently } from "./sent-when.ts";

/** What became of a message, in words [conversations-4]. */
export function sayFate({ state, at, reason }: Fate): string {
  if (state === "held")
    return "Not sent yet: it contains a link, so please confirm your email address first with the link we emailed you";
  if (state === "read")
    return at === null ? "Read" : `Read ${sayRecently(at).replace(/^(Today|Yesterday)/, (day) => day.toLowerCase())}`;
  if (state === "delivered") return "Delivered by email";
  if (state === "failed") return `Not delivered. ${reason ?? ""}`.trim();
  return state === "suppressed" ? "Not emailed: they’ll see it on their page" : "Sent";
}
