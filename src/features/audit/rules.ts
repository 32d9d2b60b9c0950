import type { AuditFilters } from "../../contract/audit/schema.ts";
import { day_ms } from "../../contract/durations.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import type { AuditCriteria } from "./store.ts";

/** Clamped to 1970: nothing is older, and databases count ancient years differently. */
function beginningOf(day: string): Date {
  return new Date(Math.max(0, Date.parse(`${day}T00:00:00+02:00`)));
}

/** Start inclusive, end exclusive; whole South African days. */
export function timestampRange({ from, to }: { from: string | undefined; to: string | undefined }) {
  return {
    from: from === undefined ? undefined : beginningOf(from),
    until: to === undefined ? undefined : new Date(beginningOf(to).getTime() + day_ms),
  };
}

export function auditCriteriaOf({ actor, subject, action, from, to }: AuditFilters, after?: string): AuditCriteria {
  const isId = subject !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(subject);
  return {
    actor: actor === undefined ? undefined : containing(actor),
    subject: subject === undefined ? undefined : containing(subject),
    subject_id: isId ? subject : undefined,
    action,
    ...timestampRange({ from, to }),
    after,
  };
}
