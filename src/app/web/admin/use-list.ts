import { useEffect, useState } from "react";
import { useFetched } from "../../../features/accounts/web/use-fetched.ts";

/** So long nobody types before the list is asked for. */
const pause_ms = 250;

/** What a list is narrowed down to, by the names of its query; empty ones are not sent. */
type Wishes = Record<string, string>;

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

/**
 * A list of the administration that the server searches, narrows down, sorts and cuts into pages: what is shown of it,
 * and how to ask for something else. What is there stays until the newer answer is; asking anew begins at the first page.
 */
export function useList<Answer extends Listed>(path: `/api/${string}`, { failed, limit }: ListOptions) {
  const [wishes, setWishes] = useState<Wishes>({});
  const [page, setPage] = useState(1);
  const settled = useSettled(wishes);
  const asked = addressOf(path, { ...settled, page: String(page), limit: String(limit) });
  const { value, error, put, reload } = useFetched<Answer>(asked, { as: "provider", failed });
  return {
    answer: value,
    error,
    wishes,
    page,
    pages: value ? Math.max(1, Math.ceil(value.total / limit)) : 1,
    /** Narrows the list down; an empty text lets go of a wish. */
    wish(change: Wishes) {
      setWishes((before) => ({ ...before, ...change }));
      setPage(1);
    },
    turn: setPage,
    put,
    reload,
  };
}

/** What was wished for, once nobody has typed for a moment. */
function useSettled(wishes: Wishes): Wishes {
  const [settled, setSettled] = useState(wishes);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wishes), pause_ms);
    return () => clearTimeout(timer);
  }, [wishes]);
  return settled;
}

function addressOf(path: `/api/${string}`, wishes: Wishes): `/api/${string}` {
  const named = Object.entries(wishes).filter(([, value]) => value.trim() !== "");
  return `${path}?${new URLSearchParams(named).toString()}`;
}
