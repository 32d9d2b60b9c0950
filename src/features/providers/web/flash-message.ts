import { useEffect } from "react";
import { storedText } from "../../../client/stored.ts";
import { useToast } from "../../../ui/toast.tsx";

/** One sentence that outlives a reload of its tab, such as "Profile published successfully!" [visitors-20]. */
const flashMessage = storedText({ in: "tab", key: "umshado.told_after_reload" });

/** A dialog that closes takes its entry of the history back, and such a step would call the reload off: it goes first. */
const step_ms = 200;

/** Loads the page anew and has the sentence told there. */
export function reloadWithFlashMessage(sentence: string): void {
  keepFlashMessage(sentence);
  setTimeout(() => globalThis.location.reload(), step_ms);
}

/** Keeps a sentence for the next page to tell. Without a store in this browser that page speaks for itself. */
export function keepFlashMessage(sentence: string): void {
  flashMessage.set(sentence);
}

/** What is to be told after a reload, once; null when there is nothing. */
export function takeFlashMessage(): string | null {
  return flashMessage.take();
}

/** Tells what was kept for this page, once it stands. */
export function useFlashMessage(): void {
  const toast = useToast();
  useEffect(() => {
    const message = takeFlashMessage();
    if (message !== null) toast(message, undefined, { tone: "good" });
  }, [toast]);
}
