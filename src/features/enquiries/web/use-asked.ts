import { useEffect, useEffectEvent, useState } from "react";

/** Nobody chooses or types for longer than this without a pause. */
const pause_ms = 350;

/**
 * The answer to what stands in a form, asked for whenever that has changed and nobody is typing any more. `asked` says it in
 * a text, null while there is nothing to ask; while `isHeld` nothing is asked, because what stands there is not whole yet.
 */
export function useAsked<Answer>(
  asked: string | null,
  ask: (signal: AbortSignal) => Promise<Answer | null>,
  { isHeld = false } = {},
) {
  const [found, setFound] = useState<{ asked: string; answer: Answer | null } | null>(null);
  const [tries, setTries] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (asked === null || isHeld) return;
    const stop = new AbortController();
    const find = async () => {
      const answer = await askNow(stop.signal);
      if (!stop.signal.aborted) setFound({ asked, answer });
    };
    const timer = setTimeout(() => void find(), pause_ms);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, isHeld, tries]);
  return {
    /** The newest one; null while there is none, or when it could not be had. */
    answer: asked === null ? null : (found?.answer ?? null),
    /** Whether a newer one is under way. */
    isAsking: asked !== null && (isHeld || found?.asked !== asked),
    askAgain() {
      setFound(null);
      setTries(tries + 1);
    },
  };
}
