import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "../call/call-api.ts";
import { givenFilters, typing_pause_ms, type ListFilters } from "./list-address.ts";

type Page<Entry> = { entries: Entry[]; next: string | null };

export type CursorList<Answer> = {
  filters: ListFilters;
  query: string;
  narrow: (change: ListFilters) => void;
  answer: Answer | null;
  error: string | null;
  isLoading: boolean;
  hasMore: boolean;
  loadMore: () => void;
  reload: () => void;
};

/** Answers to outdated requests are ignored. `answer` is the newest page's. */
export function useCursorList<Answer extends Page<Answer["entries"][number]>>(
  path: `/api/${string}`,
  failed: string,
): CursorList<Answer> {
  const [filters, setFilters] = useState<ListFilters>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const requestNumber = useRef(0);
  const query = new URLSearchParams(givenFilters(filters)).toString();

  const load = useCallback(
    async (after: string | null) => {
      requestNumber.current += 1;
      const mine = requestNumber.current;
      setIsLoading(true);
      setError(null);
      const address: `/api/${string}` = `${path}?${query}${after === null ? "" : `&after=${after}`}`;
      const outcome = await callApi<Answer>(address, { as: "provider", failed });
      if (mine !== requestNumber.current) return;
      setIsLoading(false);
      if (!outcome.ok) return setError(outcome.error);
      const { body } = outcome;
      setAnswer((now) => ({
        ...body,
        entries: after === null || !now ? body.entries : [...now.entries, ...body.entries],
      }));
    },
    [path, failed, query],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(null), typing_pause_ms);
    return () => clearTimeout(timer);
  }, [load]);

  return {
    filters,
    query,
    narrow: (change) => setFilters((now) => ({ ...now, ...change })),
    answer,
    error,
    isLoading,
    hasMore: answer?.next != null,
    loadMore: () => void load(answer?.next ?? null),
    reload: () => void load(null),
  };
}
