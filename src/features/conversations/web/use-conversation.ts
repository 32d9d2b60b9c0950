import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveEvents } from "../../../client/live-events.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import type { Message, WholeConversation } from "../../../contract/conversations/shapes.ts";
import type { Source } from "./source.ts";

/** How often an open page asks for what is new, where it is not told at once. */
const pause_ms = 15_000;
/** And where it is, in case something was lost. */
const told_pause_ms = 120_000;

type Refused = { error: string; code: string };

/**
 * A conversation, asked for at once and, while somebody looks at the page, whenever something is new: whoever is signed in is told, a guest's page asks. What it shows is marked as read
 * [conversations-5]. What is there stays until something newer is: `refused` counts only while there is nothing.
 * @param source null until it is known who asks
 * @param as whose session is told what is new; null for a guest
 */
export function useConversation(source: Source | null, as: AccountKind | null = null) {
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
    const timer = setInterval(again, as === null ? pause_ms : told_pause_ms);
    document.addEventListener("visibilitychange", again);
    globalThis.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      globalThis.removeEventListener("online", again);
    };
  }, [reload, as]);
  useLiveEvents(source === null ? null : as, ({ name, id }) => {
    if (name === "again" || id === source?.name) void reload();
  });

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
