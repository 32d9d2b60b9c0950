import type { ErrorCode } from "../../contract/errors.ts";
import type { SecurityEventName } from "../../contract/security/calls.ts";

/** The security event of a refusal, if it has one [admin-27]. */
export function refusedAs(code: ErrorCode): { event: SecurityEventName; outcome: "refused" | "failed" } {
  if (code === "dead_link") return { event: "dead_link", outcome: "failed" };
  return { event: code === "too_many_requests" ? "limit_reached" : "refused", outcome: "refused" };
}
