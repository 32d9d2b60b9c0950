import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveEvents, type Listener } from "../../../client/live-events.ts";
import type { Message, FullConversation } from "../../../contract/conversations/schema.ts";
import type { ConversationSource } from "./source.ts";

/** Polling interval without a live stream. */
const pause_ms = 15_000;
/** Polling interval with a live stream, in case an event was lost. */
const live_poll_pause_ms = 120_000;

export type Refused = { error: string; code: string };

const isInvalid = (refused: Refused | null) => refused?.code === "dead_link";

/**
 * Fetches a conversation on each event while visible, and polls. Displayed messages are marked as read
 * [conversations-5]. Old content stays until newer arrives; a dead link stops the polling.
 * @param source null while the reader is unknown
 * @param who receives the events
 */
export function useConversation(source: ConversationSource | null, who: Listener | null) {
  const [fullConversation, setFullConversation] = useState<FullConversation | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const readUpTo = useRef(-1);

  const reload = useCallback(async () => {
    if (source === null) return;
    setRefused((before) => (isInvalid(before) ? before : null));
    const outcome = await source.load();
    if (outcome.ok) setFullConversation(outcome.body);
    else setRefused({ error: outcome.error, code: outcome.code });
  }, [source]);

  const isOver = isInvalid(refused);
  const isLive = useLiveEvents(source === null || isOver ? null : who, ({ name, id }) => {
    // a guest's link receives events of this conversation only
    if (name === "again" || typeof who === "object" || id === source?.name) void reload();
  });

  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    if (isOver) return;
    const again = () => {
      if (document.visibilityState === "visible") void reload();
    };
    const timer = setInterval(again, isLive ? live_poll_pause_ms : pause_ms);
    document.addEventListener("visibilitychange", again);
    globalThis.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      globalThis.removeEventListener("online", again);
    };
  }, [reload, isLive, isOver]);

  useEffect(() => {
    const last = fullConversation?.messages.at(-1)?.position ?? -1;
    const isUnread = (fullConversation?.conversation.unread ?? 0) > 0;
    // a reader's visit doesn't mark the wedding's messages as read
    const isReader = fullConversation?.conversation.closed_reason === "reader_only";
    if (source === null || !isUnread || isReader || last <= readUpTo.current || document.visibilityState !== "visible")
      return;
    readUpTo.current = last;
    void source.markRead(last);
  }, [fullConversation, source]);

  function add(message: Message) {
    setFullConversation(
      (now) => now && { ...now, messages: [...now.messages.filter(({ id }) => id !== message.id), message] },
    );
    void reload();
  }
  return { fullConversation, refused, reload, add };
}
