import { useCallback, useEffect, useRef, useState } from "react";
import type { Message, WholeConversation } from "../../../contract/conversations/shapes.ts";
import type { Source } from "./source.ts";

/** How often an open page asks for what is new. */
const pause_ms = 15_000;

type Refused = { error: string; code: string };

/**
 * A conversation, asked for at once and then every fifteen seconds while somebody looks at the page. What it shows is marked as read
 * [conversations-5]. What is there stays until something newer is: `refused` counts only while there is nothing.
 * @param source null until it is known who asks
 */
export function useConversation(source: Source | null) {
  const [whole, setWhole] = useState<WholeConversation | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const lookedTo = useRef(-1);

  const reload = useCallback(async () => {
    if (source === null) return;
    setRefused(null);
    const outcome = await source.load();
    if (outcome.ok) setWhole(outcome.body);
    else setRefused({ error: outcome.error, code: outcome.code });
  }, [source]);

  useEffect(() => {
    void reload();
    const again = () => {
      if (document.visibilityState === "visible") void reload();
    };
    const timer = setInterval(again, pause_ms);
    document.addEventListener("visibilitychange", again);
    globalThis.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      globalThis.removeEventListener("online", again);
    };
  }, [reload]);

  useEffect(() => {
    const last = whole?.messages.at(-1)?.position ?? -1;
    const isUnread = (whole?.conversation.unread ?? 0) > 0;
    if (source === null || !isUnread || last <= lookedTo.current || document.visibilityState !== "visible") return;
    lookedTo.current = last;
    void source.look(last);
  }, [whole, source]);

  /** Shows what was written before it is asked for again. */
  function add(message: Message) {
    setWhole((now) => now && { ...now, messages: [...now.messages.filter(({ id }) => id !== message.id), message] });
    void reload();
  }
  return { whole, refused, reload, add };
}
