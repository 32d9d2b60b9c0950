import { useRef } from "react";

/** Runs a page's requests one after another, so that the last answer is the current state. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const mine = last.current.then(work, work);
    last.current = mine;
    return mine;
  };
}
