import { useEffect } from "react";

declare global {
  /** The buttons that were pressed before the page's scripts had taken over, until they have. */
  var early: Set<HTMLButtonElement> | null;
  /** The fields that something was put into. */
  var filled: WeakSet<EventTarget>;
}

/**
 * Runs in the head, before the first paint: notes presses on buttons that only scripts give a meaning, and shows that they are
 * under way. What opens a popover works without scripts, and so do forms that ask for a page; one that posts waits, with
 * what was typed in it. React, which hears some of them while it takes over, is not to hear them too. Notes also into which
 * fields something is put, for forms that are not alive yet.
 */
export const earlyPressNote = `var early=new Set,filled=new WeakSet,note=(e,b)=>{if(b){e.stopPropagation();e.preventDefault();b.ariaBusy="true";early.add(b)}};addEventListener("click",e=>note(e,early&&e.target.closest("button[type=button]:not([popovertarget])")),!0);addEventListener("submit",e=>note(e,early&&e.target.method=="post"&&e.submitter),!0);addEventListener("input",e=>{filled.add(e.target)},!0)`;

/** Carries out what was pressed early, each once, as soon as the page is alive [visitors-22]. For the component that stands around every page. */
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
