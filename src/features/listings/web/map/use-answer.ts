import { useEffect, useState } from "react";
import { callApi } from "../../../../client/call-api.ts";
import type { AnswerOf } from "../../../../client/call-types.ts";
import type { CallWords } from "../../../../contract/call.ts";

/**
 * What everybody is answered by a call without parameters, under a query with its question mark. While another is asked for,
 * the last answer stays and `isOld`; a failure is a sentence, and `retry` asks again.
 */
export function useAnswer<W extends CallWords>({ path }: W, query: string, failed: string) {
  type Answered = { address: string; answer: AnswerOf<W> | null; error: string | null };
  const address = path + query;
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ address: "", answer: null, error: null });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function ask() {
      const outcome = await callApi<AnswerOf<W>>(`${path}${query}`, { failed, signal });
      if (signal.aborted) return;
      setAnswered((last) =>
        outcome.ok ? { address, answer: outcome.body, error: null } : { ...last, address, error: outcome.error },
      );
    }
    void ask();
    return () => leaving.abort();
  }, [path, query, address, failed, tries]);
  const isOld = answered.address !== address;
  return { ...answered, error: isOld ? null : answered.error, isOld, retry: () => setTries(tries + 1) };
}
