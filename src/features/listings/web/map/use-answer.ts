import { useAnswerFrom } from "../../../../client/use-answer.ts";
import type { CallWords } from "../../../../contract/call.ts";

/** What everybody is answered by a call without parameters, under a query with its question mark. */
export function useAnswer<W extends CallWords>({ path }: W, query: string, failed: string) {
  return useAnswerFrom<W>(`${path}${query}`, failed);
}
