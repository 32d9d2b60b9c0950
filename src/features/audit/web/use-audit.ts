import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { typing_pause_ms, givenFilters, type ListFilters } from "../../../client/list/list-address.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AuditEntry } from "../../../contract/audit/shapes.ts";
import { listAudit } from "../../../contract/audit/words.ts";

type Answer = { entries: AuditEntry[]; next: string | null; actions: string[] };

/** The record as far as it was asked for, newest first, narrowed down by filters. An answer to an earlier question is passed over. */
export function useAudit() {
  const [filters, setFilters] = useState<ListFilters>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const asked = useRef(0);
  const query = new URLSearchParams(givenFilters(filters)).toString();

  const load = useCallback(
    async (after: string | null) => {
      asked.current += 1;
      const mine = asked.current;
      setIsLoading(true);
      setError(null);
      const path: `/api/${string}` = `${listAudit.path}?${query}${after === null ? "" : `&after=${after}`}`;
      const outcome = await callApi<Answer>(path, { as: "provider", failed: adminMessages.audit_failed });
      if (mine !== asked.current) return;
      setIsLoading(false);
      if (!outcome.ok) return setError(outcome.error);
      const { body } = outcome;
      setAnswer((now) => ({
        ...body,
        entries: after === null || !now ? body.entries : [...now.entries, ...body.entries],
      }));
    },
    [query],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(null), typing_pause_ms);
    return () => clearTimeout(timer);
  }, [load]);

  return {
    filters,
    query,
    /** Narrows the record down; an empty text lets go of a filter. */
    narrow: (change: ListFilters) => setFilters((now) => ({ ...now, ...change })),
    entries: answer?.entries ?? null,
    actions: answer?.actions ?? [],
    error,
    isLoading,
    hasMore: answer?.next != null,
    loadMore: () => void load(answer?.next ?? null),
    reload: () => void load(null),
  };
}
