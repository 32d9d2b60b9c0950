import { createContext, use, useMemo, type ReactNode } from "react";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { readNewsCall } from "../../../contract/news/calls.ts";
import type { News } from "../../../contract/news/schema.ts";

interface Newest {
  /** Null while loading and after a failure. */
  news: News | null;
  error: string | null;
  reload: () => Promise<void>;
}

const NewsContext = createContext<Newest>({ news: null, error: null, reload: async () => undefined });

export function NewsProvider({ children }: { children: ReactNode }) {
  const { value, error, reload } = useFetched(readNewsCall, {
    as: "provider",
    failed: adminMessages.news_failed,
  });
  const newest = useMemo(() => ({ news: value?.data ?? null, error, reload }), [value, error, reload]);
  return <NewsContext value={newest}>{children}</NewsContext>;
}

export function useNews(): Newest {
  return use(NewsContext);
}
