import { useEffect } from "react";
import { useToast } from "../../../ui/toast.tsx";

/** One sentence that outlives a reload of its tab, such as "Profile published successfully!" [visitors-20]. */
const key = "umshado.told_after_reload";

/** A dialog that closes takes its entry of the history back, and such a step would call the reload off: it goes first. */
const step_ms = 200;

/** Loads the page anew and has the sentence told there. */
export function reloadWithFlashMessage(sentence: string): void {
  keepFlashMessage(sentence);
  setTimeout(() => globalThis.location.reload(), step_ms);
}

/** Keeps a sentence for the next page to tell. Without a store in this browser that page speaks for itself. */
export function keepFlashMessage(sentence: string): void {
  try {
    sessionStorage.setItem(key, sentence);
  } catch (cause) {
    console.info("This browser keeps nothing from one page to the next.", cause);
  }
}

/** What is to be told after a reload, once; null when there is nothing. */
export function takeFlashMessage(): string | null {
  try {
    const sentence = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return sentence;
  } catch {
    // A browser that refuses its store has kept nothing.
    return null;
  }
}

/** Tells what was kept for this page, once it stands. */
export function useFlashMessage(): void {
  const toast = useToast();
  useEffect(() => {
    const message = takeFlashMessage();
    if (message !== null) toast(message);
  }, [toast]);
}
