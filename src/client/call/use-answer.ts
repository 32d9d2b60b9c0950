import { useEffect, useState } from "react";
import type { CallDefinition } from "../../contract/call.ts";
import { addressOf } from "../address-of.ts";
import { callApi } from "./call-api.ts";
import type { UrlInput, AnswerOf } from "./call-types.ts";

export function useAnswer<W extends CallDefinition>(
  definition: W,
  { failed, ...input }: { failed: string } & UrlInput<W>,
) {
  return useAnswerFrom<W>(addressOf(definition, input), failed);
}

export function useAnswerFrom<W extends CallDefinition>(address: `/api/${string}`, failed: string) {
  type Answered = { address: string; answer: AnswerOf<W> | null; error: string | null };
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ address: "", answer: null, error: null });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function makeRequest() {
      const outcome = await callApi<AnswerOf<W>>(address, { failed, signal });
      if (signal.aborted) return;
      setAnswered((last) =>
        outcome.ok ? { address, answer: outcome.body, error: null } : { ...last, address, error: outcome.error },
      );
    }
    void makeRequest();
    return () => leaving.abort();
  }, [address, failed, tries]);
  const isOld = answered.address !== address;
  return { ...answered, error: isOld ? null : answered.error, isOld, retry: () => setTries(tries + 1) };
}
