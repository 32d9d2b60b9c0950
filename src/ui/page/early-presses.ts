import { useEffect } from "react";

declare global {
  /** Buttons pressed before hydration; null afterwards. */
  var early: Set<HTMLButtonElement> | null;
  var filled: WeakSet<EventTarget>;
}

/**
 * Inline in the head: records presses on script-only buttons, form posts and input until hydration. Stops the events,
 * which React might hear twice.
 */
export const earlyPressScript = `var early=new Set,filled=new WeakSet,note=(e,b)=>{if(b){e.stopPropagation();e.preventDefault();b.ariaBusy="true";early.add(b)}};addEventListener("click",e=>note(e,early&&e.target.closest("button[type=button]:not([popovertarget])")),!0);addEventListener("submit",e=>note(e,early&&e.target.method=="post"&&e.submitter),!0);addEventListener("input",e=>{filled.add(e.target)},!0)`;

/** Replays early presses after hydration [visitors-22]. Use once, around every page. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const pressed = globalThis.early ?? [];
    globalThis.early = null;
    for (const button of pressed) {
      button.ariaBusy = null;
      if (button.isConnected) button.click();
    }
  }, []);
}
