import type { ErrorCode } from "../../contract/errors.ts";
import type { SecurityEventName } from "../../contract/security/words.ts";

/** As what a refusal that tells of its caller is noted [admin-27]. */
export function refusedAs(code: ErrorCode): { event: SecurityEventName; outcome: "refused" | "failed" } {
  if (code === "dead_link") return { event: "dead_link", outcome: "failed" };
  return { event: code === "too_many_requests" ? "limit_reached" : "refused", outcome: "refused" };
}
