import { useCursorList } from "../../../client/list/use-cursor-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AuditEntry } from "../../../contract/audit/shapes.ts";
import { listAudit } from "../../../contract/audit/words.ts";

type Answer = { entries: AuditEntry[]; next: string | null; actions: string[] };

/** The record as far as it was asked for, newest first, narrowed down by filters. */
export function useAudit() {
  const { answer, ...list } = useCursorList<Answer>(listAudit.path, adminMessages.audit_failed);
  return { ...list, entries: answer?.entries ?? null, actions: answer?.actions ?? [] };
}
