import { useState } from "react";
import { storedText } from "../../../client/stored.ts";

/** The couple that put the form off. Where the browser keeps nothing, it is asked for again on the next page. */
const skipped = storedText({ in: "tab", key: "umshado.wedding_form_skipped" });

/** Whether this couple put the form off in this visit: until the tab is closed. */
export function useSkipped(couple_id: string): [isSkipped: boolean, skip: () => void] {
  const [isSkipped, setSkipped] = useState(() => skipped.get() === couple_id);
  function skip() {
    setSkipped(true);
    skipped.set(couple_id);
  }
  return [isSkipped, skip];
}
