import { useEffect, useState, type SetStateAction } from "react";
import { useFetchedFrom } from "../use-fetched.ts";
import { listAddress, pageCount, typing_pause_ms, type ListFilters } from "./list-address.ts";

interface Listed {
  total: number;
  page: number;
  limit: number;
}

interface ListOptions {
  /** What the person is told when the server gives no sentence. */
  failed: string;
  /** How many entries a page holds. */
  limit: number;
}

/** A list of the administration as a tab holds it. */
export type List<Answer> = ReturnType<typeof useList<Answer & Listed>>;

/**
 * A list of the administration that the server searches, narrows down, sorts and cuts into pages: what is shown of it,
 * and how to ask for something else. What is there stays until the newer answer is; asking anew begins at the first page.
 */
export function useList<Answer extends Listed>(path: `/api/${string}`, { failed, limit }: ListOptions) {
  const [filters, setFilters] = useState<ListFilters>({});
  const [asked, setAsked] = useState({ filters, page: 1 });
  const address = listAddress(path, { ...asked, limit });
  const { value, error, put, reload } = useFetchedFrom<Answer>(address, { as: "provider", failed });
  const isOlder = useIsOlder(value, address);
  const pages = value ? pageCount(value.total, limit) : 1;

  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((now) => (now.filters === filters ? now : { filters, page: 1 })),
      typing_pause_ms,
    );
    return () => clearTimeout(timer);
  }, [filters]);
  useEffect(() => {
    // the last of a page's entries went
    if (value && !isOlder && asked.page > pages) setAsked((now) => ({ ...now, page: pages }));
  }, [value, isOlder, asked.page, pages]);

  return {
    answer: value,
    error,
    filters,
    page: asked.page,
    pages,
    /** Something else was asked for than what is shown. */
    isStale: isOlder || asked.filters !== filters,
    /** Narrows the list down; an empty text removes a filter. */
    narrow: (change: ListFilters) => setFilters((before) => ({ ...before, ...change })),
    turn: (page: number) => setAsked((now) => ({ ...now, page })),
    /** Changes what is shown, as the server has changed it. */
    put(change: SetStateAction<Answer | null>) {
      put(change);
      // the answer that is under way was let go of
      if (isOlder) void reload();
    },
    reload,
  };
}

/** Whether an answer is still that to an earlier question. */
function useIsOlder(value: unknown, address: string): boolean {
  const [shown, setShown] = useState({ value, address });
  if (shown.value !== value) setShown({ value, address });
  return value !== null && shown.value === value && shown.address !== address;
}
