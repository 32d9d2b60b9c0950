import { useCallback, useEffect, useRef, useState, type SetStateAction } from "react";
import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { CallWords } from "../contract/call.ts";
import { addressOf } from "./address-of.ts";
import { callApi } from "./call-api.ts";
import type { AddressParts, AnswerOf } from "./call-types.ts";

type Fetching = {
  /** Whose session goes along; null until that is known, and nothing is asked before. */
  as: AccountKind | null;
  /** What the person is told when the server gives no sentence. */
  failed: string;
};

/**
 * What a call answers for the person who is signed in: fetched at once, and again when the page is looked at anew or the
 * connection is back. What is there stays until something newer is: `error` counts only while there is nothing.
 */
export function useFetched<W extends CallWords>(words: W, { as, failed, ...parts }: Fetching & AddressParts<W>) {
  return useFetchedFrom<AnswerOf<W>>(addressOf(words, parts), { as, failed });
}

/** The same for an address that is made by hand. */
export function useFetchedFrom<Answer>(path: `/api/${string}`, { as, failed }: Fetching) {
  const [value, setValue] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(0);
  const asking = useRef<AbortController>(null);

  const put = useCallback((newer: SetStateAction<Answer | null>) => {
    // an answer that is still under way is older
    asked.current += 1;
    setValue(newer);
  }, []);
  const reload = useCallback(async () => {
    if (as === null) return;
    asked.current += 1;
    const mine = asked.current;
    setError(null);
    asking.current?.abort();
    asking.current = new AbortController();
    const outcome = await callApi<Answer>(path, { as, failed, signal: asking.current.signal });
    if (mine !== asked.current) return;
    if (outcome.ok) setValue(outcome.body);
    else setError(outcome.error);
  }, [path, as, failed]);

  useEffect(() => {
    void reload();
    const lookAnew = () => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", lookAnew);
    globalThis.addEventListener("online", lookAnew);
    return () => {
      asked.current += 1;
      asking.current?.abort();
      document.removeEventListener("visibilitychange", lookAnew);
      globalThis.removeEventListener("online", lookAnew);
    };
  }, [reload]);

  return { value, error, put, reload };
}
