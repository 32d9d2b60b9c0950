import { useEffect, useState } from "react";
import { call } from "../../client/call.ts";
import { readSuppression, setSuppression, suppressionMessages, type EmailTopic } from "../../contract/emails/words.ts";

export type MailWish = {
  /** The token is nobody's, so nothing can be changed with it. */
  isDead: boolean;
  areAllStopped: boolean;
  stopped: readonly EmailTopic[];
  /** What was just changed; null for nothing. */
  said: string | null;
  error: string | null;
  /** What is being changed. */
  busy: EmailTopic | "all" | null;
  /** Of all emails unless of a topic. */
  change: (is_suppressed: boolean, topic?: EmailTopic) => Promise<void>;
};

/** What the address wants to which an email with a token went: asked for once, and changed by the buttons. */
export function useMailWish(token: string): MailWish {
  const [{ areAllStopped, stopped }, setWish] = useState<Pick<MailWish, "areAllStopped" | "stopped">>({
    areAllStopped: false,
    stopped: [],
  });
  const [isDead, setDead] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<MailWish["busy"]>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const { failed } = suppressionMessages;
      const outcome = await call(readSuppression, { body: { token }, failed, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (outcome.ok) setWish({ areAllStopped: outcome.body.is_suppressed, stopped: outcome.body.stopped_topics });
      else if (outcome.code === "dead_link") setDead(true);
    };
    void ask();
    return () => stop.abort();
  }, [token]);

  async function change(is_suppressed: boolean, topic?: EmailTopic) {
    setBusy(topic ?? "all");
    setError(null);
    setSaid(null);
    const body = { token, is_suppressed, ...(topic && { topic }) };
    const outcome = await call(setSuppression, { body, failed: suppressionMessages.failed });
    setBusy(null);
    if (!outcome.ok) return setError(outcome.error);
    setWish((before) => {
      if (topic === undefined) return { ...before, areAllStopped: is_suppressed };
      const others = before.stopped.filter((each) => each !== topic);
      return { ...before, stopped: is_suppressed ? [...others, topic] : others };
    });
    setSaid(outcome.body.message);
  }
  return { isDead, areAllStopped, stopped, said, error, busy, change };
}
