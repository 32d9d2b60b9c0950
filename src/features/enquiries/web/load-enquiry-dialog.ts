import { useCallback, useEffect } from "react";
import { href } from "react-router";
import { storedText } from "../../../client/stored.ts";
import { useLater } from "../../../client/use-later.ts";

/** Fetches the dialog's code; browsers keep it, so that asking twice costs nothing. */
const load = () => import("./enquiry-dialog.tsx");

/** Set for the page that is loaded anew because a release has replaced the dialog's code. */
const askedAgain = storedText({ in: "tab", key: "umshado.enquire_again" });
let wasAskedAgain = false;

/** Fetches the dialog's code when somebody is about to want it; a failure is told when it is wanted. */
export function expectEnquiry(): void {
  load().catch(() => undefined);
}

/**
 * The dialog's module once it is wanted and there. When it can't be fetched, the visitor is told and it is given up. Where
 * a release has replaced it the page is loaded anew and opens it; if that fails too, the form's own page stands in
 * for it [enquiries-37].
 */
export function useEnquiryDialog(provider_id: string, isWanted: boolean, want: (isWanted: boolean) => void) {
  useEffect(() => {
    if (askedAgain.take() === null) return;
    wasAskedAgain = true;
    want(true);
  }, [want]);
  const giveUp = useCallback(() => want(false), [want]);
  const elsewhere = useCallback(() => {
    if (wasAskedAgain) return globalThis.location.assign(href("/provider/:id/enquiry", { id: provider_id }));
    askedAgain.set("yes");
    globalThis.location.reload();
  }, [provider_id]);
  return useLater(load, isWanted, giveUp, "The form could not be loaded.", elsewhere);
}
