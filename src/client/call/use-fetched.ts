import { useCallback, useEffect, useRef, useState, type SetStateAction } from "react";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { CallDefinition } from "../../contract/call.ts";
import { addressOf } from "../address-of.ts";
import { callApi } from "./call-api.ts";
import type { UrlInput, AnswerOf } from "./call-types.ts";

type Fetching = {
  /** Null while unknown; nothing is fetched before. */
  as: AccountKind | null;
  failed: string;
};

/** Fetches again when the page is shown or the connection returns. Old data stays; `error` is set only without data. */
export function useFetched<W extends CallDefinition>(definition: W, { as, failed, ...input }: Fetching & UrlInput<W>) {
  return useFetchedFrom<AnswerOf<W>>(addressOf(definition, input), { as, failed });
}

export function useFetchedFrom<Answer>(path: `/api/${string}`, { as, failed }: Fetching) {
  const [value, setValue] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const requestNumber = useRef(0);
  const controller = useRef<AbortController>(null);

  const put = useCallback((newer: SetStateAction<Answer | null>) => {
    // makes pending answers outdated
    requestNumber.current += 1;
    setValue(newer);
  }, []);
  const reload = useCallback(async () => {
    if (as === null) return;
    requestNumber.current += 1;
    const mine = requestNumber.current;
    setError(null);
    controller.current?.abort();
    controller.current = new AbortController();
    const outcome = await callApi<Answer>(path, { as, failed, signal: controller.current.signal });
    if (mine !== requestNumber.current) return;
    if (outcome.ok) setValue(outcome.body);
    else setError(outcome.error);
  }, [path, as, failed]);

  useEffect(() => {
    void reload();
    const refetch = () => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", refetch);
    globalThis.addEventListener("online", refetch);
    return () => {
      requestNumber.current += 1;
      controller.current?.abort();
      document.removeEventListener("visibilitychange", refetch);
      globalThis.removeEventListener("online", refetch);
    };
  }, [reload]);

  return { value, error, put, reload };
}
