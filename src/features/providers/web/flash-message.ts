import { useEffect } from "react";
import { storedText } from "../../../client/stored.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";

/** One message that survives a reload of the tab, such as "Profile published successfully!" [visitors-20]. */
const flashMessage = storedText({ in: "tab", key: "umshado.told_after_reload" });

/** A closing dialog goes back in history, which would cancel the reload: wait for it. */
const step_ms = 200;

export function reloadWithFlashMessage(sentence: string): void {
  saveFlashMessage(sentence);
  setTimeout(() => globalThis.location.reload(), step_ms);
}

/** Without browser storage no message is shown. */
export function saveFlashMessage(sentence: string): void {
  flashMessage.set(sentence);
}

/** Returns it once; null when there is none. */
export function consumeFlashMessage(): string | null {
  return flashMessage.consume();
}

export function useFlashMessage(): void {
  const toast = useToast();
  useEffect(() => {
    const message = consumeFlashMessage();
    if (message !== null) toast(message, { tone: "good" });
  }, [toast]);
}
