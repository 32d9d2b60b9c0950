import { useCallback, useState } from "react";
import { messageTone } from "./message-tone.ts";

export type LibraryMessage = { id: number; text: string; tone: "good" | "bad" };

export function useMessage() {
  const [message, setMessage] = useState<LibraryMessage | null>(null);
  const announce = useCallback((text: string) => {
    // repeating the same sentence is a new message
    setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, tone: messageTone(text) }));
  }, []);
  const clear = useCallback(() => setMessage(null), []);
  return { message, announce, clear };
}
