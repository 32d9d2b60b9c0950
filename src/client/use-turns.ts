import { useRef } from "react";

/** Does what a page sends one after the other, in the order in which it was asked for, so that the answer that came last tells how things stand. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const mine = last.current.then(work, work);
    last.current = mine;
    return mine;
  };
}
