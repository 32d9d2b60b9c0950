import { useState } from "react";
import { storedText } from "../../../client/stored.ts";

/** The id of the couple that skipped the form. */
const skipped = storedText({ in: "tab", key: "umshado.wedding_form_skipped" });

/** Lasts until the tab is closed. */
export function useSkipped(couple_id: string): [isSkipped: boolean, skip: () => void] {
  const [isSkipped, setSkipped] = useState(() => skipped.get() === couple_id);
  function skip() {
    setSkipped(true);
    skipped.set(couple_id);
  }
  return [isSkipped, skip];
}
