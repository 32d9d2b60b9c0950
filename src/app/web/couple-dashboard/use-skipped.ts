import { useState } from "react";

const key = "umshado.wedding_form_skipped";

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage may be switched off: then the form is asked for again on the next page.
    return null;
  }
}

/** Whether this couple put the form off in this visit: until the tab is closed. */
export function useSkipped(couple_id: string): [isSkipped: boolean, skip: () => void] {
  const [isSkipped, setSkipped] = useState(() => read() === couple_id);
  function skip() {
    setSkipped(true);
    try {
      sessionStorage.setItem(key, couple_id);
    } catch {
      // See above.
      return;
    }
  }
  return [isSkipped, skip];
}
