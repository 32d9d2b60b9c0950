import { useAnswerFrom } from "../../../../client/call/use-answer.ts";
import type { CallDefinition } from "../../../../contract/call.ts";

/** For public calls; `query` includes its question mark. */
export function useMapAnswer<W extends CallDefinition>({ path }: W, query: string, failed: string) {
  return useAnswerFrom<W>(`${path}${query}`, failed);
}
