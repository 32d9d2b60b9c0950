import { useEffect, useState, type SetStateAction } from "react";
import { useFetchedFrom } from "../call/use-fetched.ts";
import { listAddress, pageCount, typing_pause_ms, type ListFilters } from "./list-address.ts";

interface Listed {
  total: number;
  page: number;
  limit: number;
}

interface ListOptions {
  failed: string;
  limit: number;
}

export type List<Answer> = ReturnType<typeof useList<Answer & Listed>>;

/** The old answer stays until the new one arrives; a new filter starts at page 1. */
export function useList<Answer extends Listed>(path: `/api/${string}`, { failed, limit }: ListOptions) {
  const [filters, setFilters] = useState<ListFilters>({});
  const [requested, setRequested] = useState({ filters, page: 1 });
  const address = listAddress(path, { ...requested, limit });
  const { value, error, put, reload } = useFetchedFrom<Answer>(address, { as: "provider", failed });
  const isOlder = useIsOlder(value, address);
  const pages = value ? pageCount(value.total, limit) : 1;

  useEffect(() => {
    const timer = setTimeout(
      () => setRequested((now) => (now.filters === filters ? now : { filters, page: 1 })),
      typing_pause_ms,
    );
    return () => clearTimeout(timer);
  }, [filters]);
  useEffect(() => {
    // the page's last entry was removed
    if (value && !isOlder && requested.page > pages) setRequested((now) => ({ ...now, page: pages }));
  }, [value, isOlder, requested.page, pages]);

  return {
    answer: value,
    error,
    filters,
    page: requested.page,
    pages,
    /** The shown answer is older than the request. */
    isStale: isOlder || requested.filters !== filters,
    narrow: (change: ListFilters) => setFilters((before) => ({ ...before, ...change })),
    turn: (page: number) => setRequested((now) => ({ ...now, page })),
    /** Applies a server change locally. */
    put(change: SetStateAction<Answer | null>) {
      put(change);
      // the pending answer was discarded
      if (isOlder) void reload();
    },
    reload,
  };
}

function useIsOlder(value: unknown, address: string): boolean {
  const [received, setReceived] = useState({ value, address });
  if (received.value !== value) setReceived({ value, address });
  return value !== null && received.value === value && received.address !== address;
}
